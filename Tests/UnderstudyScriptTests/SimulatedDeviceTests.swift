import Testing

@testable import UnderstudyScript

@Suite("Simulated devices")
struct SimulatedDeviceTests {
  @Test(
    "A device is found whatever its case and spacing",
    arguments: ["iPhone 15", "iphone15", "IPHONE-15"])
  func lookup(name: String) throws {
    let device = try #require(SimulatedDevice.named(name))
    #expect(device.width == 393 && device.height == 852 && device.scale == 3)
    #expect(device.safeAreaTop == 59 && device.safeAreaBottom == 34)
  }

  @Test("An unknown device brings those that come near")
  func suggestions() {
    #expect(SimulatedDevice.named("iPhone 15 Ultra") == nil)
    #expect(SimulatedDevice.suggestions(for: "iPhone 15 Ultra").contains("iPhone 15 Pro"))
    #expect(SimulatedDevice.suggestions(for: "").count == 5)
  }

  @Test("No two devices share a name, and all measures are sound")
  func catalog() {
    #expect(Set(SimulatedDevice.all.map(\.name)).count == SimulatedDevice.all.count)
    for device in SimulatedDevice.all {
      #expect(device.height > device.width && [2, 3].contains(device.scale))
      #expect(device.hasHomeButton == (device.safeAreaTop == 20))
      #expect([60, 120].contains(device.refreshRate))
    }
  }
}
