public import Foundation

/// What is known of a scene beyond its own life.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What kind of scene a session is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// Makes a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program's interface.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A screen that is not touched.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  package weak var sceneStorage: UIScene?
  private let roleStorage: Role
  private let configurationStorage: UISceneConfiguration

  package init(role: Role, configuration: UISceneConfiguration) {
    roleStorage = role
    configurationStorage = configuration
    super.init()
  }

  /// The scene, while it is connected.
  open var scene: UIScene? { sceneStorage }
  /// What kind of scene it is.
  open var role: Role { roleStorage }
  /// How the scene was set up.
  open var configuration: UISceneConfiguration { configurationStorage }
  /// A name that stays the same from launch to launch.
  open var persistentIdentifier: String { "main" }
  /// What the program keeps with the session.
  open var userInfo: [String: Any]?
}

/// How a scene is set up.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  private let nameStorage: String?
  private let roleStorage: UISceneSession.Role
  /// The scene's class; `UIWindowScene` unless set.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The name of the storyboard that the scene begins with.
  package var storyboardName: String?

  /// Makes a configuration with the name it has in `Info.plist`.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    nameStorage = name
    roleStorage = sessionRole
    super.init()
  }

  /// The name it has in `Info.plist`.
  open var name: String? { nameStorage }
  /// What kind of scene it is for.
  open var role: UISceneSession.Role { roleStorage }
}
