public import Foundation
import ObjectiveC
public import UIKitControllers
import UIKitViews

/// Screens and the steps between them, from a file of the program.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let name: String
  let bundle: Bundle?
  private let document: InterfaceDocument

  /// Finds a storyboard by name; traps if there is none or if it cannot be read, as UIKit raises.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    InterfaceBuilder.install()
    self.name = name
    bundle = storyboardBundleOrNil
    document = InterfaceFiles.document(named: name, kind: "storyboard", in: storyboardBundleOrNil)
    super.init()
  }

  init(document: InterfaceDocument) {
    InterfaceBuilder.install()
    name = document.file
    bundle = nil
    self.document = document
    super.init()
  }

  /// Makes the screen that comes first; nil if the file names none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let id = document.root["initialViewController"] else { return nil }
    return instantiate(id: id, creator: nil)
  }

  /// Makes the screen that comes first through the program's own code.
  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? where ViewController: UIViewController {
    guard let id = document.root["initialViewController"] else { return nil }
    return instantiate(id: id, creator: creator.map { make in { make($0) } }) as? ViewController
  }

  /// Makes the screen of an identifier; traps if there is none, as UIKit raises.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(identifier: identifier, creator: nil)
  }

  /// Makes the screen of an identifier through the program's own code.
  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    let made = instantiate(
      identifier: identifier, creator: creator.map { make in { make($0) } })
    guard let typed = made as? ViewController else {
      preconditionFailure(
        "the screen '\(identifier)' of \(document.file) is a \(type(of: made)), "
          + "not a \(ViewController.self)")
    }
    return typed
  }
}

extension UIStoryboard {
  typealias Creator = (NSCoder) -> UIViewController?

  private func instantiate(identifier: String, creator: Creator?) -> UIViewController {
    for objects in document.scenes {
      for element in objects where element["storyboardIdentifier"] == identifier {
        if let made = instantiate(element, in: objects, creator: creator) { return made }
      }
    }
    preconditionFailure(
      "Storyboard (\(document.file)) doesn't contain a view controller with identifier "
        + "'\(identifier)'")
  }

  /// Makes the screen of an element's id, in another file where the element only stands for it.
  func instantiate(id: String, creator: Creator?) -> UIViewController? {
    for objects in document.scenes {
      guard let element = objects.first(where: { $0.id == id }) else { continue }
      if element.name == "viewControllerPlaceholder" { return instantiatePlaceholder(element) }
      return instantiate(element, in: objects, creator: creator)
    }
    return nil
  }

  private func instantiatePlaceholder(_ element: InterfaceElement) -> UIViewController? {
    guard let name = element["storyboardName"] else {
      document.warn("the reference names no storyboard", at: element)
      return nil
    }
    let other = UIStoryboard(name: name, bundle: bundle)
    guard let identifier = element["referencedIdentifier"] else {
      return other.instantiateInitialViewController()
    }
    return other.instantiateViewController(withIdentifier: identifier)
  }

  private func instantiate(
    _ element: InterfaceElement, in objects: [InterfaceElement], creator: Creator?
  ) -> UIViewController? {
    let scene = SceneInstance(
      storyboard: self, document: document, objects: objects, element: element)
    return scene.make(creator: creator)
  }
}

extension UIViewController {
  /// The storyboard that made the controller, or nil.
  public var storyboard: UIStoryboard? { (interface.storyboard as? SceneInstance)?.storyboard }
}
