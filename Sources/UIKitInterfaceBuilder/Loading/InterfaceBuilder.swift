import UIKitControllers
import UIKitViews

/// Connects interface files with the modules that do not know their format.
@MainActor package enum InterfaceBuilder {
  /// Called when a stage is set, and by everything here that reads a file; more than once does no harm.
  package static func install() {
    guard InterfaceDecoding.decode == nil else { return }
    InterfaceDecoding.decode = { object, coder in
      guard let coder = coder as? InterfaceCoder else { return }
      ObjectDecoding.decode(object, coder)
    }
    InterfaceLoading.loadView = { controller in
      if let scene = controller.interface.storyboard as? SceneInstance {
        return scene.loadView(of: controller)
      }
      return NibLoading.loadView(of: controller)
    }
  }
}
