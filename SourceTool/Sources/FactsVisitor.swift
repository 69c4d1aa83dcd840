import SwiftSyntax

/// Collects the facts about a file from its syntax tree.
final class FactsVisitor: SyntaxVisitor {
  private(set) var facts = FileFacts()
  private let source: SourceText
  private var names: [String] = []
  private var genericDepth = 0
  private var protocolDepth = 0
  /// For each enclosing type: whether all its members are accessible by name.
  private var marks: [Bool] = []
  /// The conditions, left to the compiler, that enclose the current position.
  private var conditions: [String] = []
  /// The default access level of the members of the current extension.
  private var extensionAccess: String?

  init(_ source: SourceText) {
    self.source = source
    facts.path = source.path
    facts.namesUIKit = source.mentions("UIKit") || source.namesUIKit
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds the file's uses of stubbed modules.
  func addStubUses(of stubs: Stubs) {
    guard !stubs.isEmpty else { return }
    let visitor = StubsVisitor(stubs)
    visitor.walk(source.tree)
    facts.stubUses = visitor.uses
    if !visitor.uses.hasImports { facts.stubUses.constants = [] }
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.hasImports = true
    if let module = node.path.first?.name.text { facts.imports.insert(module) }
    return .skipChildren
  }

  /// Skips clauses that only other systems compile.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for live in Conditions.live(node) {
      within(live) { walk(live.clause) }
    }
    return .skipChildren
  }

  /// Visits a clause of `#if` under its condition.
  private func within(_ live: Conditions.Live, _ read: () -> Void) {
    if !live.condition.isEmpty { conditions.append(live.condition) }
    read()
    if !live.condition.isEmpty { conditions.removeLast() }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text, node.genericParameterClause, isMarked: node.attributes.names("objcMembers"))
    facts.classes.append(names.joined(separator: "."))
    if let first = node.inheritanceClause?.inheritedTypes.first {
      facts.superclasses[node.name.text] = first.type.trimmedDescription
    } else {
      facts.plainTypes.insert(node.name.text)
    }
    if genericDepth > 0 { facts.genericClasses.insert(names.joined(separator: ".")) }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node.genericParameterClause) }

  /// `typealias View = UIView` is recorded as a class that inherits `UIView`.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.initializer.value.as(IdentifierTypeSyntax.self)?.name.text,
      type == "NSObject" || type.isNameOfUIKit, node.genericParameterClause == nil
    {
      facts.superclasses[node.name.text] = type
    }
    return .skipChildren
  }

  /// `case type(type: Cell.Type)`.
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    guard let only = node.parameterClause?.parameters.first else { return .skipChildren }
    noteMetatype(only.type, of: node.name.text)
    if let name = only.firstName { noteMetatype(only.type, of: name.text) }
    return .skipChildren
  }

  private func enter(
    _ name: String, _ parameters: GenericParameterClauseSyntax?, isMarked: Bool = false
  ) {
    names.append(name)
    marks.append(isMarked)
    if names.count == 1 { facts.types.insert(name) }
    if parameters != nil { genericDepth += 1 }
    if genericDepth > 0 { facts.genericTypes.insert(names.joined(separator: ".")) }
  }

  private func leave(_ parameters: GenericParameterClauseSyntax?) {
    names.removeLast()
    marks.removeLast()
    if parameters != nil { genericDepth -= 1 }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { leave(node.genericParameterClause) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.genericParameterClause)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node.genericParameterClause) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.extendedType.trimmedDescription)
    if node.extendedType.trimmedDescription == "NSObject", node.genericWhereClause == nil {
      let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      facts.objectProtocols.formUnion(inherited)
    }
    let all = node.attributes.names("objc")
    marks.append(all)
    extensionAccess = node.modifiers.first { ["public", "open"].contains($0.name.text) }?.name.text
    note(node.memberBlock.members, all)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    names.removeLast()
    marks.removeLast()
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.protocols.insert(node.name.text)
    if node.emptyInitializer != nil { facts.protocolsWithInit.insert(node.name.text) }
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if let view = inherited.first(where: \.isNameOfUIKit) {
      facts.superclasses[node.name.text] = view
    } else {
      facts.plainTypes.insert(node.name.text)
    }
    let hasOptionals = node.memberBlock.members.contains {
      $0.decl.as(FunctionDeclSyntax.self)?.modifiers.has("optional") == true
    }
    if hasOptionals { facts.protocolsWithOptionals.insert(node.name.text) }
    protocolDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { protocolDepth -= 1 }

  /// Records the type of a name, without `any`, `?` and `!`.
  private func noteType(_ type: TypeSyntax, of name: String) {
    let written = type.trimmedDescription.filter { !"?!()".contains($0) }
    facts.namedTypes[name, default: []].insert(
      written.hasPrefix("any ") ? String(written.dropFirst(4)) : written)
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.inheritanceClause?.inheritedTypes.first {
      facts.associatedTypes[node.name.text, default: []].insert(first.type.trimmedDescription)
    } else {
      facts.associatedTypes[node.name.text, default: []].insert("")
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let base = node.name.text
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    if node.modifiers.has("override") {
      facts.overridden.insert(node.fullName)
      facts.overriders[node.fullName, default: []].insert(names.joined(separator: "."))
    }
    if node.modifiers.has("static") || node.modifiers.has("class") {
      facts.classMethods.insert(base)
    } else {
      facts.objectMethods.insert(base)
    }
    if protocolDepth == 0 { facts.writtenMethods.insert(node.fullName) }
    if node.modifiers.has("optional") { facts.optionalMethods.insert(node.fullName) }
    let generics = Set(node.genericParameterClause?.parameters.map(\.name.text) ?? [])
    for parameter in node.signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      // A parameter `type: T.Type` is handled in its own function.
      let own = parameter.type.as(MetatypeTypeSyntax.self)?.baseType.trimmedDescription
      if !generics.contains(own ?? "") { noteMetatype(parameter.type, of: name) }
      noteAnyObject(parameter.type, name)
      noteType(parameter.type, of: name)
    }
    noteObjectMember(node)
    facts.selectors[base, default: []].insert(
      node.attributes.objectiveCName ?? SelectorNames.selector(base: base, labels: labels))
    if let chosen = node.attributes.objectiveCName {
      facts.selectors[node.fullName, default: []].insert(chosen)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.has("override"), let name = node.firstName {
      facts.overridden.insert(name)
      facts.overriders[name, default: []].insert(names.joined(separator: "."))
    }
    if let name = node.firstName, let binding = node.bindings.first {
      if let type = binding.typeAnnotation?.type {
        noteMetatype(type, of: name)
        noteAnyObject(type, name)
        noteType(type, of: name)
        if isMarked(node.attributes, node.modifiers) {
          facts.objectMembers[name, default: []].insert(
            ObjectMember(selector: name, type: type.asOptionalValue))
        }
      }
      if let value = binding.initializer?.value {
        noteMetatypes(in: value, of: name)
        noteAnyObjects(in: value, name)
      }
    }
    return .skipChildren
  }

  /// `[String: Cell.Type]()` and `[Cell.Type]()`.
  private func noteMetatypes(in value: ExprSyntax, of name: String) {
    guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else { return }
    let type: ExprSyntax?
    if let dictionary = call.calledExpression.as(DictionaryExprSyntax.self) {
      type = dictionary.content.as(DictionaryElementListSyntax.self)?.first?.value
    } else {
      type = call.calledExpression.as(ArrayExprSyntax.self)?.elements.first?.expression
    }
    let written = type?.trimmedDescription ?? ""
    if written.hasSuffix(".Type") { facts.metatypes[name] = String(written.dropLast(5)) }
  }

  private func noteAnyObject(_ type: TypeSyntax, _ name: String) {
    let written = type.trimmedDescription
    if ["AnyObject", "AnyObject?", "AnyObject!"].contains(written) {
      facts.anyObjects.objects.insert(name)
    }
    if type.as(DictionaryTypeSyntax.self)?.value.trimmedDescription == "AnyObject" {
      facts.anyObjects.dictionaries.insert(name)
    }
  }

  /// `[String: AnyObject]()`.
  private func noteAnyObjects(in value: ExprSyntax, _ name: String) {
    guard
      let type = value.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(DictionaryExprSyntax.self)?.content.as(DictionaryElementListSyntax.self),
      type.count == 1, type.first?.value.trimmedDescription == "AnyObject"
    else { return }
    facts.anyObjects.dictionaries.insert(name)
  }

  private func isMarked(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax)
    -> Bool
  {
    let isHidden = modifiers.areHiding || attributes.names("nonobjc")
    return !modifiers.has("static") && !modifiers.has("class")
      && (attributes.names("objc") || (marks.last == true && !isHidden))
  }

  private func noteObjectMember(_ node: FunctionDeclSyntax) {
    guard isMarked(node.attributes, node.modifiers), node.signature.effectSpecifiers == nil,
      node.genericParameterClause == nil
    else { return }
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let name = node.name.text
    let selector =
      node.attributes.objectiveCName ?? SelectorNames.selector(base: name, labels: labels)
    let type = node.signature.returnClause?.type
    facts.objectMembers[node.fullName, default: []].insert(
      ObjectMember(selector: selector, type: type?.asOptionalValue ?? "Void"))
  }

  /// Records a name whose value is a metatype or a collection of metatypes.
  private func noteMetatype(_ type: TypeSyntax, of name: String) {
    if let optional = type.as(OptionalTypeSyntax.self) {
      noteMetatype(optional.wrappedType, of: name)
    } else if let dictionary = type.as(DictionaryTypeSyntax.self) {
      noteMetatype(dictionary.value, of: name)
    } else if let array = type.as(ArrayTypeSyntax.self) {
      noteMetatype(array.element, of: name)
    } else if let metatype = type.as(MetatypeTypeSyntax.self),
      metatype.metatypeSpecifier.text == "Type"
    {
      // A name in backticks is recorded without them.
      facts.metatypes[name.filter { $0 != "`" }] = metatype.baseType.trimmedDescription
    }
  }

  /// Records the members of an extension, including those between `#if` and `#endif`.
  private func note(_ members: MemberBlockItemListSyntax, _ isMarked: Bool) {
    for item in members {
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else {
        note(item.decl, of: names.joined(separator: "."), isMarked)
        continue
      }
      for live in Conditions.live(condition) {
        guard case .decls(let inner) = live.clause.elements else { continue }
        within(live) { note(inner, isMarked) }
      }
    }
  }

  /// Records a member of an extension that may have to move.
  private func note(_ decl: DeclSyntax, of type: String, _ isMarked: Bool) {
    let modifiers: DeclModifierListSyntax
    let name: String
    let attributes: AttributeListSyntax
    var isSettable = false
    if let function = decl.as(FunctionDeclSyntax.self) {
      (modifiers, name, attributes) = (function.modifiers, function.fullName, function.attributes)
    } else if let variable = decl.as(VariableDeclSyntax.self), let first = variable.firstName {
      (modifiers, name, attributes) = (variable.modifiers, first, variable.attributes)
      isSettable = variable.bindings.first?.accessorKinds != ["get"]
    } else {
      return
    }
    let range = decl.range
    let says = ["public", "open", "internal", "private", "fileprivate"].contains {
      modifiers.has($0)
    }
    let access = says ? "" : extensionAccess.map { "\($0) " } ?? ""
    let word = attributes.last?.nextToken(viewMode: .sourceAccurate)?.range ?? range
    let move = FileFacts.Move(
      type: type, name: name, file: source.path,
      line: source.lines.place(of: range.lowerBound).line, start: range.lowerBound,
      end: range.upperBound, text: source.text(range, with: access, at: word.lowerBound),
      condition: conditions.joined(separator: " && "), isSettable: isSettable)
    if modifiers.has("override") {
      let isKnown =
        SelectorNames.known[name] != nil && !SelectorNames.declaredByUIKit.contains(name)
      if !isKnown, name != "isKind(of:)" {
        facts.overridesInExtensions.append(move)
      }
    } else if (isMarked || attributes.names("objc")) && !modifiers.has("private")
      && !modifiers.has("fileprivate") && !modifiers.has("final") && !modifiers.has("static")
    {
      facts.openInExtensions.append(move)
    }
  }
}

