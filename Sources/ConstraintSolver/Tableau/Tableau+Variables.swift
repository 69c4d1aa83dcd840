extension Tableau {
  /// The number of variables by which tables grow; single growth took a tenth of a cell's time.
  static let step = 15

  func reserve(_ count: Int) {
    variables.reserve(count)
    rows.reserve(count)
    terms.reserve(4 * count)
    columns.reserve(count)
    definitions.reserve(count)
  }

  /// Grows the tables.
  private func growTables() {
    let count = variables.count + Self.step
    rows.append(Row(), times: count - rows.count)
    columns.grow(to: count)
    definitions.grow(to: count)
  }

  /// Creates a variable, reusing a free index if possible.
  func makeVariable(
    _ role: VariableRecord.Role, owner: Int32 = -1, age: Int, free: inout Slots<Int32>
  ) -> Int32 {
    var record = VariableRecord(role: role, age: age)
    record.owner = owner
    if let position = free.popLast() {
      variables[position] = record
      return position
    }
    variables.append(record)
    if rows.count < variables.count { growTables() }
    return Int32(variables.count - 1)
  }
}
