/// What a variable is equal to: a number and products of other variables, in order of their
/// indices.
struct Row {
  var constant: Double = 0
  var terms: [RowTerm] = []

  /// What a variable is multiplied by, zero where it does not stand here.
  func coefficient(of variable: Int32) -> Double {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    guard low < terms.count, terms[low].variable == variable else { return 0 }
    return terms[low].coefficient
  }
}
