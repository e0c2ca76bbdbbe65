import Foundation
@_exported import ObjectiveC

/// Where a lowered program starts.
///
/// The generated `main` calls it instead of the program's own `@main`, `@UIApplicationMain` or
/// `UIApplicationMain(…)`; the stage takes over from here.
public enum UnderstudyEntry {
  /// Registers the program's classes and hands over to the stage; never returns.
  ///
  /// - Parameters:
  ///   - module: The program's module.
  ///   - application: The class marked `@main` or `@UIApplicationMain`, with its module.
  ///   - main: The program's own entry point, where it has one that is not UIKit's.
  ///   - register: Tells the registry about the program's classes.
  @MainActor
  public static func main(
    module: String, application: String? = nil, main: (@MainActor () -> Void)? = nil,
    register: () -> Void
  ) -> Never {
    register()
    Program.current = Program(
      moduleName: module, applicationClassName: application, ownMain: main,
      resources: ProgramResources.besideExecutable())
    guard let stage = stageMain() else {
      FileHandle.standardError.write(
        Data("understudy: the library of this program has no stage; build Understudy again\n".utf8))
      exit(3)
    }
    exit(stage())
  }

  /// The stage lies above this module, so it is found by its C name.
  private static func stageMain() -> (@convention(c) () -> Int32)? {
    guard let symbol = dlsym(nil, "understudy_stage_main") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)
  }
}
