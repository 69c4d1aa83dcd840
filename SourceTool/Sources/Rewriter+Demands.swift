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
    guard module.optionalMethods.contains(name) else { return }
    replace(node.declName, with: OptionalsWriter.valueName(of: name))
  }

  /// `button.target?.perform(…)`: any object can be asked on iOS, here one whose methods are
  /// Objective-C's.
  func rewritePerform(_ node: FunctionCallExprSyntax) {
    guard let call = node.calledExpression.as(MemberAccessExprSyntax.self),
      call.declName.baseName.text == "perform", let base = call.base
    else { return }
    let plain =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression
    guard let plain, plain.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "target"
    else { return }
    needsUIKit = true
    edits.insert(".map { UIKit.performer($0) }", at: plain.range.upperBound)
  }
}
