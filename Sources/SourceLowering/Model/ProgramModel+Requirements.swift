/// Optional requirements of protocols, the program's own and the system's.
extension ProgramModel {
  /// Base names of the program's own optional requirements.
  var optionalRequirementNames: Set<String> {
    Set(
      types.filter { $0.kind == .protocol }.flatMap(\.methods)
        .filter { $0.modifiers.contains("optional") }.map(\.name))
  }

  /// Full names of the optional requirements of a protocol and of those it refines.
  func optionalRequirements(ofProtocol name: String) -> Set<String> {
    var result: Set<String> = []
    var seen: Set<String> = []
    var queue = [name]
    while let next = queue.popLast() {
      guard seen.insert(next).inserted else { continue }
      result.formUnion(OptionalRequirements.byProtocol[next] ?? [])
      queue += OptionalRequirements.refined[next] ?? []
      if let own = type(named: next), own.kind == .protocol {
        result.formUnion(
          own.methods.filter { $0.modifiers.contains("optional") }.map(\.fullName))
        queue += own.inherited
      }
    }
    return result
  }

  /// Base names of requirements of the program's protocols that Objective-C could see.
  var objectiveCRequirementNames: Set<String> {
    Set(
      types.filter { $0.kind == .protocol && $0.attributes.contains("objc") }.flatMap(\.methods)
        .map(\.fullName))
  }
}
