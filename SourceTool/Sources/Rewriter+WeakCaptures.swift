import SwiftSyntax

extension Rewriter {
  /// `let update = { [weak self, weak view] in … }` in a function: Swift 6.3 on Linux captures nil
  /// instead of the view unless the closure escapes.
  func rewriteWeakCaptures(_ node: VariableDeclSyntax) {
    guard node.bindingSpecifier.text == "let", node.parent?.is(MemberBlockItemSyntax.self) != true
    else { return }
    for binding in node.bindings {
      guard let closure = binding.initializer?.value.as(ClosureExprSyntax.self),
        closure.weakCaptureCount > 1
      else { continue }
      edits.insert("UIKit.escaping(", at: closure.range.lowerBound)
      edits.insert(")", at: closure.range.upperBound)
      needsUIKit = true
    }
  }
}

extension ClosureExprSyntax {
  fileprivate var weakCaptureCount: Int {
    signature?.capture?.items.count { $0.specifier?.specifier.text == "weak" } ?? 0
  }
}
