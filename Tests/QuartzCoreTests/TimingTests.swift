import Foundation
import QuartzCore
import Testing

extension LayerTests {
  @Suite("The arithmetic of time") struct Timing {
    private func timing(_ body: (inout TimingParameters) -> Void) -> TimingParameters {
      var t = TimingParameters()
      t.beginTime = 10
      t.duration = 2
      body(&t)
      return t
    }

    private func fraction(_ t: TimingParameters, _ time: Double) -> Double? {
      guard case .active(let fraction, _) = t.moment(at: time) else { return nil }
      return fraction
    }

    @Test("Before and after there is nothing without a fill")
    func fills() {
      let none = timing { _ in }
      #expect(fraction(none, 9.9) == nil)
      #expect(fraction(none, 11) == 0.5)
      #expect(fraction(none, 12) == nil)
      let backwards = timing { $0.fillsBackwards = true }
      #expect(fraction(backwards, 5) == 0)
      #expect(fraction(backwards, 12) == nil)
      let forwards = timing { $0.fillsForwards = true }
      #expect(fraction(forwards, 9) == nil)
      #expect(fraction(forwards, 99) == 1)
    }

    @Test("Autoreverse with two and a half repeats ends at the far end")
    func fractionalRepeat() {
      let t = timing {
        $0.autoreverses = true
        $0.repeatCount = 2.5
        $0.fillsForwards = true
      }
      #expect(t.activeDuration == 10)
      #expect(fraction(t, 13) == 0.5)
      #expect(fraction(t, 19) == 0.5)
      // Ten seconds are two and a half there-and-backs: forgetting the way back gives 5 s and 0.5.
      #expect(fraction(t, 20) == 1)
    }

    @Test("A whole number of repeats ends at the end, not at the next beginning")
    func wholeRepeat() {
      let t = timing {
        $0.repeatCount = 3
        $0.fillsForwards = true
      }
      #expect(fraction(t, 12) == 0)
      #expect(fraction(t, 16) == 1)
      #expect(t.endTime == 16)
    }

    @Test("repeatDuration goes before repeatCount")
    func repeatDuration() {
      let t = timing {
        $0.repeatCount = 9
        $0.repeatDuration = 3
        $0.fillsForwards = true
      }
      #expect(t.endTime == 13)
      #expect(fraction(t, 14) == 0.5)
    }

    @Test("Twice the speed takes half the time")
    func speed() {
      let t = timing { $0.speed = 2 }
      #expect(t.endTime == 11)
      #expect(fraction(t, 10.5) == 0.5)
    }

    @Test("Speed 0 shows what timeOffset says, its whole way included", arguments: [0, 0.5, 1, 2])
    func still(offset: Double) {
      let t = timing {
        $0.speed = 0
        $0.timeOffset = offset
      }
      // At an offset of 2 s a plain remainder would show the beginning again.
      #expect(fraction(t, 500) == offset / 2)
      #expect(t.endTime == .infinity)
    }

    @Test("timeOffset starts late and wraps, and changes nothing about the end")
    func offset() {
      let t = timing { $0.timeOffset = 1 }
      #expect(fraction(t, 10) == 0.5)
      #expect(fraction(t, 10.5) == 0.75)
      #expect(fraction(t, 11.5) == 0.25)
      #expect(t.endTime == 12)
    }

    @Test("A negative speed runs backwards")
    func backwards() {
      let t = timing { $0.speed = -1 }
      #expect(fraction(t, 10.5) == 0.75)
    }

    @Test("Endless repeats never end")
    func endless() {
      #expect(timing { $0.repeatCount = .infinity }.isEndless)
      #expect(timing { $0.repeatCount = Double(Float.greatestFiniteMagnitude) }.isEndless)
    }
  }
}
