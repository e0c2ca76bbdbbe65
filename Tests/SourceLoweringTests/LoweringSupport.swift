import SourceLowering
import Testing

/// Lowers one file and gives back the user's part of it, without the first and the generated lines.
func lowered(
  _ text: String, ios: String = "18.0", modules: Set<String> = ["UIKit"],
  path: String = "/app/A.swift",
  merged: Set<String> = []
) -> String {
  let output = loweredProgram([(path, text)], ios: ios, modules: modules, merged: merged)
  return userPart(of: output.files[0].text)
}

func loweredProgram(
  _ files: [(path: String, text: String)], ios: String = "18.0", modules: Set<String> = ["UIKit"],
  merged: Set<String> = [], shadows: [LoweringInput.Shadow] = [],
  interfaceFileClasses: Set<String> = []
) -> LoweringOutput {
  Lowering.lower(
    LoweringInput(
      files: files.map { LoweringInput.File(path: $0.path, text: $0.text) }, moduleName: "App",
      iosVersion: SystemVersion(ios)!, availableModules: modules, shadows: shadows,
      interfaceFileClasses: interfaceFileClasses, mergedModules: merged))
}

/// What stands between the first line and the generated part.
func userPart(of text: String) -> String {
  let body = text.drop { $0 != "\n" && $0 != "\r\n" }.dropFirst()
  guard let end = body.range(of: "\n#sourceLocation(file: \"<generated>/") else {
    return String(body)
  }
  return String(body[..<end.lowerBound])
}

/// The generated part.
func generatedPart(of text: String) -> String {
  guard let start = text.range(of: "#sourceLocation(file: \"<generated>/") else { return "" }
  return String(text[start.lowerBound...])
}

extension StringProtocol {
  /// The lines' number, columns apart.
  var lineCount: Int { split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count }

  func range(of other: String) -> Range<Index>? {
    firstRange(of: other[...])
  }
}

extension String {
  func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    String(reversed().drop(while: isTrimmed).reversed())
  }
}
