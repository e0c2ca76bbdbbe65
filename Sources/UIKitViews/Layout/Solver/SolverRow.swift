/// A linear expression: a constant and coefficients, sorted by symbol.
///
/// Rows are short (two to six cells as a rule), so that sorted arrays beat dictionaries.
struct SolverRow {
  var constant: Double = 0
  private(set) var symbols: [Int32] = []
  private(set) var coefficients: [Double] = []

  /// Coefficients nearer to zero than this are dropped.
  static let epsilon = 1e-9

  init(constant: Double = 0) { self.constant = constant }

  var count: Int { symbols.count }

  /// The position of the first cell not below `symbol`.
  private func position(of symbol: Int32) -> Int {
    var low = 0
    var high = symbols.count
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The coefficient of a symbol; zero where it does not occur.
  func coefficient(of symbol: Int32) -> Double {
    let at = position(of: symbol)
    return at < symbols.count && symbols[at] == symbol ? coefficients[at] : 0
  }

  /// Adds to the coefficient of a symbol and says whether the symbol is new here.
  @discardableResult
  mutating func add(_ symbol: Int32, _ coefficient: Double) -> Bool {
    let at = position(of: symbol)
    guard at < symbols.count, symbols[at] == symbol else {
      guard abs(coefficient) > Self.epsilon else { return false }
      symbols.insert(symbol, at: at)
      coefficients.insert(coefficient, at: at)
      return true
    }
    let sum = coefficients[at] + coefficient
    if abs(sum) > Self.epsilon {
      coefficients[at] = sum
    } else {
      symbols.remove(at: at)
      coefficients.remove(at: at)
    }
    return false
  }

  /// Takes a symbol out and returns the coefficient it had.
  @discardableResult
  mutating func remove(_ symbol: Int32) -> Double {
    let at = position(of: symbol)
    guard at < symbols.count, symbols[at] == symbol else { return 0 }
    symbols.remove(at: at)
    return coefficients.remove(at: at)
  }

  /// Adds a multiple of another row, calling `joined` with each symbol that was not here before.
  mutating func add(_ other: SolverRow, times factor: Double, joined: (Int32) -> Void) {
    constant += other.constant * factor
    if other.symbols.isEmpty { return }
    var mergedSymbols: [Int32] = []
    var mergedCoefficients: [Double] = []
    mergedSymbols.reserveCapacity(symbols.count + other.symbols.count)
    mergedCoefficients.reserveCapacity(symbols.count + other.symbols.count)
    var mine = 0
    var its = 0
    while mine < symbols.count || its < other.symbols.count {
      let takeMine =
        its == other.symbols.count
        || (mine < symbols.count && symbols[mine] <= other.symbols[its])
      let takeIts =
        mine == symbols.count
        || (its < other.symbols.count && other.symbols[its] <= symbols[mine])
      let symbol = takeMine ? symbols[mine] : other.symbols[its]
      var value = 0.0
      if takeMine { value += coefficients[mine]; mine += 1 }
      if takeIts { value += other.coefficients[its] * factor; its += 1 }
      guard abs(value) > Self.epsilon else { continue }
      mergedSymbols.append(symbol)
      mergedCoefficients.append(value)
      if !takeMine { joined(symbol) }
    }
    symbols = mergedSymbols
    coefficients = mergedCoefficients
  }

  /// Multiplies everything.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in coefficients.indices { coefficients[index] *= factor }
  }
}
