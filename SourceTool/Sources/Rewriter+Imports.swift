import SwiftSyntax

extension Rewriter {
  /// Modules of Apple's whose declarations are in UIKit's module here, or that are not needed.
  private static let absent: Set<String> = [
    "ObjectiveC", "os", "OSLog", "simd", "UniformTypeIdentifiers", "MobileCoreServices",
  ]
  private static let whole: Set<String> = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "CoreText", "ImageIO",
  ]

  /// Replaces `import UIKit.UIView` with `import UIKit`, and imports of absent or stubbed modules
  /// with spaces.
  func rewriteImport(_ node: ImportDeclSyntax) {
    guard let first = node.path.first?.name.text else { return }
    if first == "UIKit" { importsUIKit = true }
    if Self.absent.contains(first) {
      needsUIKit = true
      return blank(node)
    }
    if Stubs.current.replaces(first) {
      needsUIKit = true
      return blank(node)
    }
    if first == "Darwin" { return replace(node, with: "import Glibc") }
    guard node.importKindSpecifier == nil, node.path.count > 1, Self.whole.contains(first) else {
      return
    }
    let start = node.path.dropFirst().first?.range.lowerBound ?? node.range.upperBound
    edits.blank(start - 1..<node.range.upperBound, in: source.bytes)
  }

  /// Renames `Logger` in a file that imports `os`, unless the module declares its own. UIKit's
  /// module has another name for it, because many apps declare a `Logger`.
  func rewriteLogger(_ name: TokenSyntax, isMember: Bool) {
    guard name.text == "Logger", !isMember, !module.hasType("Logger"), importsOS else { return }
    edits.insert("os.", at: name.range.lowerBound)
    needsUIKit = true
  }

  /// `os(iOS)`, `targetEnvironment(simulator)` and `canImport(UIKit)` are true; conditions for
  /// other systems and for absent frameworks are false.
  func rewriteCondition(_ condition: ExprSyntax) {
    for token in condition.tokens(viewMode: .sourceAccurate) {
      guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.range == token.range, let argument = call.arguments.first
      else { continue }
      let name = argument.expression.trimmedDescription
      guard let holds = Conditions.answer(token.text, of: name) else { continue }
      replace(call, with: "\(holds)".padded(to: call.range.count))
    }
  }
}

extension String {
  /// The text, padded with spaces to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - utf8.count))
  }
}
