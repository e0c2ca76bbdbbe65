import Foundation
import ObjectiveC
import UIKit
import UIKitControllers
import UIKitViews
import UnderstudySupport

extension Stage {
  /// Launches an application whose window shows this screen.
  package func launch(root: @autoclosure @escaping () -> UIViewController) {
    ApplicationLaunch(makeRoot: root).run()
  }

  /// Launches an application as its delegates say.
  ///
  /// - Parameters:
  ///   - delegate: the application delegate's class, if there is one.
  ///   - sceneDelegate: the window scene delegate's class, if there is one.
  ///   - mainStoryboard: the storyboard whose initial screen comes first where no delegate makes a
  ///     window.
  func launch(
    delegate: ProgramClass?, sceneDelegate: ProgramClass?, mainStoryboard: String?
  ) throws {
    let made = try delegate.map(Self.applicationDelegate)
    var launch = ApplicationLaunch(applicationDelegate: made)
    if let sceneDelegate {
      launch.makeSceneDelegate = { named in
        let found = named.flatMap { ClassRegistry.description(of: $0) }.map(ProgramClass.init)
        return (found ?? sceneDelegate).make() as? any UISceneDelegate
      }
    }
    if let mainStoryboard {
      launch.makeRoot = {
        UIStoryboard(name: mainStoryboard, bundle: nil).instantiateInitialViewController()
      }
    }
    launch.run()
  }

  private static func applicationDelegate(
    _ found: ProgramClass
  ) throws -> any UIApplicationDelegate {
    guard let made = found.make() as? any UIApplicationDelegate else {
      throw StageError(
        "The application delegate \(found.name) cannot be made: it needs an initialiser without arguments."
      )
    }
    return made
  }
}
