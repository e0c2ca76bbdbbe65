import Foundation
import ObjectiveC
import UIKitViews

/// Hears of the program's life.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Optional: the main window; the system sets it for a program with a main storyboard.
  var window: UIWindow? { get set }
  /// Optional: called first, before anything is restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Optional: called when the program has been launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Optional: the older form of the same call.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Optional: called when the program gets events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Optional: called when the program is about to get no more events.
  func applicationWillResignActive(_ application: UIApplication)
  /// Optional: called when the program has left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Optional: called when the program is about to come on screen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Optional: called when the program is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Optional: called when memory runs short; never here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Optional: the configuration of a scene that is about to connect.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Optional: called when the user has closed scenes; never here.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Optional: called with a URL to open; never here.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Optional: the orientations that a window supports; there is no rotation to ask for.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Not implemented: no window of the delegate's own.
  public var window: UIWindow? {
    get { missingRequirement(nil) }
    set { missingRequirement(()) }
  }
  /// Not implemented: go on.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { missingRequirement(true) }
  /// Not implemented: go on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { missingRequirement(true) }
  /// Not implemented: nobody wants to know.
  public func applicationDidFinishLaunching(_ application: UIApplication) { missingRequirement(()) }
  /// Not implemented: nobody wants to know.
  public func applicationDidBecomeActive(_ application: UIApplication) { missingRequirement(()) }
  /// Not implemented: nobody wants to know.
  public func applicationWillResignActive(_ application: UIApplication) { missingRequirement(()) }
  /// Not implemented: nobody wants to know.
  public func applicationDidEnterBackground(_ application: UIApplication) { missingRequirement(()) }
  /// Not implemented: nobody wants to know.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    missingRequirement(())
  }
  /// Not implemented: nobody wants to know.
  public func applicationWillTerminate(_ application: UIApplication) { missingRequirement(()) }
  /// Not implemented: nobody wants to know.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    missingRequirement(())
  }
  /// Not implemented: the configuration of `Info.plist`.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { missingRequirement(connectingSceneSession.configuration) }
  /// Not implemented: nobody wants to know.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { missingRequirement(()) }
  /// Not implemented: no.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { missingRequirement(false) }
  /// Not implemented: all but upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { missingRequirement(.allButUpsideDown) }

  /// The entry of a program marked `@main`; the generated entry calls the stage instead.
  public static func main() {
    preconditionFailure("A program runs under Understudy by `understudy record` or `preview`")
  }
}
