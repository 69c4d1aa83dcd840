import SwiftSyntax

extension Rewriter {
  /// Whether an expression begins with a stub's type, or with a variable that holds a stub.
  private func isStub(_ expression: ExprSyntax) -> Bool {
    guard !Stubs.current.isEmpty, let root = expression.rootName else { return false }
    return Stubs.current.owns(root)
      || stubVariables.contains(root, at: expression.range.lowerBound)
  }

  /// Arguments of a stub have no types: `.video` is looked up in `StubValue`, and a closure with
  /// parameters, which is never called, becomes an empty one. The frame of a view has a type.
  func rewriteStubArguments(_ node: FunctionCallExprSyntax) {
    guard isStub(node.calledExpression), node.arguments.map({ $0.label?.text }) != ["frame"],
      !isMethodOfObjects(node.calledExpression)
    else { return }
    for argument in node.arguments { rewriteStubArgument(argument.expression) }
    if let closure = node.trailingClosure { emptyClosure(closure) }
    for trailing in node.additionalTrailingClosures { emptyClosure(trailing.closure) }
  }

  /// Whether a method is one that all objects have, with types of its own.
  private func isMethodOfObjects(_ called: ExprSyntax) -> Bool {
    let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    return ["observe", "addObserver", "perform", "setValue", "value"].contains(name)
  }

  private func rewriteStubArgument(_ expression: ExprSyntax) {
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
      edits.insert("UIKit.StubValue", at: member.range.lowerBound)
    } else if let list = expression.as(ArrayExprSyntax.self) {
      if list.elements.isEmpty { return replace(list, with: "[UIKit.StubValue]()") }
      for element in list.elements { rewriteStubArgument(element.expression) }
    } else if let closure = expression.as(ClosureExprSyntax.self) {
      emptyClosure(closure)
    }
  }

  private func emptyClosure(_ closure: ClosureExprSyntax) {
    let hasParameters =
      closure.signature?.parameterClause != nil
      || closure.statements.tokens(viewMode: .sourceAccurate).contains { $0.text.hasPrefix("$") }
    guard hasParameters else { return }
    let inside = closure.leftBrace.range.upperBound..<closure.rightBrace.range.lowerBound
    edits.blank(inside, in: source.bytes)
  }

  /// The values of a stub are not those of an enumeration: none of the cases applies.
  func rewriteStubSwitch(_ node: SwitchExprSyntax) {
    guard isStub(node.subject) else { return }
    var hasDefault = false
    for item in node.cases {
      guard let choice = item.as(SwitchCaseSyntax.self),
        choice.label.is(SwitchDefaultLabelSyntax.self)
      else { continue }
      hasDefault = true
      if let attribute = choice.attribute { blank(attribute) }
    }
    if !hasDefault { edits.insert(" default: break ", at: node.rightBrace.range.lowerBound) }
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
