import Testing
import UnderstudyScript

@testable import UnderstudyStage

@Suite("How the device is held")
struct DeviceOrientationTests {
  @Test(
    "A quarter turn goes on, back, or stays where it would end upside down",
    arguments: [
      (DeviceOrientation.portrait, Step.Turn.left, DeviceOrientation.landscapeLeft),
      (.portrait, .right, .landscapeRight),
      (.landscapeLeft, .right, .portrait),
      (.landscapeLeft, .left, .landscapeLeft),
      (.landscapeRight, .left, .portrait),
      (.landscapeRight, .right, .landscapeRight),
    ])
  func turns(from start: DeviceOrientation, turn: Step.Turn, to end: DeviceOrientation) {
    #expect(start.turned(turn) == end)
  }

  @Test("Lying down, the safe area moves to the sides")
  @MainActor func safeArea() throws {
    let device = try #require(SimulatedDevice.named("iPhone 15"))
    let screen = DeviceOrientation.landscapeLeft.screen(of: device)
    #expect(screen.size.width == 852 && screen.size.height == 393)
    #expect(screen.safeArea.top == 0 && screen.safeArea.left == 59)
    #expect(screen.safeArea.right == 59 && screen.safeArea.bottom == 21)
  }
}
