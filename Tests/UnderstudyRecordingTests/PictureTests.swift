import CoreGraphics
import Foundation
import Testing

@testable import UnderstudyRecording

@Suite struct PictureTests {
  @Test("An opaque picture is RGB, another one RGBA, and both come back as they were")
  func png() throws {
    for (color, kind) in [(0xFF20_80E0 as UInt32, 2 as UInt8), (0x8040_1020, 6)] {
      let picture = PixelBuffer(width: 33, height: 7, filledWith: color)
      picture.fill(PixelRect(x: 5, y: 2, width: 9, height: 3), with: 0xFF00_FF00)
      let data = try PNGWriter.data(picture)
      #expect(data[24] == 8)
      #expect(data[25] == kind)
      let image = try #require(CGImage(encoded: data))
      #expect(image.pixels.hasSamePixels(as: picture))
    }
  }

  @Test("Numbered frames: one for each, equal ones included, and nothing else")
  func frames() throws {
    let folder = try Folder()
    let shots = movingBox(frames: 8, duration: 0.02)
    try record(shots, as: .frames, to: folder.file("out"))
    let path = folder.file("out").path
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(names == (0..<8).map { "0000\($0).png" })
    for (name, shot) in zip(names, shots) {
      let data = try Data(contentsOf: folder.file("out/\(name)"))
      let image = try #require(CGImage(encoded: data))
      #expect(image.pixels.hasSamePixels(as: shot.pixels))
    }
  }

  @Test("A folder of frames is replaced; one with anything else in it is left alone")
  func folders() throws {
    let folder = try Folder()
    try record(movingBox(frames: 8, duration: 0.02), as: .frames, to: folder.file("out"))
    try record(movingBox(frames: 2, duration: 0.02), as: .frames, to: folder.file("out"))
    let count = try FileManager.default.contentsOfDirectory(atPath: folder.file("out").path).count
    #expect(count == 2)
    try Data().write(to: folder.file("out/diary.txt"))
    #expect(throws: RecordingError.folderInUse(path: folder.file("out").path)) {
      try record(movingBox(frames: 2, duration: 0.02), as: .frames, to: folder.file("out"))
    }
    #expect(FileManager.default.fileExists(atPath: folder.file("out/diary.txt").path))
    #expect(folder.names == ["out"])
  }

  @Test("A contact sheet has at most its number of frames, first and last among them, with times")
  func contactSheet() throws {
    let folder = try Folder()
    var options = RecordingOptions()
    nonisolated(unsafe) var labels: [String] = []
    options.drawLabel = { _, text, _ in labels.append(text) }
    try record(
      (0..<200).map { index in
        let pixels = PixelBuffer(width: 41, height: 23, filledWith: 0xFF00_0000 | UInt32(index))
        return Shot(pixels: pixels, damage: [pixels.bounds], duration: 0.02)
      }, as: .contactSheet, to: folder.file("out.png"), options: options)
    #expect(labels.count == 24)
    #expect(labels.first == "0.000 s")
    #expect(labels.last == "3.980 s")
    #expect(labels == labels.sorted())
    let image = try #require(CGImage(encoded: try Data(contentsOf: folder.file("out.png"))))
    #expect(image.width > 41 * 4)
  }

  @Test("A contact sheet of two frames shows both as they are")
  func smallSheet() throws {
    let folder = try Folder()
    let shots = movingBox(frames: 2, duration: 0.1)
    try record(shots, as: .contactSheet, to: folder.file("out.png"))
    let image = try #require(CGImage(encoded: try Data(contentsOf: folder.file("out.png"))))
    let cell = image.pixels.cropped(to: PixelRect(x: 16, y: 16, width: 41, height: 23))
    #expect(cell.hasSamePixels(as: shots[0].pixels))
  }
}
