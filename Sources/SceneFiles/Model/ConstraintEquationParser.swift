import SceneRendering
import UIKit

/// Parses an equation from left to right.
struct ConstraintEquationParser {
  private let text: [Character]
  private let names: [String]
  private var cursor = 0

  /// The reason and position of a syntax error.
  struct Failure: Error {
    let reason: String
    /// The position in characters from the start.
    let position: Int
  }

  /// Creates a parser of an equation.
  ///
  /// - Parameter names: The names of the boxes that it may use.
  init(_ text: String, names: [String]) {
    self.text = Array(text)
    self.names = names + [ConstraintEquation.container]
  }

  mutating func parse() throws(Failure) -> ConstraintEquation {
    var equation = ConstraintEquation(first: try term())
    let relation = cursor
    equation.relation = try self.relation()
    if peek.map({ $0.isLetter }) == true {
      equation.second = try term()
      if take("*") { equation.multiplier = try number() }
      if peek == "+" || peek == "-" {
        let isNegative = take("-")
        if !isNegative { _ = take("+") }
        equation.constant = (isNegative ? -1 : 1) * (try number())
      }
    } else {
      equation.constant = try number()
    }
    if take("@") {
      let location = cursor
      equation.priority = try number()
      guard (1...1000).contains(equation.priority) else {
        throw Failure(reason: "Expected a priority from 1 to 1000", position: location)
      }
    }
    guard cursor == text.count else { throw failure("Expected the end of the equation") }
    if let problem = equation.problem { throw Failure(reason: problem, position: relation) }
    return equation
  }

  // MARK: Parts

  private mutating func term() throws(Failure) -> ConstraintEquation.Term {
    let location = cursor
    guard let item = name() else { throw failure("Expected the name of a box") }
    guard names.contains(item) else {
      throw Failure(reason: "\(item) is not a key in the views dictionary", position: location)
    }
    guard take(".") else { throw failure("Expected a '.' and an attribute") }
    let start = cursor
    let word = name() ?? ""
    let known = ConstraintEquation.attributes
    guard let found = known.first(where: { $0.name == word }) else {
      let nearest = SpellingSuggestion(from: known.map(\.name)).closest(to: word)
      throw Failure(
        reason: "There is no attribute '\(word.shortened)'"
          + (nearest.map { "; did you mean '\($0)'?" }
            ?? "; there are \(known.map(\.name).joined(separator: ", "))"),
        position: start)
    }
    return ConstraintEquation.Term(item: item, attribute: found.attribute)
  }

  private mutating func relation() throws(Failure) -> NSLayoutConstraint.Relation {
    for (sign, relation) in [
      ("==", NSLayoutConstraint.Relation.equal), ("<=", .lessThanOrEqual),
      (">=", .greaterThanOrEqual),
    ] where text[cursor...].starts(with: sign) {
      cursor += 2
      skip()
      return relation
    }
    throw failure("Expected a relation. Relation must be one of <=, == or >=")
  }

  private mutating func number() throws(Failure) -> Double {
    var end = cursor
    if end < text.count, text[end] == "-" { end += 1 }
    while end < text.count, text[end] == "." || ("0"..."9").contains(text[end]) { end += 1 }
    guard let number = Double(String(text[cursor..<end])), abs(number) <= 100_000 else {
      throw failure("Expected a number from -100000 to 100000")
    }
    cursor = end
    skip()
    return number
  }

  // MARK: Words

  private var peek: Character? { cursor < text.count ? text[cursor] : nil }

  private mutating func skip() {
    while peek == " " { cursor += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    cursor += 1
    skip()
    return true
  }

  private mutating func name() -> String? {
    let start = cursor
    while let next = peek, next == "_" || next.isASCII && (next.isLetter || next.isNumber) {
      cursor += 1
    }
    guard cursor > start else { return nil }
    defer { skip() }
    return String(text[start..<cursor])
  }

  private func failure(_ reason: String) -> Failure { Failure(reason: reason, position: cursor) }
}
