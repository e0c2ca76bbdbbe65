import CoreGraphics
import Foundation
import Testing

@testable import UnderstudyRecording

@Suite struct GIFTests {
  private func delays(of duration: TimeInterval, count: Int) throws -> [Int] {
    let folder = try Folder()
    let shots = (0..<count).map { index in
      let pixels = PixelBuffer(width: 4, height: 4, filledWith: 0xFF00_0000 | UInt32(index % 250))
      return Shot(pixels: pixels, damage: [pixels.bounds], duration: duration)
    }
    try record(shots, as: .gif, to: folder.file("out.gif"))
    return try decodeGIF(folder.file("out.gif")).map { Int((($0.end - $0.start) * 100).rounded()) }
  }

  @Test("Fifty frames a second last two hundredths each")
  func fifty() throws {
    #expect(try delays(of: 0.02, count: 100) == [Int](repeating: 2, count: 100))
  }

  @Test("Thirty frames a second do not drift: what rounding takes, the next frame gets")
  func thirty() throws {
    let all = try delays(of: 1.0 / 30, count: 300)
    #expect(Set(all) == [3, 4])
    // Rounded one by one, ten seconds would be nine.
    #expect(all.reduce(0, +) == 1000)
    var sum = 0
    for (index, delay) in all.enumerated() {
      sum += delay
      #expect(abs(Double(sum) - Double(index + 1) * 100 / 30) <= 0.5 + 1e-6)
    }
  }

  @Test("Frames that viewers would slow down give their time to the next one")
  func sixty() throws {
    let all = try delays(of: 1.0 / 60, count: 120)
    #expect(all.allSatisfy { $0 >= 2 })
    #expect(all.reduce(0, +) == 200)
    #expect(all.count > 75)
  }

  @Test("Up to 255 colours are exact, in each frame anew")
  func exactColors() throws {
    let folder = try Folder()
    let shots = (0..<4).map { frame in
      let pixels = PixelBuffer(width: 51, height: 5)
      for index in 0..<255 {
        let red = UInt32(index) << 16
        let color = 0xFF00_0000 | red | UInt32(frame * 60) << 8 | UInt32(255 - index)
        pixels.fill(PixelRect(x: index % 51, y: index / 51, width: 1, height: 1), with: color)
      }
      return Shot(pixels: pixels, damage: [pixels.bounds], duration: 0.1)
    }
    try record(shots, as: .gif, to: folder.file("out.gif"))
    for (seen, shot) in zip(try decodeGIF(folder.file("out.gif")), shots) {
      #expect(seen.pixels.hasSamePixels(as: shot.pixels))
    }
  }

  @Test("More colours are reduced without a visible step")
  func manyColors() throws {
    let folder = try Folder()
    let pixels = PixelBuffer(width: 256, height: 64)
    for x in 0..<256 {
      for y in 0..<64 {
        let color = 0xFF00_0000 | UInt32(x) << 16 | UInt32(y * 2) << 8 | UInt32(255 - x)
        pixels.fill(PixelRect(x: x, y: y, width: 1, height: 1), with: color)
      }
    }
    let shot = Shot(pixels: pixels, damage: [], duration: 0.1)
    try record([shot], as: .gif, to: folder.file("out.gif"))
    let seen = try decodeGIF(folder.file("out.gif"))[0].pixels
    var worst = 0
    for x in 0..<256 {
      for y in 0..<64 {
        for shift in [0, 8, 16] as [UInt32] {
          let a = Int(seen[x, y] >> shift & 255)
          let b = Int(pixels[x, y] >> shift & 255)
          worst = max(worst, abs(a - b))
        }
      }
    }
    #expect(worst <= 16)
  }

  @Test("A pixel that does not change keeps its colour when others must be reduced")
  func stillPixels() throws {
    let folder = try Folder()
    let first = PixelBuffer(width: 64, height: 64, filledWith: 0xFF12_3456)
    let second = first.copy()
    for index in 0..<2000 {
      let color = 0xFF00_0000 | UInt32(index * 8191 & 0xFF_FFFF)
      second.fill(PixelRect(x: index % 64, y: index / 64, width: 1, height: 1), with: color)
    }
    try record(
      [
        Shot(pixels: first, damage: [], duration: 0.1),
        Shot(pixels: second, damage: [second.bounds], duration: 0.1),
      ], as: .gif, to: folder.file("out.gif"))
    let seen = try decodeGIF(folder.file("out.gif"))[1].pixels
    for y in 32..<64 { #expect(seen[10, y] == 0xFF12_3456) }
  }

  @Test("Delays in whole units add up to the rounded total")
  func delays() {
    var delays = Delays(unitsPerSecond: 100)
    let units = [0.014, 0.014, 0.014, 0.5, 0, 0.004].map { delays.take($0) }
    #expect(units == [1, 2, 1, 50, 0, 1])
  }
}
