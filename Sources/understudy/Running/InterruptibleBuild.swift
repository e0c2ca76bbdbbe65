import AppleProject
import Foundation

/// Lets an interruption of the tool end its compiler.
struct InterruptibleBuild: BuildObserver {
  func began(child: pid_t) { Interruption.began(child: child) }
  func ended(child: pid_t) { Interruption.ended(child: child) }
  func made(_ folder: URL) { Interruption.made(folder) }
  func removed(_ folder: URL) { Interruption.removed(folder) }
}
