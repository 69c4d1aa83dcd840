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

  mutating func reserve(_ count: Int) {
    coefficients.reserveCapacity(count)
    isTouched.reserveCapacity(count)
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
    for index in 0..<row.terms.count {
      let term = row.terms[index]
      add(term.variable, term.coefficient * factor)
    }
  }

  /// Takes a variable out and returns what it was multiplied by.
  mutating func take(_ variable: Int32) -> Double {
    let coefficient = coefficients[Int(variable)]
    coefficients[Int(variable)] = 0
    return coefficient
  }

  mutating func clear() {
    for index in 0..<touched.count {
      let variable = Int(touched[index])
      coefficients[variable] = 0
      isTouched[variable] = false
    }
    touched.removeAll(keepingCapacity: true)
    constant = 0
  }

  /// Rows are short, mostly: inserting beats the library's sort there.
  private mutating func sortTouched() {
    guard touched.count <= 16 else { return touched.sort() }
    for index in touched.indices.dropFirst() {
      let variable = touched[index]
      var place = index
      while place > 0, touched[place - 1] > variable {
        touched[place] = touched[place - 1]
        place -= 1
      }
      touched[place] = variable
    }
  }

  /// The terms that are not zero, in order of variables.
  mutating func sortedTerms() -> [RowTerm] {
    sortTouched()
    var terms: [RowTerm] = []
    terms.reserveCapacity(touched.count)
    for variable in touched {
      let coefficient = coefficients[Int(variable)]
      if abs(coefficient) > Tolerance.coefficient {
        terms.append(RowTerm(variable: variable, coefficient: coefficient))
      }
    }
    return terms
  }
}
