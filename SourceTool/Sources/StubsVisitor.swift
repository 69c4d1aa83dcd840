import SwiftSyntax

/// Finds a file's uses of stubbed modules.
final class StubsVisitor: SyntaxVisitor {
  private(set) var uses = StubUses()
  private let stubs: Stubs

  init(_ stubs: Stubs) {
    self.stubs = stubs
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text, stubs.replaces(name) { uses.hasImports = true }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    guard stubs.owns(name) else { return .visitChildren }
    note(name) { use in
      use.isType = true
      use.genericCount = max(use.genericCount, node.genericArgumentClause?.arguments.count ?? 0)
      if let outer = node.parent?.as(MemberTypeSyntax.self) { use.nested.insert(outer.name.text) }
      if let inherited = node.parent?.as(InheritedTypeSyntax.self), isProtocol(name, inherited) {
        use.isProtocol = true
      }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    guard stubs.owns(name), node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    else { return .visitChildren }
    note(name) { use in
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
        use.isType = true
        return noteMember(member, in: &use)
      }
      guard let labels = labels(ofCallOf: ExprSyntax(node)) else { return use.isValue = true }
      use.isType = true
      use.initializers.insert(labels)
    }
    return .visitChildren
  }

  /// `Name.member`, `Name.method(…)`, `Name.init(…)`.
  private func noteMember(_ member: MemberAccessExprSyntax, in use: inout StubUses.Name) {
    let name = member.declName.baseName.text
    guard let labels = labels(ofCallOf: ExprSyntax(member)) else {
      if name != "self" { use.members.insert(name) }
      return
    }
    if name == "init" {
      use.initializers.insert(labels)
    } else {
      use.calls.insert(name + "(" + labels)
    }
  }

  /// The argument labels of a call, such as `_:bundle:`; nil if the expression is not called.
  private func labels(ofCallOf called: ExprSyntax) -> String? {
    guard let call = called.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == called.id
    else { return nil }
    return call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
  }

  /// A protocol, function, alias or variable that the module declares in place of a framework's.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    noteDeclaration(node, node.name)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    noteDeclaration(node, node.name)
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    noteDeclaration(node, node.name)
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      noteDeclaration(node, name.identifier)
    }
    return .visitChildren
  }

  private func noteDeclaration(_ node: some DeclSyntaxProtocol, _ name: TokenSyntax) {
    guard stubs.owns(name.text), node.parent?.is(CodeBlockItemSyntax.self) == true,
      node.parent?.parent?.parent?.is(CodeBlockSyntax.self) != true
    else { return }
    uses.declared.insert(name.text)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if node.base == nil, !["init", "none", "some", "self"].contains(name) {
      uses.constants.insert(name)
    } else if stubs.owns(name), node.base?.trimmedDescription.hasSuffix("Notification.Name") == true
    {
      uses.constants.insert(name)
    }
    return .visitChildren
  }

  private func note(_ name: String, _ change: (inout StubUses.Name) -> Void) {
    change(&uses.names[name, default: StubUses.Name()])
  }

  /// Whether a name is a protocol: inherited after a superclass, or ending in "Delegate".
  private func isProtocol(_ name: String, _ inherited: InheritedTypeSyntax) -> Bool {
    let list = inherited.parent?.as(InheritedTypeListSyntax.self)
    return list?.first?.id != inherited.id || StubsWriter.isProtocolName(name)
  }
}
