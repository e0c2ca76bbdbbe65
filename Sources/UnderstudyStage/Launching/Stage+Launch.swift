import Foundation
import UIKit
import UIKitControllers
import UIKitViews

extension Stage {
  /// Launches an application whose window shows this screen.
  package func launch(root: @autoclosure @escaping () -> UIViewController) {
    ApplicationLaunch.launch(root: root)
  }

  /// Launches an application as its delegates say.
  ///
  /// - Parameters:
  ///   - delegate: the application delegate's class, if there is one.
  ///   - sceneDelegate: the window scene delegate's class, if there is one.
  ///   - mainStoryboard: the storyboard whose initial screen comes first where no delegate makes a
  ///     window.
  package func launch(delegate: AnyClass?, sceneDelegate: AnyClass?, mainStoryboard: String?) {
    ApplicationLaunch.launch(
      delegate: delegate, sceneDelegate: sceneDelegate, mainStoryboard: mainStoryboard)
  }
}
