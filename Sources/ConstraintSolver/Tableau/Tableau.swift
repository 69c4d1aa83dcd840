/// The rows of all variables, and for each variable the rows that contain it.
///
/// Sizes, slacks and errors are nonnegative; their rows form a simplex tableau. Positions are
/// unrestricted, so that pivots do not need their rows: a position is defined once, by the
/// variables of its constraint, and evaluated when its value is needed.
///
/// Processor times: a cell of 30 views with 174 constraints takes 60 to 90 µs initially (140 to 180
/// with arrays instead of `Slots`), and 0.8 µs after a text's width changes, which needs no pivot;
/// a chain of 400 views takes 1.7 ms, and 10 µs after its first view's width changes and all views
/// move. With positions in the tableau, each view of a chain would have a row as long as the chain
/// before it.
final class Tableau {
  @exclusivity(unchecked) var variables = Slots<VariableRecord>()
  /// The rows by variable; valid for basic and defined variables.
  @exclusivity(unchecked) var rows = Slots<Row>()
  /// The terms of rows and constraints.
  @exclusivity(unchecked) var terms = TermPool()
  /// The basic variables whose rows contain each variable.
  @exclusivity(unchecked) var columns = IndexLists()
  /// The positions whose definitions contain each auxiliary variable.
  @exclusivity(unchecked) var definitions = IndexLists()
  @exclusivity(unchecked) private var scratch = Slots<RowTerm>()

  init() {}

  init(copyOf other: Tableau) {
    variables = Slots(copyOf: other.variables)
    rows = Slots(copyOf: other.rows)
    terms = TermPool(copyOf: other.terms)
    columns = IndexLists(copyOf: other.columns)
    definitions = IndexLists(copyOf: other.definitions)
  }

  // MARK: Rows

  /// The terms of a variable's row, until the next change of any row.
  func terms(of variable: Int32) -> RowTerms {
    terms[rows[variable].terms]
  }

  /// Returns the coefficient of a variable in another's row; zero if it is not contained.
  func coefficient(of variable: Int32, in owner: Int32) -> Double {
    let terms = terms(of: owner)
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    guard low < terms.count, terms[low].variable == variable else { return 0 }
    return terms[low].coefficient
  }

  /// Makes a variable basic.
  func setRow(of variable: Int32, to row: Row) {
    for term in terms[row.terms] { columns.insert(variable, in: term.variable) }
    rows[variable] = row
    variables[variable].status = .basic
  }

  /// Removes a basic variable's row and returns it; its terms remain in the pool.
  private func takeRow(of variable: Int32) -> Row {
    let row = rows[variable]
    for term in terms[row.terms] { columns.remove(variable, from: term.variable) }
    rows[variable] = Row()
    variables[variable].status = .nonbasic
    return row
  }

  /// Makes a basic variable nonbasic.
  func removeRow(of variable: Int32) { terms.remove(takeRow(of: variable).terms) }

  /// Removes a variable from another's row.
  func removeTerm(_ variable: Int32, fromRowOf owner: Int32) {
    scratch.removeAll()
    for term in terms(of: owner) where term.variable != variable { scratch.append(term) }
    terms.replace(&rows[owner].terms, with: scratch)
  }

  /// Defines a position.
  func define(_ position: Int32, as row: Row) {
    for term in terms[row.terms] where !variables[term.variable].isUnknown {
      definitions.insert(position, in: term.variable)
    }
    rows[position] = row
    variables[position].status = .defined
  }

  /// Removes a position's definition.
  func undefine(_ position: Int32) {
    let row = rows[position]
    for term in terms[row.terms] where !variables[term.variable].isUnknown {
      definitions.remove(position, from: term.variable)
    }
    terms.remove(row.terms)
    rows[position] = Row()
    variables[position].status = .nonbasic
    variables[position].isGrounded = false
    variables[position].isDetermined = false
  }

  // MARK: Pivots

