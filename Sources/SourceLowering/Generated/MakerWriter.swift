/// Writes the initialisers of a class that can be called with values known at run time.
struct MakerWriter {
  let type: TypeModel
  let program: ProgramModel

  /// The parameters that dynamic callers pass.
  private static let signatures: [(name: String, parameters: String, call: String)] = [
    ("init(frame:)", "(a: CGRect)", "(frame: a)"),
    ("init(layer:)", "(a: Any)", "(layer: a)"),
    ("init(target:action:)", "(a: Any?, b: Selector?)", "(target: a, action: b)"),
    ("init(nibName:bundle:)", "(a: String?, b: Bundle?)", "(nibName: a, bundle: b)"),
    (
      "init(style:reuseIdentifier:)", "(a: UITableViewCell.CellStyle, b: String?)",
      "(style: a, reuseIdentifier: b)"
    ),
    ("init(reuseIdentifier:)", "(a: String?)", "(reuseIdentifier: a)"),
    ("init(rootViewController:)", "(a: UIViewController)", "(rootViewController: a)"),
    (
      "init(presentedViewController:presenting:)", "(a: UIViewController, b: UIViewController?)",
      "(presentedViewController: a, presenting: b)"
    ),
    (
      "init(identifier:source:destination:)",
      "(a: String?, b: UIViewController, d: UIViewController)",
      "(identifier: a, source: b, destination: d)"
    ),
    (
      "init(collectionViewLayout:)", "(a: UICollectionViewLayout)", "(collectionViewLayout: a)"
    ),
  ]

  func statements(reachesPrivate: Bool) -> [String] {
    let available = AvailableInitializers(of: type, in: program)
    let name = type.qualifiedName
    let hidden = Set(
      type.initializers.filter { !reachesPrivate && $0.access == .private }.map(\.fullName))
    var lines: [String] = []
    if available.names.contains("init(coder:)"), let root = available.coderRoot {
      lines.append(
        "c.maker(\"init(coder:)\") { (a: NSCoder) in (\(name).self as \(root).Type).init(coder: a) }"
      )
    } else if available.names.contains("init(coder:)"), !hidden.contains("init(coder:)") {
      lines.append("c.maker(\"init(coder:)\") { (a: NSCoder) in \(name)(coder: a) }")
    }
    for signature in Self.signatures where available.names.contains(signature.name) {
      if hidden.contains(signature.name) { continue }
      lines.append(
        "c.maker(\"\(signature.name)\") { \(signature.parameters) in \(name)\(signature.call) }")
    }
    if available.canMakeEmpty, !hidden.contains("init()") {
      lines.append("c.maker(\"init()\") { \(name)() }")
    }
    lines += directions(available, hidden: hidden)
    return lines
  }

  // MARK: Makers of transitions

  /// `understudy.present` and `understudy.dismiss`: instances for the two ways of a transition, from
  /// the first initialiser whose parameters all have a plain value.
  private func directions(_ available: AvailableInitializers, hidden: Set<String>) -> [String] {
    let conformances = program.conformances(of: type)
    let isTransition = !conformances.isDisjoint(with: [
      "UIViewControllerAnimatedTransitioning", "UIViewControllerTransitioningDelegate",
      "UIViewControllerInteractiveTransitioning", "UINavigationControllerDelegate",
    ])
    guard isTransition else { return [] }
    for initializer in available.own where !hidden.contains(initializer.fullName) {
      let needed = initializer.parameters.filter { !$0.hasDefault || isDirection($0) }
      guard let present = call(needed, presenting: true),
        let dismiss = call(needed, presenting: false)
      else { continue }
      return [
        "c.maker(\"understudy.present\") { \(type.qualifiedName)\(present) }",
        "c.maker(\"understudy.dismiss\") { \(type.qualifiedName)\(dismiss) }",
      ]
    }
    return []
  }

  private func call(_ parameters: [ParameterModel], presenting: Bool) -> String? {
    var arguments: [String] = []
    for parameter in parameters {
      guard let value = value(for: parameter, presenting: presenting) else { return nil }
      arguments.append((parameter.label == "_" ? "" : parameter.label + ": ") + value)
    }
    return "(" + arguments.joined(separator: ", ") + ")"
  }

  private func isDirection(_ parameter: ParameterModel) -> Bool {
    parameter.type == "Bool" || parameter.type.hasSuffix("Operation")
      || program.type(named: parameter.type, in: type)?.kind == .enum
  }

  private func value(for parameter: ParameterModel, presenting: Bool) -> String? {
    let type =
      parameter.type.hasPrefix("@escaping ") ? String(parameter.type.dropFirst(10)) : parameter.type
    if type.hasSuffix("?") { return "nil" }
    switch type {
    case "Bool":
      let word = parameter.label.lowercased() + parameter.name.lowercased()
      let isBackward = ["dismiss", "pop", "revers", "clos", "hid", "out"].contains {
        word.contains($0)
      }
      return presenting != isBackward ? "true" : "false"
    case "TimeInterval", "Double", "CGFloat", "Float": return "0.3"
    case "Int", "UInt": return "0"
    case "String": return "\"\""
    case "CGRect": return "CGRect(x: 20, y: 200, width: 120, height: 120)"
    case "CGPoint": return "CGPoint(x: 80, y: 260)"
    case "CGSize": return "CGSize(width: 120, height: 120)"
    case "UIColor": return "UIColor.systemBlue"
    case "UIView": return "UIView()"
    case "UIViewController": return "UIViewController()"
    case "UINavigationController.Operation", "UINavigationControllerOperation":
      return presenting ? ".push" : ".pop"
    default: break
    }
    if type.hasPrefix("() -> ") || type.hasPrefix("(() -> ") {
      return type.contains("Void") || type.contains("-> ()") ? "{}" : nil
    }
    guard let model = program.type(named: type, in: self.type), model.kind == .enum,
      let first = model.enumCases.first
    else { return nil }
    let words =
      presenting
      ? ["present", "push", "show", "open", "appear", "in"]
      : ["dismiss", "pop", "hide", "close", "disappear", "out"]
    let named = words.lazy.compactMap { word in
      model.enumCases.first { $0.lowercased().hasPrefix(word) }
    }.first
    let other = model.enumCases.count > 1 ? model.enumCases[1] : first
    return "." + quoted(named ?? (presenting ? first : other))
  }
}
