import SwiftSyntax

/// Evaluates `#if` conditions of iOS source on Linux. The tool answers questions about iOS; the
/// compiler evaluates the rest.
enum Conditions {
  /// A clause of `#if` that may be compiled.
  struct Live {
    let clause: IfConfigClauseSyntax
    /// The condition that the compiler evaluates; empty if the clause is always compiled.
    let condition: String
  }

  /// Returns the clauses that may be compiled; omits clauses for other systems.
  static func live(_ node: IfConfigDeclSyntax) -> [Live] {
    var (found, before): ([Live], [String]) = ([], [])
    for clause in node.clauses {
      let own = clause.condition.map { meaning(of: $0) } ?? .known(true)
      switch own {
      case .known(false): continue
      case .known(true):
        found.append(Live(clause: clause, condition: before.joined(separator: " && ")))
        return found
      case .asked(let text):
        found.append(
          Live(clause: clause, condition: (before + ["(\(text))"]).joined(separator: " && ")))
        before.append("!(\(text))")
      }
    }
    return found
  }

  /// The value of one condition, such as `os(macOS)`; nil if the compiler evaluates it.
  static func answer(_ question: String, of name: String) -> Bool? {
    switch question {
    case "os": name == "iOS" ? true : systems.contains(name) ? false : nil
    case "targetEnvironment": name == "simulator" ? true : name == "macCatalyst" ? false : nil
    case "canImport": canImport(name)
    default: nil
    }
  }

  private static func canImport(_ written: String) -> Bool? {
    let module = String(written.prefix { $0 != "." && $0 != "," })
    if module == "UIKit" || Stubs.current.replaces(module) { return true }
    return AppleFrameworks.isAbsent(module) ? false : nil
  }

  /// Names of other systems. The compiler evaluates `os(Linux)`.
  private static let systems: Set<String> = [
    "OSX", "macOS", "tvOS", "watchOS", "visionOS", "xrOS", "Windows", "Android", "WASI", "FreeBSD",
    "OpenBSD",
  ]

  // MARK: Whole conditions

  private enum Meaning {
    case known(Bool)
    /// A condition that remains for the compiler.
    case asked(String)
  }

  private static func meaning(of condition: ExprSyntax) -> Meaning {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return meaning(of: Array(sequence.elements))
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first?.expression
    {
      return meaning(of: only)
    }
    if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      switch meaning(of: negated.expression) {
      case .known(let holds): return .known(!holds)
      case .asked(let text): return .asked("!(\(text))")
      }
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return .known(literal.literal.text == "true")
    }
    if let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
      let holds = answer(
        call.calledExpression.trimmedDescription, of: argument.expression.trimmedDescription)
    {
      return .known(holds)
    }
    return .asked(condition.trimmedDescription)
  }

  /// Evaluates terms joined by `||` and `&&`. `&&` binds tighter.
  private static func meaning(of elements: [ExprSyntax]) -> Meaning {
    let ands = elements.split { $0.trimmedDescription == "||" }.map { terms in
      join(
        terms.filter { $0.trimmedDescription != "&&" }.map { meaning(of: $0) }, with: "&&",
        decisive: false)
    }
    return join(ands, with: "||", decisive: true)
  }

  private static func join(
    _ terms: [Meaning], with word: String, decisive: Bool
  ) -> Meaning {
    var asked: [String] = []
    for term in terms {
      switch term {
      case .known(decisive): return .known(decisive)
      case .known: continue
      case .asked(let text): asked.append(terms.count > 1 ? "(\(text))" : text)
      }
    }
    return asked.isEmpty ? .known(!decisive) : .asked(asked.joined(separator: " \(word) "))
  }
}
