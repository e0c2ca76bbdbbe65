import CoreGraphics
import Foundation

/// Encodes on a thread of its own, so that the next frame is drawn meanwhile.
///
/// Only damaged pixels are copied on the caller's thread. The queue is bounded: a caller that is
/// faster than the encoder waits.
final class QueuedEncoder: FrameEncoder, @unchecked Sendable {
  /// So many frames may wait.
  private static let bound = 6

  private let writer: any FrameWriter
  private let output: OutputFile
  private let width: Int
  private let height: Int
  private let queue = DispatchQueue(label: "understudy.recording")
  private let places = DispatchSemaphore(value: bound)
  private let lock = NSLock()
  private var failure: (any Error)?
  /// Copies that are free, at most as many as may wait.
  private var spares: [DamagedPixels] = []
  private var hasFrame = false
  private var isFinished = false
  /// The current frame; the encoder's thread owns it.
  private let canvas: PixelBuffer

  init(writer: any FrameWriter, output: OutputFile, width: Int, height: Int) {
    self.writer = writer
    self.output = output
    self.width = width
    self.height = height
    canvas = PixelBuffer(width: width, height: height)
  }

  deinit {
    guard !isFinished else { return }
    writer.abandon()
    output.discard()
  }

  func append(_ frame: PixelBuffer, damage: [PixelRect], duration: TimeInterval) throws {
    try throwFailure()
    precondition(!isFinished, "A frame after the end of the recording")
    guard frame.width == width, frame.height == height else {
      throw RecordingError.size(
        width: frame.width, height: frame.height, expectedWidth: width, expectedHeight: height)
    }
    places.wait()
    let isFirst = !hasFrame
    let pixels = takeSpare()
    pixels.take(isFirst ? [frame.bounds] : damage, from: frame)
    hasFrame = true
    // The closure keeps the encoder alive until the queue is empty.
    queue.async { [self] in
      defer {
        lock.withLock { spares.append(pixels) }
        places.signal()
      }
      guard lock.withLock({ failure == nil }) else { return }
      do {
        let changed = pixels.apply(to: canvas)
        try writer.write(
          canvas, changed: isFirst ? canvas.bounds : changed, duration: max(duration, 0))
      } catch {
        lock.withLock { failure = error }
      }
    }
  }

  func finish() throws {
    precondition(!isFinished, "A recording that was finished twice")
    isFinished = true
    do {
      try drain()
      guard hasFrame else { throw RecordingError.noFrames }
      try writer.close()
      try output.settle()
    } catch {
      writer.abandon()
      output.discard()
      throw error
    }
  }

  /// Waits until every frame that was appended is encoded.
  func drain() throws {
    queue.sync {}
    try throwFailure()
  }

  private func throwFailure() throws {
    if let failure = lock.withLock({ failure }) { throw failure }
  }

  private func takeSpare() -> DamagedPixels {
    lock.withLock { spares.popLast() } ?? DamagedPixels(width: width, height: height)
  }
}
