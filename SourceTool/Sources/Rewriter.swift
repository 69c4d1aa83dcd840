import SwiftSyntax

/// Rewrites source that Swift rejects without Objective-C. Each topic is an extension.
final class Rewriter: SyntaxVisitor {
  let source: SourceText
  let module: ModuleFacts
  var edits = Edits()
  /// Warnings about code that could not be rewritten: offset and message.
  var diagnostics: [(offset: Int, words: String)] = []
  /// Whether the rewritten text needs `import UIKit`.
  var needsUIKit = false
  /// Whether the file imports UIKit, and the first offset at which an import can be inserted.
  var importsUIKit = false
  /// The enclosing types, innermost last.
  var scopes: [TypeScope] = []
  /// The generic parameters in scope, with their constraints.
  var generics: [[String: String]] = []
  /// The last name in the initial value of each local name: `first` for `let type = all.first`.
  var origins: [String: String] = [:]
  /// The classes of local names: `let type = NSClassFromString(name) as? UIView.Type`.
  var localClasses: [String: String] = [:]
  /// Local names of dictionaries of objects: `let info = … as? [String: AnyObject]`.
  var localDictionaries: Set<String> = []
  /// The number of enclosing function bodies.
  var functionDepth = 0
  /// Whether the file imports Apple's `os`.
  private(set) lazy var importsOS =
    source.mentions("import os") || source.mentions("import OSLog")
  /// The variables of the file that hold stubs.
  private(set) lazy var stubVariables = {
    let visitor = StubVariables(.current)
    visitor.walk(source.tree)
    return visitor
  }()
  private(set) lazy var importsNimble = source.mentions("import Nimble")
  let anyObjects: AnyObjectNames
  /// The suffix of table names, for a moved member.
  var tableSuffix: String?

  init(_ source: SourceText, module: ModuleFacts, anyObjects: AnyObjectNames) {
    (self.source, self.module, self.anyObjects) = (source, module, anyObjects)
    super.init(viewMode: .sourceAccurate)
  }

  func diagnose(_ node: some SyntaxProtocol, _ words: String) {
    diagnostics.append((node.range.lowerBound, words))
  }

  func blank(_ node: some SyntaxProtocol) { edits.blank(node.range, in: source.bytes) }

