public import Foundation
import UIKitControllers
import UIKitViews

/// Objects described by an interface file, to be made any number of times.
@preconcurrency @MainActor open class UINib: NSObject {
  private let document: InterfaceDocument

  /// Finds a xib by name; traps if there is none or if it cannot be read, as UIKit raises.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    InterfaceBuilder.install()
    document = InterfaceFiles.document(named: name, kind: "xib", in: bundleOrNil)
    super.init()
  }

  /// Reads a xib from data; traps if it cannot be read.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    InterfaceBuilder.install()
    do {
      document = try InterfaceDocument.read(data, file: "xib")
    } catch {
      preconditionFailure("\(error)")
    }
    super.init()
  }

  init(document: InterfaceDocument) {
    InterfaceBuilder.install()
    self.document = document
    super.init()
  }

  /// Makes the objects, connects them with each other and with the file's owner, and gives the topmost.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    NibLoading.instantiate(document, owner: ownerOrNil.map { $0 as AnyObject })
  }

  /// Names of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an option from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects from outside that the file refers to; none are used here.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

/// Makes the objects of xibs.
@MainActor enum NibLoading {
  static func instantiate(_ document: InterfaceDocument, owner: AnyObject?) -> [Any] {
    let session = InterfaceSession(document: document)
    var result: [AnyObject] = []
    var ownerElement: InterfaceElement?
    for element in document.objects {
      if element.name == "placeholder" {
        element.isUsed = true
        if element["placeholderIdentifier"] == "IBFilesOwner", let owner {
          ownerElement = element
          if let id = element.id { session.register(owner, id: id) }
        }
      } else if let made = session.make(element) {
        result.append(made)
      }
    }
    if let owner, let ownerElement { session.connectAgain(owner, ownerElement) }
    session.finish()
    return result
  }

  /// Loads the view of a controller from the xib it names, or from the one named like its class.
  static func loadView(of controller: UIViewController) -> Bool {
    if let name = controller.nibName {
      _ = instantiate(
        InterfaceFiles.document(named: name, kind: "xib", in: controller.nibBundle),
        owner: controller)
      precondition(
        controller.viewIfLoaded != nil,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
          + "outlet was not set.")
      return true
    }
    let name = "\(type(of: controller))".prefix { $0 != "<" }
    let names = [String(name), name.hasSuffix("Controller") ? String(name.dropLast(10)) : ""]
    for name in names where !name.isEmpty {
      guard let url = InterfaceFiles.url(named: name, kind: "xib", in: controller.nibBundle) else {
        continue
      }
      let document = InterfaceFiles.document(at: url)
      guard document.isOwned(byClass: String(name)) || document.hasViewOutlet else { continue }
      _ = instantiate(document, owner: controller)
      return controller.viewIfLoaded != nil
    }
    return false
  }
}

extension InterfaceDocument {
  private var owner: InterfaceElement? {
    objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }

  func isOwned(byClass name: String) -> Bool { owner?["customClass"] == name && hasViewOutlet }

  /// Whether the file's owner has its view set here, as a controller's xib does.
  var hasViewOutlet: Bool {
    owner?.children(of: "connections").contains {
      $0.name == "outlet" && $0["property"] == "view"
    } ?? false
  }
}

extension Bundle {
  /// Makes the objects of a xib and gives the topmost; nil if there is no such file.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    InterfaceBuilder.install()
    guard let url = InterfaceFiles.url(named: name, kind: "xib", in: self) else { return nil }
    return UINib(document: InterfaceFiles.document(at: url))
      .instantiate(withOwner: owner, options: options)
  }
}
