import Foundation

// Foundation has both names, but finds only classes whose mangled names it can rebuild. The lowering
// gives a program functions of its own that call these.

/// The class called `Module.Name` or `Name`, from the program's registry, else from the runtime.
public func _classFromString(_ name: String) -> AnyClass? {
  ClassRegistry.description(named: name)?.type ?? Foundation.NSClassFromString(name)
}

/// The name under which ``_classFromString(_:)`` finds the class.
public func _stringFromClass(_ type: AnyClass) -> String {
  ClassRegistry.description(of: type)?.qualifiedName ?? Foundation.NSStringFromClass(type)
}
