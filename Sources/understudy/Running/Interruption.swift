import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// What has to be ended and cleared away if the tool itself is told to stop.
///
/// Children run in process groups of their own, so that a Ctrl-C at the terminal reaches the tool
/// alone: it ends them, removes what was half written, and then dies of the same signal.
enum Interruption {
  private struct Belongings {
    var groups: Set<pid_t> = []
    var folders: Set<URL> = []
    /// Folders that outputs are to lie in, the outermost first; they go if they are empty.
    var parents: [URL] = []
  }

  private static let belongings = Mutex(Belongings())
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The end of a pipe that the handler writes to: a handler may do hardly anything itself.
  nonisolated(unsafe) private static var alarm: Int32 = -1

  /// Begins to listen; a signal that the tool's parent has silenced stays so.
  static func listen() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    alarm = ends[1]
    for number in signals {
      let previous = signal(number) { received in
        var byte = UInt8(truncatingIfNeeded: received)
        _ = write(Interruption.alarm, &byte, 1)
      }
      // A handler is never nil; the silenced signal's is 1.
      if unsafeBitCast(previous, to: Int.self) == 1 { signal(number, SIG_IGN) }
    }
    // Whoever starts the tool from a queue's thread hands down that it blocks them.
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in signals { sigaddset(&mask, number) }
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    let source = ends[0]
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(source, &byte, 1) != 1 {}
      end(by: Int32(byte))
    }
  }

  private static func end(by number: Int32) -> Never {
    // The lock is not given back: nothing new may begin now.
    belongings.withLock { belongings in
      for group in belongings.groups { kill(-group, SIGKILL) }
      for folder in belongings.folders { try? FileManager.default.removeItem(at: folder) }
      for parent in belongings.parents.reversed() { rmdir(parent.path) }
      signal(number, SIG_DFL)
      kill(getpid(), number)
      while true { pause() }
    }
  }

  /// Remembers a child, which leads its own group, until it has ended.
  static func began(child: pid_t) { belongings.withLock { _ = $0.groups.insert(child) } }

  /// Forgets a child that has ended.
  static func ended(child: pid_t) { belongings.withLock { _ = $0.groups.remove(child) } }

  /// Says which folders were made for outputs, the outermost first.
  static func made(parents: [URL]) { belongings.withLock { $0.parents = parents } }

  /// Remembers a folder that must not be left behind.
  static func made(_ folder: URL) { belongings.withLock { _ = $0.folders.insert(folder) } }

  /// Forgets a folder that has been removed.
  static func removed(_ folder: URL) { belongings.withLock { _ = $0.folders.remove(folder) } }
}
