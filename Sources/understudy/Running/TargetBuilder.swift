import AppleProject
import Foundation
import SourceLowering
import UnderstudyScript

/// Turns what the command line names into a program that can be run.
enum TargetBuilder {
  /// A program that was built.
  struct Program {
    let executable: URL
    let sources: [URL]
    let resourceFolders: [URL]
  }

  static func build(_ options: RecordOptions) throws(ToolError) -> Program {
    do {
      let plan = try ProjectPlanner.plan(
        options.target, targetName: options.projectTarget)
      guard let version = SystemVersion(options.systemVersion) else {
        throw ToolError.usage("--ios \(options.systemVersion): a version such as 18.0 is expected.")
      }
      var builder = ProgramBuilder(
        plan: plan, runtime: try RuntimeLocation.ofTool(), iosVersion: version)
      builder.observer = InterruptibleBuild()
      let program = try builder.build()
      for warning in program.warnings { say("warning: \(warning)") }
      for note in program.notes where !program.wasCached { say("note: \(note)") }
      return Program(
        executable: program.executable, sources: plan.sources.map { URL(fileURLWithPath: $0) },
        resourceFolders: [program.folder])
    } catch let error as ProjectError {
      throw ToolError(
        exit: error.kind == .usage ? .badCommandLine : .notBuilt, message: error.message)
    } catch let error as ToolError {
      throw error
    } catch {
      throw ToolError(exit: .notBuilt, message: "\(error)")
    }
  }

  /// The library that programs run against, beside the tool.
  static var runtimeLibrary: URL {
    let folder = (try? RuntimeLocation.ofTool())?.libraries ?? URL(fileURLWithPath: "/")
    return folder.appendingPathComponent("libUnderstudy.so")
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
