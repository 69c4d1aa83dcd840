import UIKit

extension BoxModel {
  /// The names that constraints of the box may use.
  var childNames: [String] { children.compactMap(\.name) }

  /// Returns the mistakes in the constraints of the box and of its descendants.
  ///
  /// - Complexity: O(characters of the constraints × names).
  func constraintMistakes() -> [Mistake] {
    let names = childNames
    return constraints.compactMap { sentence in
      Self.problem(of: sentence.value, names: names).map { Mistake($0, sentence.location) }
    } + sameNames() + children.flatMap { $0.constraintMistakes() }
  }

  /// Returns a mistake for each duplicate name among the children.
  private func sameNames() -> [Mistake] {
    guard let location = constraints.first?.location else { return [] }
    var seen: Set<String> = []
    return childNames.compactMap { name in
      seen.insert(name).inserted ? nil : Mistake(.sameName(name), location)
    }
  }

  private static func problem(of sentence: String, names: [String]) -> Problem? {
    guard isEquation(sentence) else {
      return NSLayoutConstraint.problem(ofVisualFormat: sentence, names: names).map {
        .constraint(sentence, reason: $0.reason, position: $0.position, names: names)
      }
    }
    var parser = ConstraintEquationParser(sentence, names: names)
    do throws(ConstraintEquationParser.Failure) {
      _ = try parser.parse()
      return nil
    } catch {
      return .constraint(sentence, reason: error.reason, position: error.position, names: names)
    }
  }

  /// Returns whether a constraint is an equation, not a visual format, which begins with a bracket,
  /// a bar or a direction.
  static func isEquation(_ sentence: String) -> Bool {
    guard let first = sentence.first, first.isLetter else { return false }
    return sentence.dropFirst().first != ":"
  }
}
