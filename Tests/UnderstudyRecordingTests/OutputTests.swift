import CoreGraphics
import Foundation
import Testing

@testable import UnderstudyRecording

@Suite struct OutputTests {
  @Test(
    "The path says which format is meant",
    arguments: [
      ("a.gif", RecordingFormat.gif), ("a.APNG", .apng), ("a.webp", .webp), ("a.mp4", .mp4),
      ("a.png", .contactSheet), ("a.gif/", .frames), ("a/b/", .frames),
    ])
  func format(path: String, expected: RecordingFormat) {
    #expect(RecordingFormat(path: path) == expected)
    #expect(RecordingFormat(path: "a.txt") == nil)
  }

  @Test("An encoder that is let go of leaves nothing", arguments: RecordingFormat.allCases)
  func abandoned(format: RecordingFormat) throws {
    if format == .mp4, ChildProcess.find("ffmpeg") == nil { return }
    let folder = try Folder()
    do {
      let encoder = try makeEncoder(format, to: folder.file("out"), width: 41, height: 23)
      for shot in movingBox(frames: 5, duration: 0.02) {
        try encoder.append(shot.pixels, damage: shot.damage, duration: shot.duration)
      }
      #expect(folder.names.count == 1)
      #expect(folder.names[0].hasPrefix("."))
      try (encoder as? QueuedEncoder)?.drain()
    }
    #expect(folder.names == [])
  }

  @Test("The old file stays until the new one is complete")
  func replaced() throws {
    let folder = try Folder()
    try Data("old".utf8).write(to: folder.file("out.gif"))
    let encoder = try makeEncoder(.gif, to: folder.file("out.gif"), width: 4, height: 4)
    try encoder.append(
      PixelBuffer(width: 4, height: 4, filledWith: 0xFFFF_FFFF), damage: [], duration: 1)
    #expect(try String(contentsOf: folder.file("out.gif"), encoding: .utf8) == "old")
    try encoder.finish()
    #expect(try Data(contentsOf: folder.file("out.gif")).prefix(3) == Data("GIF".utf8))
    #expect(folder.names == ["out.gif"])
  }

  @Test("What is wrong is said at once, with the path")
  func errors() throws {
    let folder = try Folder()
    let missing = folder.file("none/out.gif")
    #expect(throws: RecordingError.cannotWrite(path: missing.path, reason: "no such folder")) {
      try makeEncoder(.gif, to: missing, width: 4, height: 4)
    }
    let encoder = try makeEncoder(.gif, to: folder.file("out.gif"), width: 4, height: 4)
    #expect(
      throws: RecordingError.size(width: 5, height: 4, expectedWidth: 4, expectedHeight: 4)
    ) {
      try encoder.append(PixelBuffer(width: 5, height: 4), damage: [], duration: 1)
    }
    #expect(throws: RecordingError.noFrames) { try encoder.finish() }
    #expect(folder.names == [])
  }

  @Test("An error on the encoder's thread comes with the next frame or at the end")
  func lateError() throws {
    let folder = try Folder()
    let output = try OutputFile(folder.file("out"), isFolder: false)
    let encoder = QueuedEncoder(writer: FailingWriter(), output: output, width: 4, height: 4)
    let picture = PixelBuffer(width: 4, height: 4)
    try encoder.append(picture, damage: [], duration: 1)
    #expect(throws: RecordingError.encoder("full")) { try encoder.finish() }
    #expect(folder.names == [])
  }

  @Test(
    "An MP4 has every frame, odd sides included",
    .enabled(if: ChildProcess.find("ffmpeg") != nil && ChildProcess.find("ffprobe") != nil))
  func mp4() throws {
    let folder = try Folder()
    try record(movingBox(frames: 30, duration: 1.0 / 30), as: .mp4, to: folder.file("out.mp4"))
    let pipe = Pipe()
    let probe = Process()
    probe.executableURL = URL(fileURLWithPath: try #require(ChildProcess.find("ffprobe")))
    probe.arguments = [
      "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
      "stream=nb_read_frames,width,height", "-of", "csv=p=0", folder.file("out.mp4").path,
    ]
    probe.standardOutput = pipe
    try probe.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    // A frame of 1/30 s is two of 1/60 s.
    #expect(String(decoding: data, as: UTF8.self).hasPrefix("42,24,60"))
    #expect(folder.names == ["out.mp4"])
  }

  @Test(
    "ffmpeg's complaint is passed on",
    .enabled(if: ChildProcess.find("ffmpeg") != nil))
  func mp4Failure() throws {
    let folder = try Folder()
    var options = RecordingOptions()
    options.framesPerSecond = -1
    let encoder = try makeEncoder(
      .mp4, to: folder.file("out.mp4"), width: 4, height: 4, options: options)
    try encoder.append(PixelBuffer(width: 4, height: 4), damage: [], duration: 1)
    #expect {
      try encoder.finish()
    } throws: { error in
      "\(error)".contains("ffmpeg failed: ")
    }
    #expect(folder.names == [])
  }
}

private final class FailingWriter: FrameWriter {
  func write(_ frame: PixelBuffer, changed: PixelRect, duration: TimeInterval) throws {
    throw RecordingError.encoder("full")
  }

  func close() throws {}

  func abandon() {}
}
