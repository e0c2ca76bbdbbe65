import Foundation
import ObjectiveC

/// One class of the program, as the stage sees it.
package struct ProgramClass {
  /// The parts that a class may play.
  package enum Role: String, CaseIterable {
    case appDelegate = "app-delegate"
    case sceneDelegate = "scene-delegate"
    case viewController = "view-controller"
    case navigationController = "navigation-controller"
    case tabController = "tab-controller"
    case view
    case animator
    case interactionController = "interaction-controller"
    case presentationController = "presentation-controller"
    case transitioningDelegate = "transitioning-delegate"
    case navigationDelegate = "navigation-delegate"
    case tabDelegate = "tab-delegate"
    /// Something in the sources makes it or takes its type.
    case created
    /// A storyboard or xib makes it.
    case interfaceFile = "interface-file"
    /// Another class of the program inherits from it.
    case superclass
  }

  /// The two ways of a transition that an animator may be made for.
  package enum Direction { case present, dismiss }

  package let description: ClassDescription

  package init(_ description: ClassDescription) { self.description = description }

  /// The class called `Module.Name`, `Outer.Name` or `Name`.
  package init?(named name: String) {
    guard let description = ClassRegistry.description(named: name) else { return nil }
    self.description = description
  }

  /// Every class of the program, in the order of files and lines.
  package static var all: [ProgramClass] {
    ClassRegistry.all.filter { !$0.file.isEmpty }.map(ProgramClass.init)
  }

  package var type: AnyClass { description.type }
  /// `Outer.Name`, without the module.
  package var name: String {
    description.qualifiedName.split(separator: ".").dropFirst().joined(separator: ".")
  }

  package func has(_ role: Role) -> Bool { description.roles.contains(role.rawValue) }

  /// Whether ``make()`` has an initialiser to call.
  package var canMakeEmpty: Bool { description.makers["init()"] != nil }

  /// A new instance from `init()`, or from one whose parameters all have defaults.
  package func make() -> AnyObject? { description.make("init()") }

  /// A new instance for one way of a transition.
  ///
  /// An initialiser like `init(isPresenting:)` or `init(mode:)` gets the value that fits; without one,
  /// `init()` serves both ways.
  package func make(for direction: Direction) -> AnyObject? {
    let name = direction == .present ? "understudy.present" : "understudy.dismiss"
    return description.make(name) ?? make()
  }

  /// A presentation controller for these two, if it has the initialiser that UIKit declares.
  package func makePresentationController(
    presented: AnyObject, presenting: AnyObject?
  ) -> AnyObject? {
    description.make("init(presentedViewController:presenting:)", presented, presenting)
  }
}
