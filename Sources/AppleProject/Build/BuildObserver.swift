import Foundation

/// Hears of what a build must not leave behind when it is cut short.
package protocol BuildObserver: Sendable {
  /// A compiler was started; it leads a process group of its own.
  func began(child: pid_t)
  /// That compiler has ended.
  func ended(child: pid_t)
  /// A folder was made that is removed or renamed when the build is over.
  func made(_ folder: URL)
  /// That folder is no longer there.
  func removed(_ folder: URL)
}
