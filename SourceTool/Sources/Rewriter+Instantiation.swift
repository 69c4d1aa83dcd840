import SwiftSyntax

extension ExtensionDeclSyntax {
  /// Whether it says that what it extends are views.
  var isOfViews: Bool {
    let name = extendedType.trimmedDescription
    if name.hasPrefix("UI"), name.hasSuffix("View") || name.hasSuffix("Cell") { return true }
    return genericWhereClause?.requirements.contains {
      guard let requirement = $0.requirement.as(ConformanceRequirementSyntax.self) else {
        return false
      }
      return requirement.leftType.trimmedDescription == "Self"
        && requirement.rightType.trimmedDescription.hasPrefix("UI")
    } ?? false
  }
}

extension Rewriter {
  /// `T(frame: frame)` and `type.init(frame: frame)` of classes that are only known when the
  /// program runs.
  func rewriteInstantiation(_ node: FunctionCallExprSyntax) {
    guard node.trailingClosure == nil, let type = dynamicType(node.calledExpression) else { return }
    let labels = node.arguments.map { $0.label?.text }
    guard labels == ["frame"] || (labels.isEmpty && type.isUIKits) else { return }
    needsUIKit = true
    replace(node.calledExpression, with: "UIKit.instantiate")
    if let leftParen = node.leftParen {
      edits.insert(
        type.expression + (labels.isEmpty ? "" : ", "), at: leftParen.range.upperBound)
    }
  }

  /// `CGFloat` has a static `abs` on Linux that hides the function in its extensions.
  func rewriteAbs(_ node: FunctionCallExprSyntax) {
    guard scopes.last?.name == "CGFloat",
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "abs"
    else { return }
    edits.insert("Swift.", at: name.range.lowerBound)
  }

  private func dynamicType(
    _ called: ExprSyntax
  ) -> (expression: String, isUIKits: Bool)? {
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "Self", scopes.last?.isOfViews == true { return ("Self.self", false) }
      return generic(name)
    }
    guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "init"
    else { return nil }
    let written = base.trimmedDescription
    if let found = generic(written) { return found }
    if written == "Self" { return ("Self.self", false) }
    let last = written.split(separator: ".").last ?? ""
    guard last.first?.isUppercase == false, written != "self", written != "super" else {
      return nil
    }
    return (written, false)
  }

  private func generic(_ name: String) -> (String, Bool)? {
    for level in generics.reversed() {
      guard let constraint = level[name] else { continue }
      return constraint.isEmpty ? nil : ("\(name).self", constraint.hasPrefix("UI"))
    }
    return nil
  }
}
