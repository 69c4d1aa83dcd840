import SwiftSyntax

// Core Animation's classes belong to no actor on iOS, and to the main actor here. In a module whose
// default is the main actor, subclasses state that what they override is nonisolated.

extension Rewriter {
  /// Removes `nonisolated` from a subclass of a layer or an animation, and from its overrides.
  func rewriteLayerIsolation(_ node: ClassDeclSyntax) {
    guard module.isCoreAnimation(node.name.text) else { return }
    blankNonisolated(node.modifiers)
    for item in node.memberBlock.members {
      guard let modifiers = item.decl.asProtocol(WithModifiersSyntax.self)?.modifiers,
        modifiers.has("override") || modifiers.has("required")
      else { continue }
      blankNonisolated(modifiers)
    }
  }

  private func blankNonisolated(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.name.text == "nonisolated" { blank(modifier) }
  }
}
