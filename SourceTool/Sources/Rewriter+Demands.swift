import SwiftSyntax

extension Rewriter {
  /// UIKit's optional methods that return no Optional and are called with `!`, after a question
  /// whether they are there.
  private static let demanded: Set<String> = [
    "numberOfSections(in:)", "collectionView(_:layout:sizeForItemAt:)",
    "collectionView(_:layout:insetForSectionAt:)",
    "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
    "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
    "collectionView(_:layout:referenceSizeForHeaderInSection:)",
    "collectionView(_:layout:referenceSizeForFooterInSection:)",
  ]

  /// `source.method!(…)`: of the two things that a call of an optional method can give, the value
  /// itself is meant, whatever it is given to.
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

  /// `delegate?.method(_:label:)`: an optional method taken as a value.
  func rewriteMethodValue(_ node: MemberAccessExprSyntax) {
    guard node.base != nil, node.declName.argumentNames != nil else { return }
    let name = node.declName.trimmedDescription.filter { !$0.isWhitespace }
    guard module.optionalMethods.contains(name), meansOptionalMethod(node, name) else { return }
    replace(node.declName, with: OptionalsWriter.valueName(of: name))
  }

  /// Whether `object.method(_:)` is a protocol's, which may be missing. A type of this module that
  /// has a method of the name has it surely, unless it is asked whether it is there.
  private func meansOptionalMethod(_ node: MemberAccessExprSyntax, _ name: String) -> Bool {
    guard module.isWritten(name) else { return true }
    guard let base = node.base, !base.is(SuperExprSyntax.self) else { return false }
    if base.is(OptionalChainingExprSyntax.self) || node.isAskedFor { return true }
    return lastName(base).map { module.hasOptionalMethods($0) } ?? false
  }
}

extension MemberAccessExprSyntax {
  /// Whether what it gives is taken for something that may be nil.
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
