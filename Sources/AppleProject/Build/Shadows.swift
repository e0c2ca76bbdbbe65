import MediaTime
import SourceLowering

/// The declarations that a program gets in place of Foundation's clocks, chance and class names.
enum Shadows {
  static let all: [LoweringInput.Shadow] =
    [LoweringInput.Shadow(name: "import MediaTime", source: "import MediaTime")]
    + ShadowDeclarations.all.map { LoweringInput.Shadow(name: $0.name, source: $0.source) }
    + [
      LoweringInput.Shadow(
        name: "NSClassFromString",
        source:
          "public func NSClassFromString(_ aClassName: String) -> AnyClass? { _classFromString(aClassName) }"
      ),
      LoweringInput.Shadow(
        name: "NSStringFromClass",
        source:
          "public func NSStringFromClass(_ aClass: AnyClass) -> String { _stringFromClass(aClass) }"
      ),
    ]
}
