public import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// Makes a scene of a session. The system calls it.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// The screen.
  open var screen: UIScreen { .main }
  /// How the interface is turned: upright unless the screen is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  /// The scene's coordinates.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The scene's windows, the backmost first.
  open var windows: [UIWindow] { UIWindow.all.filter { $0.sceneStorage === self } }
  /// The scene's window that gets what is not addressed to a view.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The status bar's size and style.
  open var statusBarManager: UIStatusBarManager? { statusBar }
  /// The traits that the scene's windows start from.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Called after ``traitCollection`` has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private lazy var statusBar = UIStatusBarManager()
}

/// The status bar's size and style.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// Set by the controllers' module: the style and whether the bar is hidden.
  package var styleStorage: UIStatusBarStyle = .default
  package var isHiddenStorage = false

  package override init() { super.init() }

  /// Whether the bar's text is dark or light.
  open var statusBarStyle: UIStatusBarStyle { styleStorage }
  /// Whether the bar is out of sight.
  open var isStatusBarHidden: Bool { isHiddenStorage }
  /// The bar's rectangle on the screen; as high as the top safe area.
  open var statusBarFrame: CGRect {
    let device = UIScreen.main.device
    return isHiddenStorage
      ? .zero : CGRect(x: 0, y: 0, width: device.size.width, height: device.safeArea.top)
  }
}

/// How the status bar's text looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on a light interface, light on a dark one.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By sliding.
  case slide = 2
}
