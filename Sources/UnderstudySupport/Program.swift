import Foundation
import ObjectiveC

/// What the stage needs to know of the program it plays.
@MainActor
package struct Program {
  /// The running program; an empty one in tests and in native packages.
  package static var current = Program(
    moduleName: "", applicationClassName: nil, ownMain: nil, resources: ProgramResources())

  package let moduleName: String
  /// The class marked `@main` or `@UIApplicationMain`, with its module.
  package let applicationClassName: String?
  /// The program's own `static func main()`, where UIKit's is not meant.
  package let ownMain: (@MainActor () -> Void)?
  package let resources: ProgramResources

  package init(
    moduleName: String, applicationClassName: String?, ownMain: (@MainActor () -> Void)?,
    resources: ProgramResources
  ) {
    self.moduleName = moduleName
    self.applicationClassName = applicationClassName
    self.ownMain = ownMain
    self.resources = resources
  }

  /// The application delegate: the class marked as the entry, else the only one there is.
  package var applicationDelegate: ProgramClass? {
    if let applicationClassName, let found = ProgramClass(named: applicationClassName),
      found.has(.appDelegate)
    {
      return found
    }
    return Self.only(classes(.appDelegate))
  }

  /// The scene delegate that `Info.plist` names, else the only one there is.
  package var sceneDelegate: ProgramClass? {
    if let name = resources.sceneDelegateClassName, let found = ProgramClass(named: name) {
      return found
    }
    return Self.only(classes(.sceneDelegate))
  }

  /// Every class that plays this part, in the order of files and lines.
  package func classes(_ role: ProgramClass.Role) -> [ProgramClass] {
    ProgramClass.all.filter { $0.has(role) }
  }

  /// View controllers that nothing in the program or its interface files makes, and that can be made
  /// without arguments: the candidates for the first screen.
  package var firstScreens: [ProgramClass] {
    classes(.viewController).filter {
      !$0.has(.created) && !$0.has(.interfaceFile) && !$0.has(.superclass) && $0.canMakeEmpty
    }
  }

  /// The class that `--root` names.
  package func root(named name: String) -> ProgramClass? { ProgramClass(named: name) }

  private static func only(_ classes: [ProgramClass]) -> ProgramClass? {
    let concrete = classes.filter { !$0.has(.superclass) }
    return concrete.count == 1 ? concrete[0] : nil
  }
}
