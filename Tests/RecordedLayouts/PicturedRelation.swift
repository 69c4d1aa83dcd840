import ConstraintSolver

/// One line of a pictured layout's constraints.
package struct PicturedRelation {
  package struct Side {
    package var factor = 1.0
    package var item: String?
    package var attribute = ""
    package var constant = 0.0

    /// Parses a number, or `[factor*]item.attribute [± constant]`.
    init(_ words: ArraySlice<Substring>) {
      var words = Array(words)
      if words.count == 1, let number = Double(words[0]) {
        constant = number
        return
      }
      if words.count == 3 {
        constant = (words[1] == "-" ? -1 : 1) * Double(words[2])!
        words.removeLast(2)
      }
      var text = words[0]
      if let star = text.firstIndex(of: "*") {
        factor = Double(text[..<star])!
        text = text[text.index(after: star)...]
      }
      let point = text.lastIndex(of: ".")!
      item = String(text[..<point])
      attribute = String(text[text.index(after: point)...])
    }
  }

  package let left: Side
  package let right: Side
  package let relation: LinearRelation
  package var priority: Float = 1000

  package init(_ text: String) {
    var words = text.split(separator: " ")[...]
    if let last = words.last, last.hasPrefix("@") {
      priority = Float(last.dropFirst())!
      words.removeLast()
    }
    let middle = words.firstIndex { ["==", "<=", ">="].contains($0) }!
    switch words[middle] {
    case "==": relation = .equal
    case "<=": relation = .lessThanOrEqual
    default: relation = .greaterThanOrEqual
    }
    left = Side(words[..<middle])
    right = Side(words[(middle + 1)...])
  }

  /// Whether leading and trailing edges, and with them constants and relations, follow the reading
  /// direction.
  package var isInReadingDirection: Bool {
    [left, right].contains { ["leading", "trailing"].contains($0.attribute) }
  }
}
