import Foundation
import ObjectiveC
import UIKitControllers
import UIKitViews

/// One reading of a scene or xib: the objects made so far, and what is done once all are there.
@MainActor final class InterfaceSession {
  let document: InterfaceDocument
  /// The scene the objects belong to; nil in a xib.
  weak var scene: SceneInstance?
  /// Objects by the ids of their elements, not kept alive: views belong to their superviews, and the
  /// controller keeps the scene that keeps this.
  private var objects: [String: Weak] = [:]
  /// What nobody else keeps before it is connected.
  private var kept: [AnyObject] = []
  private var created: [(object: AnyObject, element: InterfaceElement)] = []
  private var constraints: [(element: InterfaceElement, view: UIView)] = []

  /// The rows that stand in the file, for the table's controller.
  var staticTable: StaticTable?

  private struct Weak { weak var object: AnyObject? }

  init(document: InterfaceDocument) { self.document = document }

  func register(_ object: AnyObject, for element: InterfaceElement) {
    element.isUsed = true
    if let id = element.id { objects[id] = Weak(object: object) }
    if !created.contains(where: { $0.object === object }) { created.append((object, element)) }
  }

  func register(_ object: AnyObject, id: String) {
    objects[id] = Weak(object: object)
    kept.append(object)
  }

  func object(id: String) -> AnyObject? { objects[id]?.object }

  /// Connects an object's outlets and actions in the next ``finish()``, as its view is loaded.
  func connectAgain(_ object: AnyObject, _ element: InterfaceElement) {
    late.append((object, element))
  }
  private var late: [(object: AnyObject, element: InterfaceElement)] = []

  func addConstraints(of element: InterfaceElement, to view: UIView) {
    constraints.append((element, view))
  }

  /// Makes the object that an element describes, by its own class or the element's.
  func make(_ element: InterfaceElement) -> AnyObject? {
    element.isUsed = true
    if let id = element.id, let known = object(id: id) { return known }
    let coder = InterfaceCoder(element: element, session: self)
    guard let object = InterfaceClasses.make(element, coder: coder, document: document) else {
      document.warn("<\(element.name)> is not supported and left out", at: element)
      return nil
    }
    if let id = element.id, self.object(id: id) == nil { register(object, for: element) }
    // Labels and picture views turn touches off at the end of their own initialisers.
    if let view = object as? UIView, element["customClass"] == nil {
      view.isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
    }
    return object
  }

  /// Activates constraints, connects outlets and actions, sets runtime attributes and wakes objects.
  ///
  /// Called once all objects are made. What was finished before is not done again. `unconnected` is a
  /// controller whose view is still to be loaded: most of what it is connected to does not exist yet.
  func finish(unconnected: AnyObject? = nil) {
    let new = created
    created = []
    let pending = constraints
    constraints = []
    for (element, view) in pending { ConstraintDecoding.activate(element, on: view, session: self) }
    for (object, element) in new + late where object !== unconnected {
      ConnectionDecoding.connect(object, element, session: self)
    }
    late = []
    for (object, element) in new {
      RuntimeAttributes.apply(element, to: object, document: document)
    }
    for (_, element) in new { InterfaceWarnings.report(element, in: document) }
    for (object, _) in new { (object as? UIResponder)?.awakeFromNib() }
    kept = []
  }
}
