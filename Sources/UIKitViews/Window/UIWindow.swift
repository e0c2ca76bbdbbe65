public import Foundation

/// The outermost view; what fingers and frames come in through.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The order of windows: a higher level lies in front.
  public struct Level: Hashable, Comparable, RawRepresentable, Sendable {
    /// The level's number.
    public var rawValue: CGFloat
    /// Makes a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The program's windows.
    public static let normal = Level(0)
    /// The status bar.
    public static let statusBar = Level(1000)
    /// Alerts.
    public static let alert = Level(2000)
    /// Whether one level lies behind another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// A level in front of another by a number.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// A level behind another by a number.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }

  /// Posted when a window has come on screen.
  public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
    .init("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted when a window has left the screen.
  public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
    .init("UIWindowDidBecomeHiddenNotification")
  }
  /// Posted when a window has become the key window.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    .init("UIWindowDidBecomeKeyNotification")
  }
  /// Posted when a window is no longer the key window.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    .init("UIWindowDidResignKeyNotification")
  }

  var levelStorage = Level.normal
  weak var sceneStorage: UIWindowScene?
  /// The touches that views have, or will have when recognizers let them.
  var liveTouches: [UITouch] = []
  /// What the controllers' module keeps about the window (its root view controller).
  package var controllerState: AnyObject?
  /// The responder after the window: its scene, or the application.
  package static weak var nextAfterWindows: UIResponder?

  /// Makes a window with a frame on the screen. It is hidden until ``makeKeyAndVisible()``.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWindow()
  }

  /// Makes a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes a window in a scene, as large as the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.coordinateSpace.bounds)
    self.windowScene = windowScene
  }

  /// Makes a window from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpWindow()
  }

  /// The scene, or the application.
  open override var next: UIResponder? { owner ?? sceneStorage ?? UIWindow.nextAfterWindows }

  /// The scene that shows the window.
  open var windowScene: UIWindowScene? {
    get { sceneStorage }
    set { sceneStorage = newValue; inheritedTraitsMayHaveChanged() }
  }

  /// The screen that shows the window.
  open var screen: UIScreen { .main }

  /// Where the window lies among the others.
  open var windowLevel: Level {
    get { levelStorage }
    set { levelStorage = newValue; UIWindow.sortAll() }
  }

  /// Whether the window gets what is not addressed to a view.
  open var isKeyWindow: Bool { UIWindow.key === self }
  /// Whether the window may become the key window.
  open var canBecomeKey: Bool { true }
  /// Called after the window has become the key window.
  open func becomeKey() {}
  /// Called after the window is no longer the key window.
  open func resignKey() {}
  /// Makes the window the key window.
  open func makeKey() { takeKey() }
  /// Shows the window in front of those of its level and makes it the key window.
  open func makeKeyAndVisible() { show() }
  /// Delivers an event to the window's recognizers and views.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// A point of this window in another's coordinates; in the screen's for nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(point, to: (window ?? screen) as any UICoordinateSpace)
  }
  /// A point of another window in this one's coordinates; of the screen for nil.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(point, from: (window ?? screen) as any UICoordinateSpace)
  }
  /// A rectangle of this window in another's coordinates; in the screen's for nil.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    convert(rect, to: (window ?? screen) as any UICoordinateSpace)
  }
  /// A rectangle of another window in this one's coordinates; of the screen for nil.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    convert(rect, from: (window ?? screen) as any UICoordinateSpace)
  }
}
