import Foundation
import ObjectiveC

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { missingRequirement(()) }
  public func sceneDidDisconnect(_ scene: UIScene) { missingRequirement(()) }
  public func sceneDidBecomeActive(_ scene: UIScene) { missingRequirement(()) }
  public func sceneWillResignActive(_ scene: UIScene) { missingRequirement(()) }
  public func sceneWillEnterForeground(_ scene: UIScene) { missingRequirement(()) }
  public func sceneDidEnterBackground(_ scene: UIScene) { missingRequirement(()) }
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    missingRequirement(())
  }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { missingRequirement(nil) }
    set { missingRequirement(()) }
  }
}
