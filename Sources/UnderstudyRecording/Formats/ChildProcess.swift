import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A program that reads from a pipe and writes its complaints to a file.
final class ChildProcess {
  /// A frame of a telephone is 12 MB, the usual pipe 64 KB: a larger one saves two thirds.
  private static let pipeSize: Int32 = 1 << 20
  // Linux's number for F_SETPIPE_SZ, which Glibc's module does not show.
  private static let setPipeSize: Int32 = 1031

  private let identifier: pid_t
  private var input: Int32
  private var status: Int32?
  private let errors: URL

  /// The program of that name on the search path.
  static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts a program.
  init(_ path: String, arguments: [String]) throws {
    // A program that ends early must not end us.
    signal(SIGPIPE, SIG_IGN)
    errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-\(getpid())-\(UInt32.random(in: 0 ... .max)).log")
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw RecordingError.encoder("no pipe: \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], Self.setPipeSize, Self.pipeSize)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 2, errors.path, flags, 0o600)
    var words = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, path, &actions, nil, words, environ)
    Glibc.close(ends[0])
    guard code == 0 else {
      Glibc.close(ends[1])
      throw RecordingError.encoder("cannot start \(path): \(String(cString: strerror(code)))")
    }
    self.identifier = identifier
    input = ends[1]
  }

  deinit { kill() }

  /// What the program has complained about.
  var errorText: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  /// Gives bytes to the program.
  ///
  /// - Returns: whether it took them all.
  func write(_ bytes: UnsafeRawPointer, count: Int) -> Bool {
    var done = 0
    while done < count, input >= 0 {
      let taken = Glibc.write(input, bytes + done, count - done)
      if taken < 0, errno == EINTR { continue }
      if taken <= 0 { return false }
      done += taken
    }
    return done == count
  }

  /// Ends the input and waits for the program's end.
  ///
  /// - Returns: its exit status.
  func finish() -> Int32 {
    if let status { return status }
    if input >= 0 { Glibc.close(input) }
    input = -1
    var code: Int32 = 0
    while waitpid(identifier, &code, 0) < 0, errno == EINTR {}
    // The exit code, or something else than 0 for a signal.
    let result = code & 0x7F == 0 ? code >> 8 & 0xFF : 128 + (code & 0x7F)
    status = result
    return result
  }

  /// Ends the program, if it runs, and forgets its complaints.
  func kill() {
    if status == nil {
      Glibc.kill(identifier, SIGKILL)
      _ = finish()
    }
    try? FileManager.default.removeItem(at: errors)
  }
}
