/// Our modules that make up one module of Apple's.
private let modules = [
  "UIKitViews": "UIKit", "UIKitControllers": "UIKit", "UIKitInterfaceBuilder": "UIKit",
]

/// The name of an object's dynamic class: `Module.Name`.
package func className(of object: AnyObject) -> String {
  className(of: type(of: object))
}

/// The unqualified name of a type with the module in front, the same in every run.
///
/// `String(reflecting:)` prints an address inside the name of a private type, so only its first
/// component is used. What is split over several modules of ours goes by Apple's name.
package func className(of type: any Any.Type) -> String {
  let module = String(reflecting: type).prefix { $0 != "." && $0 != "<" && $0 != "(" }
  let name = String(describing: type)
  if module == name { return name }
  return "\(modules[String(module)] ?? String(module)).\(name)"
}
