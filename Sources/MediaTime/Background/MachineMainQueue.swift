import Foundation

/// The machine's own main queue, on which Foundation puts blocks: notifications for
/// `queue: .main`, for example.
///
/// Nobody else serves it in a program, whose main thread is the simulation's.
enum MachineMainQueue {
  private typealias Callback = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// libdispatch's entry for run loops that serve the main queue themselves.
  private static let callback: Callback? = {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "_dispatch_main_queue_callback_4CF") else {
      return nil
    }
    return unsafeBitCast(symbol, to: Callback.self)
  }()

  /// Runs what is on the queue now, if this thread is the machine's main thread.
  static func serve() {
    guard SimulationThread.isPinned, Foundation.Thread.isMainThread else { return }
    callback?(nil)
  }
}
