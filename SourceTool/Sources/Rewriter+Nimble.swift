import SwiftSyntax

// Nimble's functions take a test's file as a `String` on Apple's systems and as a `StaticString`,
// which XCTest hands over, on Linux.

extension Rewriter {
  /// Nimble's functions with the parameter `file`.
  private static let nimble: Set<String> = [
    "expect", "expects", "expecta", "fail", "require", "requires", "requirea", "unwrap", "unwraps",
    "unwrapa", "waitUntil",
  ]

  /// Passes `file: "\(file)"` of Nimble's functions as `file: file`.
  func rewriteNimbleFile(_ node: FunctionCallExprSyntax) {
    guard importsNimble, let function = node.calledExpression.as(DeclReferenceExprSyntax.self),
      Self.nimble.contains(function.baseName.text),
      let argument = node.arguments.first(where: { $0.label?.text == "file" }),
      let value = argument.expression.as(StringLiteralExprSyntax.self)?.onlyInterpolation
    else { return }
    let literal = argument.expression.range
    edits.blank(literal.lowerBound..<value.range.lowerBound, in: source.bytes)
    edits.blank(value.range.upperBound..<literal.upperBound, in: source.bytes)
  }
}

extension StringLiteralExprSyntax {
  /// The expression of a literal that is one interpolation and nothing else.
  fileprivate var onlyInterpolation: ExprSyntax? {
    var value: ExprSyntax?
    for segment in segments {
      if let words = segment.as(StringSegmentSyntax.self), words.content.text.isEmpty { continue }
      guard let inner = segment.as(ExpressionSegmentSyntax.self), value == nil,
        inner.expressions.count == 1, inner.expressions.first?.label == nil
      else { return nil }
      value = inner.expressions.first?.expression
    }
    return value
  }
}
