import SwiftSyntax

/// Finds the variables of a file whose values are a stub's, such as `player` of
/// `let player = AVPlayer()`.
///
/// Views, controls, controllers and layers are not among them: they have UIKit's methods.
final class StubVariables: SyntaxVisitor {
  private struct Declaration {
    let scope: Range<Int>
    let isStub: Bool
  }

  private let stubs: Stubs
  private var declarations: [String: [Declaration]] = [:]

  /// Whether a name stands for a stub at an offset, by its declarations in the innermost scope.
  func contains(_ name: String, at offset: Int) -> Bool {
    let visible = (declarations[name] ?? []).filter { $0.scope.contains(offset) }
    guard let size = visible.map(\.scope.count).min() else { return false }
    return visible.filter { $0.scope.count == size }.allSatisfy(\.isStub)
  }

  init(_ stubs: Stubs) {
    self.stubs = stubs
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    // `if let player` and `if let player = player` say nothing new.
    if let value = node.initializer?.value {
      note(node.pattern, node.typeAnnotation?.type, value)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, node, isStub: isStub(node.type))
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.type {
      note((node.secondName ?? node.firstName).text, node, isStub: isStub(type))
    }
    return .visitChildren
  }

  private func note(_ pattern: PatternSyntax, _ type: TypeSyntax?, _ value: ExprSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    if let type { return note(name, pattern, isStub: isStub(type)) }
    let root = value?.rootName
    let start = pattern.range.lowerBound
    note(name, pattern, isStub: root.map { isStub($0) || contains($0, at: start) } ?? false)
  }

  private func note(_ name: String, _ node: some SyntaxProtocol, isStub: Bool) {
    let declaration = Declaration(scope: scope(of: Syntax(node)).range, isStub: isStub)
    declarations[name, default: []].append(declaration)
  }

  /// The function, closure, block or type in which a name is visible.
  private func scope(of node: Syntax) -> Syntax {
    var scope = node
    while let outer = scope.parent {
      scope = outer
      let kinds: [any SyntaxProtocol.Type] = [
        CodeBlockSyntax.self, MemberBlockSyntax.self, ClosureExprSyntax.self, IfExprSyntax.self,
        FunctionDeclSyntax.self, InitializerDeclSyntax.self,
      ]
      if kinds.contains(where: { scope.is($0) }) { return scope }
    }
    return scope
  }

  private func isStub(_ type: TypeSyntax) -> Bool {
    if let type = type.as(OptionalTypeSyntax.self) { return isStub(type.wrappedType) }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return isStub(type.wrappedType)
    }
    if let type = type.as(AttributedTypeSyntax.self) { return isStub(type.baseType) }
    if let type = type.as(MemberTypeSyntax.self) { return isStub(type.baseType) }
    guard let name = type.as(IdentifierTypeSyntax.self)?.name.text else { return false }
    if case .enumeration = stubs.kind(of: name) { return false }
    return isStub(name)
  }

  private func isStub(_ name: String) -> Bool {
    stubs.owns(name) && StubsWriter.base(of: name).0 == "StubObject"
  }
}

extension ExprSyntax {
  /// The first name in a chain of members, calls and optional chains, without `self`.
  var rootName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      return name.isSelf ? nil : name.baseName.text
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      guard let base = member.base?.unwrapped else { return nil }
      if base.as(DeclReferenceExprSyntax.self)?.isSelf == true {
        return member.declName.baseName.text
      }
      return base.rootName
    }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.rootName }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.rootName }
    if let waiting = self.as(AwaitExprSyntax.self) { return waiting.expression.rootName }
    let inner = unwrapped
    return inner.id == id ? nil : inner.rootName
  }

  /// The expression without `?` and `!` behind it.
  private var unwrapped: ExprSyntax {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.unwrapped }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.unwrapped }
    return self
  }
}

extension DeclReferenceExprSyntax {
  fileprivate var isSelf: Bool { ["self", "super"].contains(baseName.text) }
}
