extension Tableau {
  func reserve(_ count: Int) {
    variables.reserve(count)
    rows.reserve(count)
    terms.reserve(4 * count)
    columns.reserve(count)
    definitions.reserve(count)
  }

  /// Makes a variable, in a free place if there is one.
  func makeVariable(
    _ role: VariableRecord.Role, owner: Int32 = -1, age: Int, free: inout Slots<Int32>
  ) -> Int32 {
    var record = VariableRecord(role: role, age: age)
    record.owner = owner
    if let place = free.popLast() {
      variables[place] = record
      return place
    }
    variables.append(record)
    rows.append(Row())
    columns.appendList()
    definitions.appendList()
    return Int32(variables.count - 1)
  }
}