  /// Exchanges the nonbasic variable `entering` and the basic variable `leaving`.
  func pivot(entering: Int32, leaving: Int32) {
    let factor = -1 / coefficient(of: entering, in: leaving)
    let old = takeRow(of: leaving)
    var row = Row(constant: old.constant * factor)
    row.terms = terms.makeList(room: Int(old.terms.count))
    var needsLeaving = true
    for index in SlotIndices(0, Int(old.terms.count)) {
      let term = terms[old.terms, index]
      if term.variable == entering { continue }
      if needsLeaving, term.variable > leaving {
        terms.append(RowTerm(variable: leaving, coefficient: -factor), to: &row.terms)
        needsLeaving = false
      }
      let product = RowTerm(variable: term.variable, coefficient: term.coefficient * factor)
      terms.append(product, to: &row.terms)
    }
    if needsLeaving {
      terms.append(RowTerm(variable: leaving, coefficient: -factor), to: &row.terms)
    }
    terms.remove(old.terms)
    substitute(row, for: entering)
    setRow(of: entering, to: row)
  }

  /// Substitutes a row for a nonbasic variable in all rows.
  func substitute(_ row: Row, for variable: Int32) {
    while let user = columns.removeFirst(from: variable) {
      merge(row, into: user, for: variable)
    }
  }

  private func merge(_ row: Row, into user: Int32, for variable: Int32) {
    let factor = coefficient(of: variable, in: user)
    rows[user].constant += factor * row.constant
    scratch.removeAll()
    let (olds, news) = (terms(of: user), terms[row.terms])
    var index = 0
    for new in news {
      while index < olds.count, olds[index].variable < new.variable {
        if olds[index].variable != variable { scratch.append(olds[index]) }
        index += 1
      }
      let product = factor * new.coefficient
      if index < olds.count, olds[index].variable == new.variable {
        let sum = olds[index].coefficient + product
        if !Tolerance.isWithin(sum, Tolerance.coefficient) {
          scratch.append(RowTerm(variable: new.variable, coefficient: sum))
        } else {
          columns.remove(user, from: new.variable)
        }
        index += 1
      } else if !Tolerance.isWithin(product, Tolerance.coefficient) {
        scratch.append(RowTerm(variable: new.variable, coefficient: product))
        columns.insert(user, in: new.variable)
      }
    }
    while index < olds.count {
      if olds[index].variable != variable { scratch.append(olds[index]) }
      index += 1
    }
    terms.replace(&rows[user].terms, with: scratch)
  }

  /// Returns the row that limits `entering` first: the smallest step, then the oldest variable.
  func leaving(for entering: Int32) -> (variable: Int32, step: Double)? {
    var best: (variable: Int32, step: Double)?
    for user in columns[entering] where variables[user].role != .dummy {
      let coefficient = coefficient(of: entering, in: user)
      guard coefficient < -Tolerance.step else { continue }
      let quotient = -rows[user].constant / coefficient
      let step = quotient > 0 ? quotient : 0
      guard let current = best else {
        best = (user, step)
        continue
      }
      let isShorter = step < current.step - Tolerance.step
      let isAsLong = Tolerance.isWithin(step - current.step, Tolerance.step)
      if isShorter || isAsLong && variables[user].age < variables[current.variable].age {
        best = (user, step)
      }
    }
    return best
  }

  /// Returns the current value of a variable.
  func value(of variable: Int32) -> Double {
    let record = variables[variable]
    if record.role == .position { return record.value }
    return record.status == .basic ? rows[variable].constant : 0
  }

  /// Returns whether a variable is determined by required equations alone.
  func isDetermined(_ variable: Int32) -> Bool {
    let record = variables[variable]
    switch record.status {
    case .defined: return record.isDetermined
    case .nonbasic: return record.role == .dummy
    case .basic:
      for term in terms(of: variable) where variables[term.variable].role != .dummy { return false }
      return true
    }
  }
}
