import Foundation
import ObjectiveC
import UIKitControllers
import UIKitViews

extension SceneInstance {
  /// What performs the segue of an element.
  func template(for segue: InterfaceElement) -> StoryboardSegueTemplate {
    segue.isUsed = true
    return StoryboardSegueTemplate(identifier: segue["identifier"]) { [weak self] source in
      self?.makeSegue(segue, from: source)
    }
  }

  private func makeSegue(
    _ segue: InterfaceElement, from source: UIViewController
  ) -> UIStoryboardSegue? {
    if segue["kind"] == "unwind" { return makeUnwind(segue, from: source) }
    guard let id = segue["destination"],
      let destination = storyboard.instantiate(id: id, creator: nil)
    else {
      document.warn("the segue's destination is not there", at: segue)
      return nil
    }
    let animated = segue.bool("animates") ?? true
    if let style = segue["modalPresentationStyle"].flatMap({
      ControllerDecoding.presentationStyles[$0]
    }) {
      destination.modalPresentationStyle = style
    }
    if let style = segue["modalTransitionStyle"].flatMap({ ControllerDecoding.transitionStyles[$0] }
    ) {
      destination.modalTransitionStyle = style
    }
    if let own = customSegue(segue, source, destination) { return own }
    return UIStoryboardSegue(
      identifier: segue["identifier"], source: source, destination: destination,
      performHandler: action(segue, source, destination, animated: animated))
  }

  private func customSegue(
    _ segue: InterfaceElement, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue? {
    guard let name = segue["customClass"] else { return nil }
    let module = segue["customModule"].map { "\($0).\(name)" }
    let description =
      module.flatMap { ClassRegistry.description(named: $0) }
      ?? ClassRegistry.description(named: name)
    guard let description else {
      document.warn("unknown segue class \(name)", at: segue)
      return nil
    }
    let identifier: String? = segue["identifier"]
    let made = description.make(
      "init(identifier:source:destination:)", identifier, source, destination)
    guard let own = made as? UIStoryboardSegue else {
      document.warn("the segue class \(name) cannot be made", at: segue)
      return nil
    }
    return own
  }

  private func action(
    _ segue: InterfaceElement, _ source: UIViewController, _ destination: UIViewController,
    animated: Bool
  ) -> () -> Void {
    switch segue["kind"] {
    case "show", "push":
      return { source.show(destination, sender: source) }
    case "showDetail", "replace":
      return { source.showDetailViewController(destination, sender: source) }
    case "presentation", "modal":
      return { source.present(destination, animated: animated) }
    case "popoverPresentation", "popover":
      return {
        destination.modalPresentationStyle = .popover
        source.present(destination, animated: animated)
      }
    default:
      let document = document
      return {
        document.warn("the segue kind \(segue["kind"] ?? "?") is not supported", at: segue)
        source.show(destination, sender: source)
      }
    }
  }

  // MARK: Unwinding

  private func makeUnwind(
    _ segue: InterfaceElement, from source: UIViewController
  ) -> UIStoryboardSegue? {
    guard let name = segue["unwindAction"] else { return nil }
    let selector = Selector(name)
    // Who can take an unwind is asked from the screen that is left outwards.
    guard let destination = UnwindSearch.destination(for: selector, from: source) else {
      document.warn("nobody has the unwind action \(name)", at: segue)
      return nil
    }
    let animated = segue.bool("animates") ?? true
    let identifier = segue["identifier"]
    let box = SegueBox()
    let made = UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination
    ) {
      MessageSend.send(selector, to: destination, arguments: [box.segue])
      UnwindSearch.leave(source, for: destination, animated: animated)
    }
    box.segue = made
    return made
  }
}

/// Hands a segue to the block that performs it.
@MainActor private final class SegueBox {
  weak var segue: UIStoryboardSegue?
}

/// Finds who takes an unwind, and leaves the screens in between.
@MainActor enum UnwindSearch {
  static func destination(
    for selector: Selector, from source: UIViewController
  ) -> UIViewController? {
    func takes(_ candidate: UIViewController) -> Bool {
      candidate.canPerformUnwindSegueAction(selector, from: source, sender: nil)
    }
    var current = source
    while true {
      if let parent = current.parent {
        if let sibling = parent.children.reversed().first(where: { $0 !== current && takes($0) }) {
          return sibling
        }
        if takes(parent) { return parent }
        current = parent
      } else if let presenter = current.presentingViewController {
        if let found = innermost(presenter, takes) { return found }
        current = presenter
      } else {
        return nil
      }
    }
  }

  private static func innermost(
    _ controller: UIViewController, _ takes: (UIViewController) -> Bool
  ) -> UIViewController? {
    for child in controller.children.reversed() {
      if let found = innermost(child, takes) { return found }
    }
    return takes(controller) ? controller : nil
  }

  static func leave(
    _ source: UIViewController, for destination: UIViewController, animated: Bool
  ) {
    let presents = destination.presentedViewController != nil
    if presents { destination.dismiss(animated: animated) }
    if let navigation = destination.navigationController,
      navigation.viewControllers.contains(where: { $0 === destination }),
      navigation.topViewController !== destination
    {
      navigation.popToViewController(destination, animated: animated && !presents)
    }
  }
}
