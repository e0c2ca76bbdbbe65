/// How the tool and the programs it runs say how a run went.
package enum RunExit: Int32, Sendable {
  /// Done.
  case done = 0
  /// The program or an expectation failed.
  case programFailed = 1
  /// Something on the command line is wrong.
  case badCommandLine = 2
  /// The target could not be built.
  case notBuilt = 3
}
