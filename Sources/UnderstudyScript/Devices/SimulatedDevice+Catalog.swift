extension SimulatedDevice {
  /// The iPhones that can be simulated, with the screen measures that Apple publishes for them.
  package static let all: [SimulatedDevice] =
    family(
      ["iPhone SE (1st generation)"],
      width: 320, height: 568, scale: 2, top: 20, bottom: 0)
    + family(
      ["iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone SE"],
      width: 375, height: 667, scale: 2, top: 20, bottom: 0)
    + family(["iPhone 8 Plus"], width: 414, height: 736, scale: 3, top: 20, bottom: 0)
    + family(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
      width: 375, height: 812, scale: 3, top: 44, bottom: 34)
    + family(["iPhone XR", "iPhone 11"], width: 414, height: 896, scale: 2, top: 48, bottom: 34)
    + family(
      ["iPhone XS Max", "iPhone 11 Pro Max"],
      width: 414, height: 896, scale: 3, top: 44, bottom: 34)
    + family(
      ["iPhone 12 mini", "iPhone 13 mini"],
      width: 375, height: 812, scale: 3, top: 50, bottom: 34)
    + family(
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 14", "iPhone 16e"],
      width: 390, height: 844, scale: 3, top: 47, bottom: 34)
    + family(["iPhone 13 Pro"], width: 390, height: 844, scale: 3, top: 47, bottom: 34, rate: 120)
    + family(
      ["iPhone 12 Pro Max", "iPhone 14 Plus"],
      width: 428, height: 926, scale: 3, top: 47, bottom: 34)
    + family(
      ["iPhone 13 Pro Max"], width: 428, height: 926, scale: 3, top: 47, bottom: 34, rate: 120)
    + family(
      ["iPhone 15", "iPhone 16"], width: 393, height: 852, scale: 3, top: 59, bottom: 34)
    + family(
      ["iPhone 14 Pro", "iPhone 15 Pro"],
      width: 393, height: 852, scale: 3, top: 59, bottom: 34, rate: 120)
    + family(
      ["iPhone 15 Plus", "iPhone 16 Plus"],
      width: 430, height: 932, scale: 3, top: 59, bottom: 34)
    + family(
      ["iPhone 14 Pro Max", "iPhone 15 Pro Max"],
      width: 430, height: 932, scale: 3, top: 59, bottom: 34, rate: 120)
    + family(
      ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"],
      width: 402, height: 874, scale: 3, top: 62, bottom: 34, rate: 120)
    + family(
      ["iPhone 16 Pro Max", "iPhone 17 Pro Max"],
      width: 440, height: 956, scale: 3, top: 62, bottom: 34, rate: 120)
    + family(["iPhone Air"], width: 420, height: 912, scale: 3, top: 68, bottom: 34, rate: 120)

  private static func family(
    _ names: [String], width: Double, height: Double, scale: Double, top: Double, bottom: Double,
    rate: Int = 60
  ) -> [SimulatedDevice] {
    names.map {
      SimulatedDevice(
        name: $0, width: width, height: height, scale: scale, safeAreaTop: top,
        safeAreaBottom: bottom, refreshRate: rate)
    }
  }
}
