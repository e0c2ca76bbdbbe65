public import Foundation
import Synchronization

/// The source of every chance in a program: draws from the seed given with `--seed`.
///
/// A value without state of its own, so that it can stand in for `SystemRandomNumberGenerator`.
public struct SimulationRandom: RandomNumberGenerator, Sendable {
  private static let generator = Mutex(SeededRandom(seed: 0))

  /// Makes a handle on the simulation's source.
  public init() {}

  /// Starts the sequence of a seed.
  package static func seed(_ seed: UInt64) {
    generator.withLock { $0 = SeededRandom(seed: seed) }
  }

  /// The next number of the simulation's sequence.
  public mutating func next() -> UInt64 {
    Self.generator.withLock { $0.next() }
  }
}

extension Simulation {
  /// A number that all of `UInt32` share equally.
  public static func random32() -> UInt32 {
    var generator = SimulationRandom()
    return generator.next()
  }

  /// A number below `bound`; 0 if the bound is 0.
  public static func random32(below bound: UInt32) -> UInt32 {
    var generator = SimulationRandom()
    return bound == 0 ? 0 : generator.next(upperBound: bound)
  }

  /// A number from 0 up to 1, without 1.
  public static func randomUnit() -> Double {
    var generator = SimulationRandom()
    return Double(generator.next() >> 11) * 0x1p-53
  }

  /// A random (version 4) identifier.
  public static func uuid() -> UUID {
    var generator = SimulationRandom()
    var bytes = [generator.next(), generator.next()].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
