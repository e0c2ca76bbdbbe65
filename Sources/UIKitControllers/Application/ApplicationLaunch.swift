import EventLog
import Foundation
import ObjectiveC
import UIKitViews

/// Launches a program on the stage: its delegates are called in UIKit's order, and its first screen
/// comes into a window.
@MainActor package struct ApplicationLaunch {
  /// The application delegate, already made; nil for a program without one.
  package var applicationDelegate: (any UIApplicationDelegate)?
  /// Makes the scene's delegate: of the class that the configuration names, else of the one that
  /// the program has. Nil, or an answer of nil, launches without scenes.
  package var makeSceneDelegate: ((_ delegateClass: AnyClass?) -> (any UISceneDelegate)?)?
  /// The first screen where a storyboard or the caller gives it; the program may set its own.
  package var makeRoot: (() -> UIViewController?)?

  /// Describes a launch.
  package init(
    applicationDelegate: (any UIApplicationDelegate)? = nil,
    makeSceneDelegate: ((_ delegateClass: AnyClass?) -> (any UISceneDelegate)?)? = nil,
    makeRoot: (() -> UIViewController?)? = nil
  ) {
    self.applicationDelegate = applicationDelegate
    self.makeSceneDelegate = makeSceneDelegate
    self.makeRoot = makeRoot
  }

  /// Launches; afterwards a window is shown, unless the program made none.
  package func run() {
    let application = UIApplication.shared
    application.delegate = applicationDelegate
    _ = tell("application(_:willFinishLaunchingWithOptions:)") {
      $0.application(application, willFinishLaunchingWithOptions: nil)
    }
    let sceneDelegate = makeScene(application)
    if sceneDelegate == nil { connectPlainScene(application) }
    let window = sceneDelegate == nil ? storyboardWindow() : nil
    if let window { applicationDelegate?.window = window }
    if tell(
      "application(_:didFinishLaunchingWithOptions:)",
      { $0.application(application, didFinishLaunchingWithOptions: nil) }) == nil
    {
      tell("applicationDidFinishLaunching(_:)") { $0.applicationDidFinishLaunching(application) }
    }
    post(UIApplication.didFinishLaunchingNotification)
    if let sceneDelegate {
      connect(sceneDelegate.scene, sceneDelegate.delegate)
    } else {
      show(window)
    }
    application.stateStorage = .active
    if sceneDelegate == nil {
      tell("applicationDidBecomeActive(_:)") { $0.applicationDidBecomeActive(application) }
    }
    post(UIApplication.didBecomeActiveNotification)
  }

  // MARK: Without scenes

  private func storyboardWindow() -> UIWindow? {
    guard let root = makeRoot?() else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    LaunchedWindows.keep(window)
    return window
  }

  private func show(_ window: UIWindow?) {
    if let own = applicationDelegate?.window { LaunchedWindows.keep(own) }
    // A program that brought its own window up needs no other.
    guard let window, UIWindow.all.allSatisfy(\.isHidden) else { return }
    window.makeKeyAndVisible()
  }

  // MARK: Scenes

  /// A program without scene delegates has one scene all the same, and its windows belong to it.
  private func connectPlainScene(_ application: UIApplication) {
    let session = UISceneSession(
      role: .windowApplication,
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: SceneOptions.make())
    scene.activationStateStorage = .foregroundActive
    application.sceneStorage.append(scene)
    for window in UIWindow.all where window.windowScene == nil { window.windowScene = scene }
  }

  private func makeScene(
    _ application: UIApplication
  )
    -> (scene: UIWindowScene, delegate: any UISceneDelegate)?
  {
    guard let makeSceneDelegate else { return nil }
    let planned = UISceneConfiguration(
      name: "Default Configuration", sessionRole: .windowApplication)
    let options = SceneOptions.make()
    let session = UISceneSession(role: .windowApplication, configuration: planned)
    let asked = tell("application(_:configurationForConnecting:options:)") {
      $0.application(application, configurationForConnecting: session, options: options)
    }
    let configuration = asked ?? planned
    guard let delegate = makeSceneDelegate(configuration.delegateClass) else { return nil }
    let connected = UISceneSession(role: .windowApplication, configuration: configuration)
    let sceneClass = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: connected, connectionOptions: options)
    scene.delegate = delegate
    application.sceneStorage.append(scene)
    return (scene, delegate)
  }

  private func connect(_ scene: UIWindowScene, _ delegate: any UISceneDelegate) {
    let windowDelegate = delegate as? any UIWindowSceneDelegate
    let window = storyboardWindow()
    window?.windowScene = scene
    if let window { windowDelegate?.window = window }
    scene.activationStateStorage = .foregroundInactive
    log(delegate, "scene(_:willConnectTo:options:)") {
      delegate.scene(scene, willConnectTo: scene.session, options: SceneOptions.make())
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    if let own = windowDelegate?.window { LaunchedWindows.keep(own) }
    if let window, UIWindow.all.allSatisfy(\.isHidden) { window.makeKeyAndVisible() }
    log(delegate, "sceneWillEnterForeground(_:)") { delegate.sceneWillEnterForeground(scene) }
    scene.activationStateStorage = .foregroundActive
    log(delegate, "sceneDidBecomeActive(_:)") { delegate.sceneDidBecomeActive(scene) }
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
  }

  // MARK: Telling

  /// Calls the delegate and logs it, if it has the method.
  @discardableResult
  private func tell<Answer>(
    _ call: String, _ body: (any UIApplicationDelegate) -> Answer
  )
    -> Answer?
  {
    guard let applicationDelegate else { return nil }
    return log(applicationDelegate, call) { body(applicationDelegate) }
  }

  @discardableResult
  private func log<Answer>(_ object: AnyObject, _ call: String, _ body: () -> Answer) -> Answer? {
    guard let answer = ifImplemented(body) else { return nil }
    EventLog.current.record(actor: .application, object: object, call: call)
    return answer
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }
}

/// Keeps the windows of the program, as the system's scene does.
@MainActor enum LaunchedWindows {
  private static var windows: [UIWindow] = []
  static func keep(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
  }
  static func forgetAll() { windows = [] }
}

@MainActor private enum SceneOptions {
  static func make() -> UIScene.ConnectionOptions { UIScene.ConnectionOptions() }
}
