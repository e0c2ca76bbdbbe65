import CoreGraphics
import Foundation
import Testing

@testable import UnderstudyRecording

@Suite struct AnimationTests {
  @Test(
    "What was appended is what a decoder sees at that time, pixel for pixel",
    arguments: [RecordingFormat.gif, .apng, .webp], [0.02, 1.0 / 30, 0.1])
  func roundTrip(format: RecordingFormat, duration: TimeInterval) throws {
    let folder = try Folder()
    let shots = movingBox(frames: 12, duration: duration)
    try record(shots, as: format, to: folder.file("out"))
    let seen = try decode(format, folder.file("out"))
    for (index, shot) in shots.enumerated() {
      let time = (Double(index) + 0.5) * duration
      let frame = try #require(seen.first { $0.start <= time && time < $0.end })
      #expect(frame.pixels.hasSamePixels(as: shot.pixels), "frame \(index)")
    }
    #expect(abs((seen.last?.end ?? 0) - 12 * duration) < 0.0051)
    #expect(folder.names == ["out"])
  }

  @Test(
    "Equal frames are one that is shown longer",
    arguments: [RecordingFormat.gif, .apng, .webp])
  func equalFrames(format: RecordingFormat) throws {
    let folder = try Folder()
    try record(movingBox(frames: 12, duration: 0.02), as: format, to: folder.file("out"))
    let seen = try decode(format, folder.file("out"))
    #expect(seen.count == 10)
    #expect(abs(seen[2].end - seen[2].start - 0.06) < 1e-9)
  }

  @Test("A frame holds only the rectangle that changed", arguments: [RecordingFormat.gif, .apng])
  func rectangles(format: RecordingFormat) throws {
    let folder = try Folder()
    try record(movingBox(frames: 3, duration: 0.1), as: format, to: folder.file("out"))
    let seen = try decode(format, folder.file("out"))
    #expect(seen[0].rect == PixelRect(x: 0, y: 0, width: 41, height: 23))
    // From 0..<9 to 2..<11: nine wide and two more, not the whole picture.
    #expect(seen[1].rect == PixelRect(x: 0, y: 4, width: 11, height: 11))
  }

  @Test("Damage that is too large does no harm", arguments: [RecordingFormat.gif, .apng])
  func exaggeratedDamage(format: RecordingFormat) throws {
    let folder = try Folder()
    let shots = movingBox(frames: 3, duration: 0.1).map {
      Shot(pixels: $0.pixels, damage: [$0.pixels.bounds.insetBy(-10, -10)], duration: $0.duration)
    }
    try record(shots, as: format, to: folder.file("out"))
    let seen = try decode(format, folder.file("out"))
    #expect(seen[1].rect == PixelRect(x: 0, y: 4, width: 11, height: 11))
    #expect(seen[2].pixels.hasSamePixels(as: shots[2].pixels))
  }

  @Test(
    "A still picture lasts as long as all its frames",
    arguments: [RecordingFormat.gif, .apng, .webp])
  func still(format: RecordingFormat) throws {
    let folder = try Folder()
    let picture = PixelBuffer(width: 8, height: 8, filledWith: 0xFF12_3456)
    let shots = (0..<50).map { _ in Shot(pixels: picture, damage: [], duration: 0.02) }
    try record(shots, as: format, to: folder.file("out"))
    let seen = try decode(format, folder.file("out"))
    #expect(seen.allSatisfy { $0.pixels.hasSamePixels(as: picture) })
    // libwebp writes a single frame as a still picture, which has no duration.
    if format != .webp { #expect(abs((seen.last?.end ?? 0) - 1) < 1e-9) }
  }

  @Test("Half-transparent pixels survive", arguments: [RecordingFormat.apng, .webp])
  func transparency(format: RecordingFormat) throws {
    let folder = try Folder()
    let first = PixelBuffer(width: 9, height: 5, filledWith: 0x8040_2010)
    let second = first.copy()
    second.fill(PixelRect(x: 2, y: 1, width: 3, height: 3), with: 0)
    try record(
      [
        Shot(pixels: first, damage: [], duration: 0.1),
        Shot(pixels: second, damage: [second.bounds], duration: 0.1),
      ], as: format, to: folder.file("out"))
    let seen = try decode(format, folder.file("out"))
    for (frame, expected) in zip(seen, [first, second]) {
      for y in 0..<5 {
        for x in 0..<9 {
          #expect(difference(frame.pixels[x, y], expected[x, y]) <= 1)
        }
      }
    }
  }

  private func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var worst = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let left = Int(a >> shift & 255)
      let right = Int(b >> shift & 255)
      worst = max(worst, abs(left - right))
    }
    return worst
  }
}
