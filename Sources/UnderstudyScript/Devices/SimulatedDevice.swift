import Foundation

/// The measures of a screen that a program can be run on.
package struct SimulatedDevice: Codable, Hashable, Sendable {
  /// The name that people use: `iPhone 15 Pro`.
  package let name: String
  /// The width of the portrait screen, in points.
  package let width: Double
  /// The height of the portrait screen, in points.
  package let height: Double
  /// Pixels a point.
  package let scale: Double
  /// The inset that the status bar and sensor housing take in portrait, in points.
  package let safeAreaTop: Double
  /// The inset that the home indicator takes in portrait, in points.
  package let safeAreaBottom: Double
  /// Screen updates a second.
  package let refreshRate: Int

  /// Whether the device has a home button, and so no bottom inset and square screen corners.
  package var hasHomeButton: Bool { safeAreaBottom == 0 }
}

extension SimulatedDevice {
  /// The device that is simulated where none is named.
  package static let standard = SimulatedDevice.named("iPhone 15") ?? all[0]

  /// Looks a device up by name, whatever its case and spacing: `iphone15pro` finds `iPhone 15 Pro`.
  package static func named(_ name: String) -> SimulatedDevice? {
    let key = lookupKey(name)
    return all.first { lookupKey($0.name) == key }
  }

  /// The devices whose names come nearest to a name that was not found, best first.
  package static func suggestions(for name: String) -> [String] {
    let wanted = Array(lookupKey(name))
    return all.enumerated()
      .map { ($0.offset, $0.element.name, distance(wanted, Array(lookupKey($0.element.name)))) }
      .sorted { ($0.2, $0.0) < ($1.2, $1.0) }
      .prefix(5).map(\.1)
  }

  /// How many letters must be put in, taken out or changed to make one word of another.
  private static func distance(_ from: [Character], _ to: [Character]) -> Int {
    var row = Array(0...to.count)
    for (i, letter) in from.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in to.enumerated() {
        let cost = letter == other ? diagonal : min(diagonal, row[j], row[j + 1]) + 1
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[to.count]
  }

  private static func lookupKey(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
