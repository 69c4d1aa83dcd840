import SwiftSyntax

extension Rewriter {
  /// `type(of: object).description()` returns the class name, also for an object of type
  /// `AnyObject`.
  func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
      type.arguments.first?.label?.text == "of"
    else { return }
    edits.insert("NSStringFromClass(", at: type.range.lowerBound)
    edits.replace(type.range.upperBound..<node.range.upperBound, with: ")", in: source.bytes)
  }
}
