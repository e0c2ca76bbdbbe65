import CoreGraphics
import Foundation
import ObjectiveC
import UIKitViews

/// The running program: its delegate, windows, scenes and the end of the responder chain.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one application; a new stage makes a new one.
  open class var shared: UIApplication { ApplicationState.current }

  /// Whether the program is on screen.
  public enum State: Int, Sendable {
    /// On screen and getting events.
    case active = 0
    /// On screen, getting none.
    case inactive = 1
    /// Not on screen.
    case background = 2
  }

  package var stateStorage: State = .inactive
  package var sceneStorage: [UIScene] = []
  private var ignoringDepth = 0

  package override init() { super.init() }

  /// Hears of the program's life; the system keeps the delegate that it made.
  open var delegate: (any UIApplicationDelegate)?
  /// Whether the program is on screen.
  open var applicationState: State { stateStorage }
  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(sceneStorage) }
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(sceneStorage.map(\.session)) }
  /// Whether several scenes can be shown.
  open var supportsMultipleScenes: Bool { false }
  /// All windows, the backmost first.
  open var windows: [UIWindow] { windowsInOrder }
  /// The window that gets what is not addressed to a view.
  open var keyWindow: UIWindow? { UIWindow.key }

  // MARK: Actions

  /// Sends an action to a target, or to the first responder in the chain that has it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  )
    -> Bool
  { send(action, to: target, from: sender, event: event) }
  /// Delivers an event to the windows.
  open func sendEvent(_ event: UIEvent) { deliver(event) }
  /// Ignores all touches until the calls are balanced.
  open func beginIgnoringInteractionEvents() {
    ignoringDepth += 1
    if ignoringDepth == 1 { windowsInOrder.forEach { $0.beginIgnoringNewTouches() } }
  }
  /// Takes touches again.
  open func endIgnoringInteractionEvents() {
    guard ignoringDepth > 0 else { return }
    ignoringDepth -= 1
    if ignoringDepth == 0 { windowsInOrder.forEach { $0.endIgnoringNewTouches() } }
  }
  /// Whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  // MARK: Other programs. There are none, so nothing opens.

  /// Whether another program can open the URL; none can.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens the URL in another program; there is none, so the handler gets false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    unsupported("UIApplication.open(_:options:completionHandler:)", "there is no other program")
    if let completion { TickWork.now("the completion of open") { completion(false) } }
  }

  // MARK: The device

  /// Whether the device stays awake; kept, nothing more.
  open var isIdleTimerDisabled: Bool = false
  /// The number on the program's icon; kept, nothing more.
  open var applicationIconBadgeNumber: Int = 0
  /// Whether a network activity is shown; kept, nothing more.
  open var isNetworkActivityIndicatorVisible: Bool = false
  /// Whether a shake undoes; kept, nothing more.
  open var applicationSupportsShakeToEdit: Bool = true
  /// The orientation of the first window scene.
  open var statusBarOrientation: UIInterfaceOrientation {
    windowScene?.interfaceOrientation ?? .portrait
  }
  /// Where the status bar would be: the top safe area.
  open var statusBarFrame: CGRect { windowScene?.statusBarManager?.statusBarFrame ?? .zero }
  /// The style of the status bar; nothing is drawn.
  open var statusBarStyle: UIStatusBarStyle = .default
  /// Whether the status bar is hidden; nothing is drawn.
  open var isStatusBarHidden: Bool = false
  /// The direction in which the interface is laid out.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// Whether protected files can be read.
  open var isProtectedDataAvailable: Bool { true }

  /// The delegate, if it is a responder of its own.
  open override var next: UIResponder? {
    let responder = delegate as? UIResponder
    return responder === self ? nil : responder
  }
}

extension UIApplication {
  /// Keys of the options with which a program is launched; it is launched with none.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A URL to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The program that asked for the launch.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A remote notification.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A shortcut of the home screen.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// Keys of the options with which another program opens a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program that asks.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// Keys of the options with which this program opens a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only as a universal link.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the program's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Posted when the program has been launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the program has come on screen and gets events.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the program is about to get no more events.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the program has left the screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the program is about to come on screen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the program is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory runs short; never here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the status bar's frame is about to change; never here.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted when the status bar's frame has changed; never here.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted when the user has taken a screenshot; never here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted when the status bar is about to turn; never here.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted when the status bar has turned; never here.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}
