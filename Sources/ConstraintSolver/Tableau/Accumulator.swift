/// A sum under construction, with a coefficient per variable and a list of the used ones.
struct Accumulator: ~Copyable {
  private(set) var coefficients = Slots<Double>()
  private var isTouched = Slots<Bool>()
  private(set) var touched = Slots<Int32>()
  var constant: Double = 0

  init() {}

  init(copyOf other: borrowing Accumulator) {
    coefficients = Slots(copyOf: other.coefficients)
    isTouched = Slots(copyOf: other.isTouched)
    touched = Slots(copyOf: other.touched)
    constant = other.constant
  }

  mutating func grow(to count: Int) {
    coefficients.append(0, times: count - coefficients.count)
    isTouched.append(false, times: count - isTouched.count)
  }

  mutating func reserve(_ count: Int) {
    coefficients.reserve(count)
    isTouched.reserve(count)
  }

  @_transparent mutating func add(_ variable: Int32, _ coefficient: Double) {
    if !isTouched[variable] {
      isTouched[variable] = true
      touched.append(variable)
    }
    coefficients[variable] += coefficient
  }

  /// Adds a multiple of a variable's row.
  mutating func addRow(of variable: Int32, in tableau: Tableau, times factor: Double) {
    constant += tableau.rows[variable].constant * factor
    for term in tableau.terms(of: variable) { add(term.variable, term.coefficient * factor) }
  }

  /// Removes a variable and returns its factor.
  @_transparent mutating func take(_ variable: Int32) -> Double {
    let coefficient = coefficients[variable]
    coefficients[variable] = 0
    return coefficient
  }

  mutating func clear() {
    for index in touched.indices {
      let variable = touched[index]
      coefficients[variable] = 0
      isTouched[variable] = false
    }
    touched.removeAll()
    constant = 0
  }

  /// Sorts the used variables; insertion sort is faster for short rows.
  private mutating func sortTouched() {
    guard touched.count <= 64 else { return touched.sort(by: <) }
    var index = 1
    while index < touched.count {
      let variable = touched[index]
      var position = index
      while position > 0, touched[position - 1] > variable {
        touched[position] = touched[position - 1]
        position -= 1
      }
      touched[position] = variable
      index += 1
    }
  }

  /// Creates a list of the nonzero terms, sorted by variable and multiplied by a factor.
  mutating func makeTerms(in pool: inout TermPool, times factor: Double = 1) -> TermList {
    sortTouched()
    var list = pool.makeList(room: touched.count)
    for index in touched.indices {
      let coefficient = coefficients[touched[index]]
      if !Tolerance.isWithin(coefficient, Tolerance.coefficient) {
        pool.append(
          RowTerm(variable: touched[index], coefficient: coefficient * factor), to: &list)
      }
    }
    return list
  }
}
