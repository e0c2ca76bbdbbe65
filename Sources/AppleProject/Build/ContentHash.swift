/// Two 64-bit FNV-1a hashes side by side: enough to name a cache folder, and the same in every run.
struct ContentHash {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x84222_325cb_f29ce4

  mutating func add(_ text: String) {
    for byte in text.utf8 {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
      second = (second ^ UInt64(byte ^ 0x5a)) &* 0x100_0000_01b3
    }
    // Ends the text, so that two texts are not one.
    first = (first ^ 0xff) &* 0x100_0000_01b3
    second = (second ^ 0x1ff) &* 0x100_0000_01b3
  }

  var hex: String {
    [first, second].map { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
