import Foundation
import ObjectiveC

extension UISceneDelegate {
  /// Stands in where the program leaves the method out.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { missingRequirement(()) }
  /// Stands in where the program leaves the method out.
  public func sceneDidDisconnect(_ scene: UIScene) { missingRequirement(()) }
  /// Stands in where the program leaves the method out.
  public func sceneDidBecomeActive(_ scene: UIScene) { missingRequirement(()) }
  /// Stands in where the program leaves the method out.
  public func sceneWillResignActive(_ scene: UIScene) { missingRequirement(()) }
  /// Stands in where the program leaves the method out.
  public func sceneWillEnterForeground(_ scene: UIScene) { missingRequirement(()) }
  /// Stands in where the program leaves the method out.
  public func sceneDidEnterBackground(_ scene: UIScene) { missingRequirement(()) }
  /// Stands in where the program leaves the method out.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    missingRequirement(())
  }
}

extension UIWindowSceneDelegate {
  /// Stands in where the program leaves the method out.
  public var window: UIWindow? {
    get { missingRequirement(nil) }
    set { missingRequirement(()) }
  }
}
