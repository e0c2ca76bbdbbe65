// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The tool's targets use the toolchain's own SwiftSyntax, so that the parser always matches the
// compiler. Only they carry unsafe flags: the libraries stay usable as a dependency.
let swiftSyntaxHost: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
  let compiler = path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/swiftc") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  let binary = (compiler ?? URL(fileURLWithPath: "/usr/bin/swiftc")).resolvingSymlinksInPath()
  return binary.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("lib/swift/host").path
}()
let swiftSyntaxFlags: [SwiftSetting] = [.unsafeFlags(["-I", swiftSyntaxHost])]
let swiftSyntaxLink: [LinkerSetting] = [
  .unsafeFlags(["-L", swiftSyntaxHost, "-Xlinker", "-rpath", "-Xlinker", swiftSyntaxHost]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
]

/// Everything a program may import, with stage and recording.
let runtime = [
  "ObjectiveC", "MediaTime", "EventLog", "CoreGraphics", "QuartzCore", "Compositor", "TextLayout",
  "TransitionEngine", "UIKitViews", "UIKitControllers", "UIKitInterfaceBuilder", "UIKit",
  "UnderstudySupport", "UnderstudyScript", "UnderstudyRecording", "UnderstudyStage",
]

let targets: [Target] = [
  // Debian's libraries.
  .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
  .systemLibrary(name: "CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
  .systemLibrary(name: "CGLib", pkgConfig: "harfbuzz", providers: [.apt(["libpango1.0-dev"])]),
  .target(name: "CPango", dependencies: ["CGLib", "CCairo"]),
  .target(
    name: "CGdkPixbuf", dependencies: ["CGLib"],
    linkerSettings: [.linkedLibrary("glib-2.0"), .linkedLibrary("gobject-2.0")]),
  .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
  .systemLibrary(name: "CGif", providers: [.apt(["libgif-dev"])]),
  .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
  .target(name: "CKernels"),
  .target(name: "CEncoding"),

  // Values, time, layers, pixels.
  .target(name: "ObjectiveC"),
  .target(name: "MediaTime", dependencies: ["ObjectiveC"]),
  .target(name: "EventLog"),
  .target(name: "CoreGraphics", dependencies: ["CCairo", "CGdkPixbuf"]),
  .target(name: "QuartzCore", dependencies: ["CoreGraphics", "MediaTime"]),
  .target(name: "Compositor", dependencies: ["QuartzCore", "CPixman", "CCairo", "CKernels"]),
  .target(name: "TextLayout", dependencies: ["CoreGraphics", "CPango"]),
  .target(name: "TransitionEngine"),

  // UIKit.
  .target(name: "UIKitViews", dependencies: ["QuartzCore", "TextLayout", "EventLog"]),
  .target(name: "UIKitControllers", dependencies: ["UIKitViews", "TransitionEngine"]),
  .target(name: "UIKitInterfaceBuilder", dependencies: ["UIKitControllers"]),
  .target(name: "UIKit", dependencies: ["UIKitControllers", "UIKitInterfaceBuilder"]),

  // Ours.
  .target(name: "UnderstudySupport", dependencies: ["ObjectiveC", "UIKit"]),
  .target(name: "UnderstudyScript"),
  .target(
    name: "UnderstudyRecording",
    dependencies: ["CoreGraphics", "CEncoding", "CWebP", "CGif", "CZlib"]),
  .target(
    name: "UnderstudyStage",
    dependencies: [
      "UIKit", "UnderstudySupport", "UnderstudyScript", "UnderstudyRecording", "Compositor",
      "TextLayout",
    ]),
  .target(name: "SourceLowering", swiftSettings: swiftSyntaxFlags, linkerSettings: swiftSyntaxLink),
  .target(
    name: "AppleProject", dependencies: ["SourceLowering", "MediaTime"],
    swiftSettings: swiftSyntaxFlags),
  .executableTarget(
    name: "understudy", dependencies: ["AppleProject", "SourceLowering", "UnderstudyScript"],
    swiftSettings: swiftSyntaxFlags, linkerSettings: swiftSyntaxLink),
  .executableTarget(name: "understudy-bench", dependencies: ["Compositor", "TextLayout"]),

  // Testing a module named UIKit or CoreGraphics makes the compiler look for these overlays.
  .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
  .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),

  .testTarget(name: "ObjectiveCTests", dependencies: ["ObjectiveC"]),
  .testTarget(name: "MediaTimeTests", dependencies: ["MediaTime"]),
  .testTarget(name: "EventLogTests", dependencies: ["EventLog"]),
  .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]),
  .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "_Testing_CoreGraphics"]),
  .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "_Testing_CoreGraphics"]),
  .testTarget(
    name: "CompositorTests", dependencies: ["Compositor", "TextLayout", "_Testing_CoreGraphics"]),
  .testTarget(name: "TransitionEngineTests", dependencies: ["TransitionEngine"]),
  .testTarget(name: "UIKitViewsTests", dependencies: ["UIKitViews", "_Testing_CoreGraphics"]),
  .testTarget(
    name: "UIKitControllersTests",
    dependencies: [
      "UIKitControllers", "UnderstudyStage", "_Testing_UIKit", "_Testing_CoreGraphics",
    ]),
  .testTarget(
    name: "UIKitInterfaceBuilderTests",
    dependencies: [
      "UIKitInterfaceBuilder", "UnderstudyStage", "_Testing_UIKit", "_Testing_CoreGraphics",
    ]),
  .testTarget(name: "UnderstudyScriptTests", dependencies: ["UnderstudyScript"]),
  .testTarget(
    name: "UnderstudyRecordingTests",
    dependencies: ["UnderstudyRecording", "_Testing_CoreGraphics"]),
  .testTarget(
    name: "UnderstudyStageTests",
    dependencies: ["UnderstudyStage", "_Testing_UIKit", "_Testing_CoreGraphics"]),
  .testTarget(
    name: "SourceLoweringTests", dependencies: ["SourceLowering"], swiftSettings: swiftSyntaxFlags,
    linkerSettings: swiftSyntaxLink),
  .testTarget(
    name: "AppleProjectTests", dependencies: ["AppleProject"], swiftSettings: swiftSyntaxFlags,
    linkerSettings: swiftSyntaxLink),
  .testTarget(
    name: "CommandLineTests", dependencies: ["EventLog", "CoreGraphics", "_Testing_CoreGraphics"]),
]

/// Targets of C have no Swift settings.
let foreign: Set = [
  "CCairo", "CPixman", "CGLib", "CPango", "CGdkPixbuf", "CWebP", "CGif", "CZlib", "CKernels",
  "CEncoding",
]
for target in targets where !foreign.contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
    ]
}

let package = Package(
  name: "Understudy",
  products: [.library(name: "Understudy", type: .dynamic, targets: runtime)],
  targets: targets
)
