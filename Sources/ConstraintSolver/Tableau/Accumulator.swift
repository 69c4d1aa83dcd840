/// A sum under construction: a place for every variable, and which of them were touched.
struct Accumulator {
  private(set) var coefficients: [Double] = []
  private var isTouched: [Bool] = []
  private(set) var touched: [Int32] = []
  var constant: Double = 0

  mutating func grow(to count: Int) {
    while coefficients.count < count {
      coefficients.append(0)
      isTouched.append(false)
    }
  }

  mutating func add(_ variable: Int32, _ coefficient: Double) {
    let index = Int(variable)
    if !isTouched[index] {
      isTouched[index] = true
      touched.append(variable)
    }
    coefficients[index] += coefficient
  }

  mutating func add(_ row: Row, times factor: Double) {
    constant += row.constant * factor
    for term in row.terms { add(term.variable, term.coefficient * factor) }
  }

  /// Takes a variable out and returns what it was multiplied by.
  mutating func take(_ variable: Int32) -> Double {
    let coefficient = coefficients[Int(variable)]
    coefficients[Int(variable)] = 0
    return coefficient
  }

  func contains(_ variable: Int32) -> Bool { isTouched[Int(variable)] }

  mutating func clear() {
    for variable in touched {
      coefficients[Int(variable)] = 0
      isTouched[Int(variable)] = false
    }
    touched.removeAll(keepingCapacity: true)
    constant = 0
  }

  /// The terms that are not zero, in order of variables.
  func sortedTerms() -> [RowTerm] {
    var terms: [RowTerm] = []
    terms.reserveCapacity(touched.count)
    for variable in touched.sorted() {
      let coefficient = coefficients[Int(variable)]
      if abs(coefficient) > Tolerance.coefficient {
        terms.append(RowTerm(variable: variable, coefficient: coefficient))
      }
    }
    return terms
  }
}
