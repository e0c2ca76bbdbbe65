/// The declarations that a program gets in place of Foundation's clocks and chance.
package enum Shadows {
  package static let declarations = """
    public func NSClassFromString(_ aClassName: String) -> AnyClass? { _classFromString(aClassName) }
    public func NSStringFromClass(_ aClass: AnyClass) -> String { _stringFromClass(aClass) }
    """
}
