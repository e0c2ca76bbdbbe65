/// Which initialisers of a class can be called from outside, by Swift's rules of inheritance.
struct AvailableInitializers {
  /// Swift names: `init(frame:)`.
  let names: Set<String>
  /// The class through which a required `init(coder:)` is called.
  let coderRoot: String?
  /// Own ones, for their parameters.
  let own: [InitializerModel]

  init(of type: TypeModel, in program: ProgramModel) {
    let lineage = program.lineage(of: type).reversed()
    let base = lineage.first?.inherited.first
    let system = base.flatMap(SystemTypes.initializers)
    var designated = system?.designated ?? []
    var convenience = system?.convenience ?? []
    // A class without a superclass, or whose first name is a protocol, starts from nothing.
    if base == nil || (system == nil && SystemTypes.isProtocolName(base!)) {
      designated = ["init()"]
    }
    for ancestor in lineage {
      let all = ancestor.initializers.filter { !$0.isUnavailable && !$0.isGeneric }
      let unavailable = Set(ancestor.initializers.filter(\.isUnavailable).map(\.fullName))
      let own = Set(all.filter { !$0.isConvenience }.map(\.fullName))
      let ownConvenience = Set(all.filter(\.isConvenience).map(\.fullName))
      let declaresDesignated = ancestor.initializers.contains { !$0.isConvenience }
      if declaresDesignated {
        let inheritsConvenience = designated.subtracting(own).subtracting(unavailable).isEmpty
        designated = own
        convenience = (inheritsConvenience ? convenience : []).union(ownConvenience)
      } else {
        convenience.formUnion(ownConvenience)
      }
      convenience.subtract(unavailable)
    }
    names = designated.union(convenience)
    coderRoot = system?.coderRoot
    own = type.initializers.filter { !$0.isUnavailable && !$0.isGeneric }
  }

  /// Whether `Name()` makes an instance: an initialiser without parameters or with defaults for all.
  var canMakeEmpty: Bool {
    names.contains("init()") || own.contains { $0.parameters.allSatisfy(\.hasDefault) }
  }
}
