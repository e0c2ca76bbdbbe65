import Foundation
import ObjectiveC
import UIKitViews

/// A step from one controller of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  private let identifierStorage: String?
  private let sourceStorage: UIViewController
  private let destinationStorage: UIViewController
  private let handler: (() -> Void)?

  /// Makes a segue that does nothing until a subclass overrides `perform()`.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    identifierStorage = identifier
    sourceStorage = source
    destinationStorage = destination
    handler = nil
    super.init()
  }

  /// Makes a segue that is performed by a block.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    identifierStorage = identifier
    sourceStorage = source
    destinationStorage = destination
    handler = performHandler
    super.init()
  }

  /// The name that the storyboard gives to the segue.
  open var identifier: String? { identifierStorage }
  /// The controller that is left.
  open var source: UIViewController { sourceStorage }
  /// The controller that is shown.
  open var destination: UIViewController { destinationStorage }
  /// Shows the destination; called by the system.
  open func perform() { handler?() }
}

/// A segue of a scene, ready to be made each time that it is performed.
package struct StoryboardSegueTemplate {
  /// The name by which `performSegue` finds it.
  package let identifier: String?
  /// Makes the destination and the segue.
  package let make: @MainActor (_ source: UIViewController) -> UIStoryboardSegue?

  /// Makes a template.
  package init(
    identifier: String?,
    make: @escaping @MainActor (_ source: UIViewController) -> UIStoryboardSegue?
  ) {
    self.identifier = identifier
    self.make = make
  }
}

extension UIViewController {
  func performStoryboardSegue(_ identifier: String, sender: Any?) {
    guard let template = interface.segues.first(where: { $0.identifier == identifier }) else {
      preconditionFailure(
        "Receiver (<\(className(self))>) has no segue with identifier '\(identifier)'")
    }
    perform(template, sender: sender)
  }

  /// Performs a segue of the scene, from code or from a control that the scene connects to it.
  package func perform(_ template: StoryboardSegueTemplate, sender: Any?) {
    guard let segue = template.make(self) else { return }
    log("prepare(for:sender:)", [("segue", segue.identifier ?? "")])
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Performs a segue that a control triggers, if the controller agrees.
  package func performFromControl(_ template: StoryboardSegueTemplate, sender: Any?) {
    if let identifier = template.identifier,
      !shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    perform(template, sender: sender)
  }
}