  func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.replace(node.range, with: text, in: source.bytes)
  }

  // MARK: Imports and conditions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewriteCondition(condition) }
    return .visitChildren
  }

  // MARK: Attributes

  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    for attribute in node.plain { rewriteAttribute(attribute) }
    return .visitChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      TypeScope(
        node.name.text, in: scopes.last, .class, isMarked: node.attributes.names("objcMembers"),
        isGeneric: node.genericParameterClause != nil, isLocal: functionDepth > 0),
      node.genericParameterClause, node.genericWhereClause)
    rewriteMain(node)
    rewriteTestCase(node)
    rewriteLayerIsolation(node)
    meetObjectProtocol(
      node.inheritanceClause, node.memberBlock, isClass: true,
      isPublic: node.modifiers.has("public") || node.modifiers.has("open"))
    addMembers(of: node.memberBlock, isClassBody: true, isCreatable: node.isCreatable)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    enter(
      TypeScope(
        name, in: nil, .extension, isMarked: node.attributes.names("objc"),
        isGeneric: node.genericWhereClause != nil || module.isGeneric(name), isLocal: false,
        isOfViews: node.isOfViews), nil)
    if !node.modifiers.declaresIsolation { isolateMembers(of: node.memberBlock, ofTestCase: name) }
    addMembers(of: node.memberBlock, isClassBody: false)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteSwiftUIView(node)
    enter(TypeScope(node.name.text, in: scopes.last, .other), node.genericParameterClause)
    meetObjectProtocol(
      node.inheritanceClause, node.memberBlock, isClass: false,
      isPublic: node.modifiers.has("public"))
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(TypeScope(node.name.text, in: scopes.last, .other), node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(TypeScope(node.name.text, in: scopes.last, .other), nil)
    rewriteProtocol(node)
    rewriteObjectProtocol(node)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  private func enter(
    _ scope: TypeScope, _ parameters: GenericParameterClauseSyntax?,
    _ requirements: GenericWhereClauseSyntax? = nil
  ) {
    scopes.append(scope)
    generics.append(names(parameters, requirements))
  }

  private func leave() {
    scopes.removeLast()
    generics.removeLast()
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    generics.append(names(node.genericParameterClause, node.genericWhereClause))
    functionDepth += 1
    guard !isLeaving(node) else {
      blankLeaving(node)
      return .skipChildren
    }
    rewriteOverride(node)
    rewriteExtensionMethod(node)
    rewriteForeignOverride(node)
    rewriteSuperOfForeignOverride(node, node.fullName, base: node.name.text)
    widen(node.modifiers, node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    generics.removeLast()
    functionDepth -= 1
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isLeaving(node) else {
      blankLeaving(node)
      return .skipChildren
    }
    rewriteExtensionProperty(node)
    rewriteForeignOverride(node)
    if let name = node.firstName {
      widen(node.modifiers, name)
      rewriteSuperOfForeignOverride(node, name, base: name)
    }
    rewriteObserved(node)
    rewriteManaged(node)
    rewriteWeakCaptures(node)
    rewriteTestList(node)
    return .visitChildren
  }

  /// Removes a member that moves, with the semicolon after it.
  private func blankLeaving(_ node: some DeclSyntaxProtocol) {
    blank(node)
    if let semicolon = node.parent?.as(MemberBlockItemSyntax.self)?.semicolon { blank(semicolon) }
  }

  /// Widens the access of declarations that members moving to another file use.
  private func widen(_ modifiers: DeclModifierListSyntax, _ name: String) {
    guard module.words(leaving: source.path).contains(name) else { return }
    for modifier in modifiers where ["private", "fileprivate"].contains(modifier.name.text) {
      blank(modifier)
    }
  }

  private func isLeaving(_ node: some DeclSyntaxProtocol) -> Bool {
    module.leaving(source.path).contains(node.range.lowerBound)
  }

  private func names(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> [String: String] {
    var names: [String: String] = [:]
    for parameter in clause?.parameters ?? [] {
      names[parameter.name.text] = parameter.inheritedType?.trimmedDescription ?? ""
    }
    for requirement in requirements?.requirements ?? [] {
      guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self) else {
        continue
      }
      let name = conformance.leftType.trimmedDescription
      guard let known = names[name] else { continue }
      let other = conformance.rightType.trimmedDescription
      names[name] = known.isEmpty ? other : "\(known) & \(other)"
    }
    return names
  }

  // MARK: Local names

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    noteOrigin(node.pattern, node.initializer)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    noteOrigin(node.pattern, node.initializer)
    return .visitChildren
  }

  private func noteOrigin(_ pattern: PatternSyntax, _ value: InitializerClauseSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value else {
      return
    }
    origins[name] = lastName(value.value)
    let cast = value.value.as(SequenceExprSyntax.self)?.elements ?? []
    guard cast.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true,
      let type = cast.last?.as(TypeExprSyntax.self)?.type
    else { return }
    if let type = type.as(MetatypeTypeSyntax.self) {
      localClasses[name] = type.baseType.trimmedDescription
    }
    let dictionary = (type.as(OptionalTypeSyntax.self)?.wrappedType ?? type)
      .as(DictionaryTypeSyntax.self)
    if dictionary?.value.trimmedDescription == "AnyObject" { localDictionaries.insert(name) }
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    case "imageLiteral", "colorLiteral": rewriteLiteral(node)
    default: return blankPreview(node, node.macroName) ? .skipChildren : .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    blankPreview(node, node.macroName) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    rewriteLogger(node.baseName, isMember: member?.declName.range == node.range)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rewriteLogger(node.name, isMember: false)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteMethodValue(node)
    rewriteAnyObjectProperty(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteMetatypeAsObject(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteStubSwitch(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if !rewriteInstantiation(node) { rewriteDynamicInitializer(node) }
    rewriteDemand(node)
    rewriteAnyObjectCall(node)
    rewriteObservation(node)
    complainOfSwizzling(node)
    rewriteStubArguments(node)
    rewriteNimbleFile(node)
    rewriteAbs(node)
    rewriteEmptyString(node)
    rewriteProcessInfo(node)
    rewriteSuperclass(node)
    rewriteClassDescription(node)
    return .visitChildren
  }
}

/// An enclosing type of the current position.
struct TypeScope {
  enum Kind {
    case `class`
    case `extension`
    case other
  }

  let name: String
  /// The name with the enclosing types' names.
  let fullName: String
  let kind: Kind
  /// Whether all its members are accessible by name.
  let isMarked: Bool
  let isGeneric: Bool
  let isLocal: Bool
  /// Whether `Self` is known to be a view: in extensions of UIKit's types, and with
  /// `where Self: UIView`.
  let isOfViews: Bool

  init(
    _ name: String, in outer: TypeScope?, _ kind: Kind, isMarked: Bool = false,
    isGeneric: Bool = false, isLocal: Bool = false, isOfViews: Bool = false
  ) {
    self.name = name
    fullName = outer.map { "\($0.fullName).\(name)" } ?? name
    (self.kind, self.isMarked) = (kind, isMarked)
    self.isGeneric = isGeneric || (outer?.isGeneric ?? false)
    self.isLocal = isLocal
    self.isOfViews = isOfViews
  }
}
