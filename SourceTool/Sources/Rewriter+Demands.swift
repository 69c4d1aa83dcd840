import SwiftSyntax

extension Rewriter {
  /// Optional methods of UIKit that do not return an optional and that are called with `!` after a
  /// test for existence.
  private static let demanded: Set<String> = [
    "numberOfSections(in:)", "collectionView(_:layout:sizeForItemAt:)",
    "collectionView(_:layout:insetForSectionAt:)",
    "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
    "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
    "collectionView(_:layout:referenceSizeForHeaderInSection:)",
    "collectionView(_:layout:referenceSizeForFooterInSection:)",
  ]

  /// `source.method!(…)`: chooses the overload that returns the value, regardless of the context.
  func rewriteDemand(_ node: FunctionCallExprSyntax) {
    guard
      let member = node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
        .as(MemberAccessExprSyntax.self),
      let base = member.base, !base.trimmedDescription.contains("?")
    else { return }
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let name = "\(member.declName.baseName.text)(\(labels))"
    guard Self.demanded.contains(name) else { return }
    needsUIKit = true
    edits.insert("UIKit.demanded(\"\(name)\", ", at: node.range.lowerBound)
    edits.insert(")", at: node.range.upperBound)
  }

  /// `delegate?.method(_:label:)`: an optional method used as a value.
  func rewriteMethodValue(_ node: MemberAccessExprSyntax) {
    guard node.base != nil, node.declName.argumentNames != nil else { return }
    let name = node.declName.trimmedDescription.filter { !$0.isWhitespace }
    guard module.optionalMethods.contains(name), meansOptionalMethod(node, name) else { return }
    replace(node.declName, with: OptionalsWriter.valueName(of: name))
  }

  /// Whether `object.method(_:)` refers to an optional method. A type of this module with a method
  /// of that name implements it, unless the code tests for existence.
  private func meansOptionalMethod(_ node: MemberAccessExprSyntax, _ name: String) -> Bool {
    guard module.isWritten(name) else { return true }
    guard let base = node.base, !base.is(SuperExprSyntax.self) else { return false }
    if base.is(OptionalChainingExprSyntax.self) || node.isAskedFor { return true }
    return lastName(base).map { module.hasOptionalMethods($0) } ?? false
  }
}

extension MemberAccessExprSyntax {
  /// Whether the context accepts an optional value.
  fileprivate var isAskedFor: Bool {
    if parent?.is(OptionalChainingExprSyntax.self) == true
      || parent?.is(ForceUnwrapExprSyntax.self) == true
      || parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    {
      return true
    }
    let others = parent?.as(ExprListSyntax.self)?.map(\.trimmedDescription) ?? []
    return others.contains("??") || others.contains("nil")
  }
}
