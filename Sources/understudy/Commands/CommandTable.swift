import Foundation

/// The commands that the tool knows.
enum CommandTable {
  static let usage = """
    usage: understudy COMMAND

      record TARGET   run a program on the simulated device and record it
      doctor          what this machine lacks, and the command that brings it
      devices         the devices that can be simulated
      help [COMMAND]  this text, or a command's own

    TARGET is a Swift file, a folder of sources or an Xcode project. Exit codes: 0 done; 1 the program
    or an expectation failed; 2 something on the command line is wrong; 3 the target could not be
    built.
    """

  static func run(_ arguments: [String]) throws(ToolError) {
    guard let command = arguments.first else {
      throw .usage("No command is given.\n\(usage)")
    }
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") { return try help(command) }
    switch command {
    case "record": try RecordCommand.run(rest)
    case "doctor": try DoctorCommand.run(rest)
    case "devices": print(DevicesCommand.text)
    case "help", "--help", "-h": try help(rest.first)
    default:
      throw .usage("There is no command '\(command)'.\n\(usage)")
    }
  }

  private static func help(_ command: String?) throws(ToolError) {
    switch command {
    case "record": print(RecordCommand.usage)
    case "doctor": print(DoctorCommand.usage)
    default: print(usage)
    }
  }
}
