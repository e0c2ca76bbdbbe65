import Compositor
import CoreGraphics
import EventLog
import Foundation
import MediaTime
import UIKit
import UnderstudyRecording
import UnderstudyScript

/// Keeps what a run is asked to leave behind: pictures, the dump, the trace.
@MainActor
final class Recorder {
  private let stage: Stage
  private let request: RunRequest
  private let pacing: FramePacing
  private let overlay: TouchOverlay?
  private var picture: Picture?
  private var dump: LineFile?
  private var thumbnails: TraceThumbnails?
  /// When the first frame was drawn, in nanoseconds of the machine's monotonic clock.
  private(set) var firstFrame: UInt64?

  /// What draws the recording and what it is encoded by.
  private struct Picture {
    let compositor: Compositor
    let encoder: any FrameEncoder
    let frameDuration: TimeInterval
    var last: RenderedFrame?
  }

  init(stage: Stage, request: RunRequest) throws {
    self.stage = stage
    self.request = request
    pacing = FramePacing(
      refreshRate: stage.device.refreshRate, framesPerSecond: request.framesPerSecond)
    overlay = request.showsTouches ? TouchOverlay(stage: stage) : nil
    if let recording = request.recording { picture = try makePicture(recording) }
    dump = try request.dumpPath.map { try LineFile(path: $0) }
    if request.tracePath?.hasSuffix(".html") == true {
      thumbnails = TraceThumbnails(stage: stage)
    }
    stage.onTick.append { [unowned self] in try keep() }
  }

  private func makePicture(_ recording: RunRequest.Recording) throws -> Picture {
    let compositor = Compositor(stage, scale: CGFloat(recording.scale))
    let encoder = try makeEncoder(
      RecordingFormat(recording.format), to: URL(fileURLWithPath: recording.path),
      width: compositor.pixelWidth, height: compositor.pixelHeight)
    return Picture(
      compositor: compositor, encoder: encoder,
      frameDuration: 1 / Double(pacing.framesPerSecond) / recording.speed)
  }

  /// Keeps the tick that has just ended, if it is one of those asked for.
  private func keep() throws {
    overlay?.update()
    thumbnails?.keep()
    guard pacing.keeps(tick: stage.loop.tickIndex - 1) else { return }
    if dump != nil { try dump?.write(stage.dump().jsonLine) }
    guard let picture else { return }
    let frame = picture.compositor.render(stage.canvasLayer, at: MediaClock.seconds)
    self.picture?.last = frame
    if firstFrame == nil { firstFrame = Self.machineNanoseconds }
    try picture.encoder.append(
      frame.buffer, damage: frame.damage, duration: picture.frameDuration)
  }

  private static var machineNanoseconds: UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }

  /// Writes a still of the screen as it is now.
  func writeStill(to path: String) throws {
    let compositor = Compositor(stage, scale: CGFloat(request.recording?.scale ?? 1))
    let frame = compositor.render(stage.canvasLayer, at: MediaClock.seconds)
    try PNGWriter.write(frame.buffer, to: URL(fileURLWithPath: path))
  }

  /// Ends the picture and writes the trace.
  func finish() throws {
    if let picture {
      // A moving picture begins again at once: let its end be seen.
      if let last = picture.last, request.recording?.format.loops == true {
        try picture.encoder.append(last.buffer, damage: [], duration: 0.6)
      }
      try picture.encoder.finish()
    }
    try dump?.close()
    try writeTrace()
  }

  private func writeTrace() throws {
    guard let path = request.tracePath else { return }
    let events = stage.log.events
    let text =
      switch URL(fileURLWithPath: path).pathExtension.lowercased() {
      case "json": TraceRenderer.json(events)
      case "html":
        TraceRenderer.html(
          events, title: "Who is called when", frames: thumbnails?.chosen ?? [])
      default: TraceRenderer.text(events)
      }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}

extension Compositor {
  /// Makes a compositor for a stage's canvas at so many pixels a point.
  @MainActor convenience init(_ stage: Stage, scale: CGFloat) {
    self.init(
      pixelWidth: Int((stage.canvasSize.width * scale).rounded()),
      pixelHeight: Int((stage.canvasSize.height * scale).rounded()), scale: scale)
  }
}

extension RunRequest.Recording.Format {
  fileprivate var loops: Bool {
    switch self {
    case .gif, .apng, .webp: true
    case .mp4, .contactSheet, .frames: false
    }
  }
}

extension RecordingFormat {
  fileprivate init(_ format: RunRequest.Recording.Format) {
    self =
      switch format {
      case .gif: .gif
      case .apng: .apng
      case .webp: .webp
      case .mp4: .mp4
      case .contactSheet: .contactSheet
      case .frames: .frames
      }
  }
}