extension TypeSyntax {
  /// The type as an optional: `UIView?` for `UIView!`.
  fileprivate var asOptionalValue: String {
    let written = trimmedDescription
    return written.hasSuffix("!") ? written.dropLast() + "?" : written
  }
}

extension FunctionDeclSyntax {
  /// The name with argument labels, such as `tap(_:)`.
  var fullName: String {
    let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return "\(name.text)(\(labels.joined()))"
  }
}

extension VariableDeclSyntax {
  var firstName: String? {
    bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

extension DeclModifierListSyntax {
  /// Whether the modifiers hide the declaration from other files or types. False for
  /// `private(set)`.
  var areHiding: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}

extension AttributeListSyntax {
  /// The attributes outside `#if`.
  var plain: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  func names(_ name: String) -> Bool { plain.contains { $0.named == name } }

  /// Whether the attributes mark the declaration as unavailable.
  var makeUnavailable: Bool {
    plain.contains { attribute in
      guard attribute.named == "available", let said = attribute.arguments?.trimmedDescription
      else { return false }
      return said.contains("unavailable") || said.contains("obsoleted")
    }
  }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    plain.first { $0.named == "objc" }?.arguments?.trimmedDescription
  }
}

extension AttributeSyntax {
  var named: String { attributeName.trimmedDescription }
}
