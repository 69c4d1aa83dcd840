import SwiftSyntax

extension Rewriter {
  /// `.video` passed to a stub has no type in which it can be looked up; the frame of a view has
  /// one.
  func rewriteStubArguments(_ node: FunctionCallExprSyntax) {
    guard !Stubs.current.isEmpty, let root = node.calledExpression.rootName,
      Stubs.current.owns(root), node.arguments.map({ $0.label?.text }) != ["frame"]
    else { return }
    for argument in node.arguments {
      guard let member = argument.expression.as(MemberAccessExprSyntax.self), member.base == nil
      else { continue }
      edits.insert("UIKit.StubValue", at: member.range.lowerBound)
    }
  }

  /// Keeps the stored properties of a SwiftUI view; removes its body and computed properties.
  func rewriteSwiftUIView(_ node: StructDeclSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard Stubs.current.hasSwiftUI,
      inherited.contains("View") || inherited.contains("PreviewProvider")
    else { return }
    for item in node.memberBlock.members {
      if item.decl.is(FunctionDeclSyntax.self) { blank(item.decl) }
      guard let variable = item.decl.as(VariableDeclSyntax.self) else { continue }
      if variable.bindings.contains(where: { $0.accessorBlock != nil })
        || variable.attributes.names("Environment")
      {
        blank(variable)
      }
      for attribute in variable.attributes.plain where Self.wrappers.contains(attribute.named) {
        blank(attribute)
      }
    }
  }

  private static let wrappers: Set<String> = [
    "State", "Binding", "ObservedObject", "StateObject", "EnvironmentObject",
  ]

  /// Removes `#Preview { … }`, which only Xcode uses.
  func blankPreview(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> Bool {
    guard name.text == "Preview" else { return false }
    blank(node)
    return true
  }
}

extension ExprSyntax {
  /// The first name in a chain of members.
  fileprivate var rootName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.rootName }
    return self.as(FunctionCallExprSyntax.self)?.calledExpression.rootName
  }
}
