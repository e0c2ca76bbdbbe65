public import Foundation

/// One instance of the program's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene is in use.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the program.
    case unattached = -1
    /// On screen and getting events.
    case foregroundActive = 0
    /// On screen, getting none.
    case foregroundInactive = 1
    /// Not on screen.
    case background = 2
  }

  /// What the system tells a scene's delegate when it connects.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// URLs to open; none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// What the user was doing elsewhere; nothing.
    open var userActivities: Set<NSObject> { [] }
    package override init() { super.init() }
  }

  private let sessionStorage: UISceneSession
  package var activationStateStorage: ActivationState = .unattached
  /// Who is told of the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// A name for the scene.
  open var title: String! = ""

  /// Makes a scene of a session. The system calls it.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    sessionStorage = session
    super.init()
    session.sceneStorage = self
  }

  /// The session behind the scene.
  open var session: UISceneSession { sessionStorage }
  /// Whether the scene is in use.
  open var activationState: ActivationState { activationStateStorage }
  /// The application.
  open override var next: UIResponder? { UIWindow.nextAfterWindows }

  /// Posted when a scene is about to connect.
  public nonisolated class var willConnectNotification: NSNotification.Name {
    .init("UISceneWillConnectNotification")
  }
  /// Posted when a scene has left the program.
  public nonisolated class var didDisconnectNotification: NSNotification.Name {
    .init("UISceneDidDisconnectNotification")
  }
  /// Posted when a scene is in use.
  public nonisolated class var didActivateNotification: NSNotification.Name {
    .init("UISceneDidActivateNotification")
  }
  /// Posted when a scene is about to be out of use.
  public nonisolated class var willDeactivateNotification: NSNotification.Name {
    .init("UISceneWillDeactivateNotification")
  }
  /// Posted when a scene is about to come on screen.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    .init("UISceneWillEnterForegroundNotification")
  }
  /// Posted when a scene has left the screen.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    .init("UISceneDidEnterBackgroundNotification")
  }
}

/// A URL that the program is asked to open. The simulation never asks.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  private let storage: URL
  package init(url: URL) {
    storage = url
    super.init()
  }
  /// The URL.
  open var url: URL { storage }
}

/// Who is told of a scene's life.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene connects: the place to make the window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene leaves the program.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene is in use.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to be out of use.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to come on screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with URLs to open.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

/// Who is told of a window scene's life.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window, which a storyboard's window is given to.
  var window: UIWindow? { get set }
}
