import SwiftSyntax

/// What `#if` says where source for phones is compiled on Linux: the tool answers for iOS, and the
/// compiler for the rest.
enum Conditions {
  /// A clause of `#if` that may be compiled.
  struct Live {
    let clause: IfConfigClauseSyntax
    /// What the compiler has to find true for it; nothing where it is surely compiled.
    let condition: String
  }

  /// The clauses that may be compiled, without those of other systems.
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

  /// What one question is answered with, such as `os(macOS)`; nil where the compiler is asked.
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

  /// Other systems of Apple's and others; whether this is Linux the compiler says.
  private static let systems: Set<String> = [
    "OSX", "macOS", "tvOS", "watchOS", "visionOS", "xrOS", "Windows", "Android", "WASI", "FreeBSD",
    "OpenBSD",
  ]

  // MARK: Whole conditions

  private enum Meaning {
    case known(Bool)
    /// What is left to ask.
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

  /// Of terms between `||` and `&&`, of which `&&` binds tighter.
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
