import Foundation

/// Reads what `Info.plist` says about the first screen.
enum InfoPlist {
  static func apply(to plan: inout BuildPlan) throws {
    guard let path = plan.resources.infoPlist,
      let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let dictionary = list as? [String: Any]
    else { return }
    if let main = dictionary["UIMainStoryboardFile"] as? String,
      plan.resources.mainStoryboard == nil
    {
      plan.resources.mainStoryboard = withoutExtension(main)
    }
    guard let manifest = dictionary["UIApplicationSceneManifest"] as? [String: Any],
      let configurations = manifest["UISceneConfigurations"] as? [String: Any],
      let scenes = configurations["UIWindowSceneSessionRoleApplication"] as? [[String: Any]],
      let scene = scenes.first
    else { return }
    if let storyboard = scene["UISceneStoryboardFile"] as? String {
      plan.resources.mainStoryboard = withoutExtension(storyboard)
    }
    if let delegate = scene["UISceneDelegateClassName"] as? String {
      plan.resources.sceneDelegateClassName =
        delegate
        .replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: plan.moduleName)
        .replacingOccurrences(of: "${PRODUCT_MODULE_NAME}", with: plan.moduleName)
    }
  }

  static func withoutExtension(_ name: String) -> String {
    name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
  }
}
