import Foundation
import ObjectiveC
import UIKitControllers
import UIKitViews

/// One screen made from a scene: what its view is loaded from later, and its segues.
@MainActor final class SceneInstance: NSObject {
  let storyboard: UIStoryboard
  let document: InterfaceDocument
  private let objects: [InterfaceElement]
  private let element: InterfaceElement
  private let session: InterfaceSession
  private(set) weak var controller: UIViewController?
  /// Objects of the scene that nobody else keeps, such as triggers of segues.
  private var kept: [AnyObject] = []
  private var embeds: [(segue: InterfaceElement, container: UIView)] = []

  init(
    storyboard: UIStoryboard, document: InterfaceDocument, objects: [InterfaceElement],
    element: InterfaceElement
  ) {
    self.storyboard = storyboard
    self.document = document
    self.objects = objects
    self.element = element
    session = InterfaceSession(document: document)
    super.init()
    session.scene = self
  }

  // MARK: Making the controller

  func make(creator: UIStoryboard.Creator?) -> UIViewController? {
    let coder = InterfaceCoder(element: element, session: session)
    guard
      let made = creator?(coder) ?? session.make(element) as? UIViewController
    else { return nil }
    if controller == nil { adopt(made, element) }
    connectRelationships(of: made)
    if hasView {
      session.finish(unconnected: made)
    } else {
      makeTopLevelObjects()
      session.finish()
    }
    return made
  }

  /// Called from within the controller's `init(coder:)`, so that its own code finds the storyboard.
  func adopt(_ controller: UIViewController, _ element: InterfaceElement) {
    guard self.controller == nil, element === self.element else { return }
    self.controller = controller
    controller.interface.storyboard = self
    controller.interface.segues = objects.flatMap(\.withDescendants).filter {
      $0.name == "segue" && $0["relationship"] == nil && $0["kind"] != "embed"
    }.map { template(for: $0) }
  }

  /// The id of the controller's element.
  var controllerID: String? { element.id }

  private var hasView: Bool { element.children.contains { $0.key == "view" } }

  private func connectRelationships(of controller: UIViewController) {
    let relations = element.children(of: "connections").filter { $0["relationship"] != nil }
    func controllers(_ relation: String) -> [UIViewController] {
      relations.filter { $0["relationship"] == relation }.compactMap { segue in
        segue["destination"].flatMap { storyboard.instantiate(id: $0, creator: nil) }
      }
    }
    if let navigation = controller as? UINavigationController {
      if let root = controllers("rootViewController").first {
        navigation.setViewControllers([root], animated: false)
      }
    } else {
      MoreControllerKinds.connect(controller, controllers)
    }
  }

  private func makeTopLevelObjects() {
    for object in objects where object !== element {
      switch object.name {
      case "placeholder", "exit", "viewControllerPlaceholder": object.isUsed = true
      default: if let made = session.make(object) { kept.append(made) }
      }
    }
  }

  // MARK: Loading the view

  func loadView(of controller: UIViewController) -> Bool {
    guard let viewElement = element.child(key: "view"), controller === self.controller else {
      return false
    }
    guard let view = session.make(viewElement) as? UIView else { return false }
    for guide in element.children(of: "layoutGuides") {
      guide.isUsed = true
      guard let id = guide.id else { continue }
      session.register(BarGuide(isTop: guide["type"] == "top", view: view), id: id)
    }
    controller.view = view
    if let table = controller as? UITableViewController { table.staticTable = session.staticTable }
    makeTopLevelObjects()
    session.connectAgain(controller, element)
    session.finish()
    for (segue, container) in embeds { embed(segue, in: container, of: controller) }
    embeds = []
    return true
  }

  private func embed(
    _ segue: InterfaceElement, in container: UIView, of parent: UIViewController
  ) {
    guard let id = segue["destination"], let child = storyboard.instantiate(id: id, creator: nil)
    else { return }
    let step = UIStoryboardSegue(
      identifier: segue["identifier"], source: parent, destination: child
    ) {
      parent.addChild(child)
      let view: UIView = child.view
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
      container.addSubview(view)
      child.didMove(toParent: parent)
    }
    let template = StoryboardSegueTemplate(identifier: segue["identifier"]) { _ in step }
    if let identifier = segue["identifier"],
      !parent.shouldPerformSegue(withIdentifier: identifier, sender: nil)
    {
      return
    }
    parent.perform(template, sender: nil)
  }

  // MARK: Triggers

  /// Lets a control, bar button, recognizer or container perform a segue.
  func connect(_ segue: InterfaceElement, trigger: AnyObject) {
    // A controller's own segues are performed by name; its relationships are connected already.
    if trigger is UIViewController { return }
    if segue["kind"] == "embed" {
      if let container = trigger as? UIView { embeds.append((segue, container)) }
      return
    }
    let firing = SegueTrigger(template: template(for: segue), scene: self)
    kept.append(firing)
    let selector = Selector("fire:", SegueTrigger.fire(_:))
    switch trigger {
    case let control as UIControl:
      control.addTarget(
        firing, action: selector, for: control is UIButton ? .touchUpInside : .valueChanged)
    case let item as UIBarButtonItem:
      item.target = firing
      item.action = selector
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(firing, action: selector)
    case let cell as UITableViewCell:
      cell.selectionHandler = { [weak firing] in firing?.fire($0) }
    default: document.warn("\(type(of: trigger)) cannot trigger a segue here", at: segue)
    }
  }
}

/// What a control sends to in order to perform a segue.
@MainActor final class SegueTrigger: NSObject {
  private let template: StoryboardSegueTemplate
  private weak var scene: SceneInstance?

  init(template: StoryboardSegueTemplate, scene: SceneInstance) {
    self.template = template
    self.scene = scene
    super.init()
  }

  func fire(_ sender: Any?) {
    if let recognizer = sender as? UIGestureRecognizer, recognizer.state != .ended,
      recognizer.state != .began
    {
      return
    }
    scene?.controller?.performFromControl(template, sender: sender)
  }
}
