import SwiftSyntax

// Members that Objective-C finds by name go into a table at the end of the body that declares them,
// on the line of its closing brace, where private members are accessible.

extension Rewriter {
  /// Adds the table of the members of a class or extension, and the members that move into the
  /// class.
  func addMembers(
    of body: MemberBlockSyntax, isClassBody: Bool, isCreatable: Bool = false
  ) {
    guard let scope = scopes.last else { return }
    if isClassBody { addMoved(to: scope, before: body.rightBrace) }
    guard !scope.isLocal, module.namesUIKit else { return }
    let line = source.lines.place(of: body.rightBrace.range.lowerBound).line
    var table = MemberTable(
      scope, tableSuffix ?? "OfLine\(line)",
      addsMethods: module.mayAddOptionalMethods(scope.fullName))
    if isCreatable { table.addCreation() }
    for item in body.members {
      table.add(item.decl, isMarked: scope.isMarked, leaving: module.leaving(source.path))
      if let condition = item.decl.as(IfConfigDeclSyntax.self), !scope.isGeneric {
        addMembers(of: condition, in: scope, isClassBody: isClassBody)
      }
    }
    guard !scope.isGeneric else { return addGenericMembers(table, of: body) }
    guard takes(table, scope, isClassBody: isClassBody) else { return }
    edits.insert(
      separator(before: body.rightBrace) + table.text, at: body.rightBrace.range.lowerBound)
    needsUIKit = true
  }

  /// Whether a table can be in a body. Protocols and generic classes cannot have one; an extension
  /// does not tell which of them it extends.
  private func takes(_ table: MemberTable, _ scope: TypeScope, isClassBody: Bool) -> Bool {
    isClassBody || module.hasPlainClass(scope.fullName)
      || (table.hasMembers && !Self.genericClasses.contains(scope.name)
        && !module.protocols.contains(scope.fullName))
  }

  /// Members between `#if` and `#endif` have their own tables, after the last member.
  private func addMembers(
    of condition: IfConfigDeclSyntax, in scope: TypeScope, isClassBody: Bool
  ) {
    for clause in condition.clauses {
      guard case .decls(let members) = clause.elements, let last = members.last else { continue }
      let line = source.lines.place(of: last.range.upperBound).line
      var table = MemberTable(
        scope, "OfClauseToLine\(line)",
        addsMethods: module.mayAddOptionalMethods(scope.fullName))
      for item in members {
        table.add(item.decl, isMarked: scope.isMarked, leaving: module.leaving(source.path))
        if let inner = item.decl.as(IfConfigDeclSyntax.self) {
          addMembers(of: inner, in: scope, isClassBody: isClassBody)
        }
      }
      guard table.hasAnything, takes(table, scope, isClassBody: isClassBody),
        !last.decl.is(IfConfigDeclSyntax.self)
      else { continue }
      edits.insert("; " + table.text, at: last.range.upperBound)
      needsUIKit = true
    }
  }

  /// A generic class cannot have a table that is registered before the program starts. It conforms
  /// to a generated protocol instead, which is queried when an object of the class is first
  /// examined.
  private func addGenericMembers(_ table: MemberTable, of body: MemberBlockSyntax) {
    guard table.hasMembers, scopes.count == 1, !source.path.hasSuffix("/main.swift"),
      let type = body.parent?.as(ClassDeclSyntax.self)
    else { return }
    edits.insert("; " + table.genericText, at: type.range.upperBound)
    needsUIKit = true
  }

  /// Generic classes of UIKit and Foundation.
  private static let genericClasses: Set<String> = [
    "NSLayoutAnchor", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
    "NSMapTable", "NSHashTable", "NSCache",
  ]

  /// The separator between a declaration inserted before a brace and other text on the brace's
  /// line.
  private func separator(before brace: TokenSyntax) -> String {
    guard let last = brace.previousToken(viewMode: .sourceAccurate), last.text != "{",
      !isLeaving(brace.parent?.as(MemberBlockSyntax.self)?.members.last),
      module.moves[scopes.last?.fullName ?? ""] == nil || scopes.last?.kind != .class
    else { return "" }
    let isSameLine = !source.bytes[last.range.upperBound..<brace.range.lowerBound]
      .contains(UInt8(ascii: "\n"))
    return isSameLine ? "; " : ""
  }

  private func isLeaving(_ item: MemberBlockItemSyntax?) -> Bool {
    item.map { module.leaving(source.path).contains($0.decl.range.lowerBound) } ?? false
  }

  /// Adds the rewritten members of extensions that move into a class, each with its source
  /// location.
  private func addMoved(to scope: TypeScope, before brace: TokenSyntax) {
    guard let moves = module.moves[scope.fullName], !moves.isEmpty else { return }
    var text = ""
    for move in moves {
      let isAsked = !move.condition.isEmpty
      let line = isAsked ? move.line - 1 : move.line
      text += "\n#sourceLocation(file: \"\(move.file)\", line: \(line))\n"
      text += isAsked ? "#if \(move.condition)\n\(rewritten(move))\n#endif" : rewritten(move)
    }
    let line = source.lines.place(of: brace.range.lowerBound).line
    text += "\n#sourceLocation(file: \"\(source.path)\", line: \(line))\n"
    edits.insert(text, at: brace.range.lowerBound)
  }

  private func rewritten(_ move: FileFacts.Move) -> String {
    let fragment = SourceText(
      path: "", bytes: Array("extension \(move.type) { \(move.text) }".utf8))
    let inner = Rewriter(fragment, module: module, anyObjects: anyObjects)
    inner.tableSuffix = "Moved\(abs(move.file.hashed))AtLine\(move.line)"
    inner.walk(fragment.tree)
    needsUIKit = needsUIKit || inner.needsUIKit
    let whole = String(decoding: inner.edits.applied(to: fragment.bytes), as: UTF8.self)
    return String(whole.dropFirst("extension \(move.type) {".count).dropLast())
  }
}

extension ClassDeclSyntax {
  /// Whether a plain `NSObject` subclass can be created without arguments, as nibs do.
  var isCreatable: Bool {
    let superclass = inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    guard superclass == "NSObject" else { return false }
    let initializers = memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    return initializers.isEmpty
      || initializers.contains {
        $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil
          && $0.signature.effectSpecifiers == nil && !$0.attributes.names("available")
      }
  }
}

/// The table of a body's members.
struct MemberTable {
  private let scope: TypeScope
  private let suffix: String
  /// Whether the class may add optional methods of UIKit's protocols to a superclass that adopted
  /// them.
  private let addsMethods: Bool
  private var written: [String] = []
  private var entries: [String] = []

  init(_ scope: TypeScope, _ suffix: String, addsMethods: Bool) {
    (self.scope, self.suffix, self.addsMethods) = (scope, suffix, addsMethods)
  }

  /// Whether the table has members that can be called or read by name.
  var hasMembers: Bool { !entries.isEmpty }
  /// Whether the table has any contents.
  var hasAnything: Bool { hasMembers || !written.isEmpty }

  /// The declaration that registers the table.
  var text: String {
    "@section(\".init_array\") @used private nonisolated static let members\(suffix): "
      + "@convention(c) @Sendable () -> Void = { UIKit.ObjectiveCMembers.register { "
      + "[\(made)] } } "
  }

  private var made: String {
    let methods = written.isEmpty ? "" : ", written: \"\(written.joined(separator: " "))\""
    return "UIKit.ObjectiveCMembers(\(scope.name).self\(methods))\(entries.joined())"
  }

  /// The top-level declarations of a generic class's table.
  var genericText: String {
    let (members, owner) = ("members\(suffix)", "Owner\(suffix)")
    return "private protocol \(owner): AnyObject { @MainActor static var \(members): "
      + "UIKit.ObjectiveCMembers { get } }; extension \(scope.name): \(owner) "
      + "{ @MainActor static var \(members): UIKit.ObjectiveCMembers { \(made) } }; "
      + "@section(\".init_array\") @used private nonisolated let register\(suffix): "
      + "@convention(c) @Sendable () -> Void = { UIKit.ObjectiveCMembers.register(generic: { "
      + "($0 as? any \(owner).Type)?.\(members) }) }"
  }

  /// Adds an entry with which nibs create objects of the class.
  mutating func addCreation() { entries.append(".creating { \(scope.name)() }") }

  mutating func add(_ decl: DeclSyntax, isMarked: Bool, leaving: Set<Int>) {
    guard !leaving.contains(decl.range.lowerBound) else { return }
    if let function = decl.as(FunctionDeclSyntax.self) {
      add(function, isMarked)
    } else if let variable = decl.as(VariableDeclSyntax.self) {
      add(variable, isMarked)
    }
  }

  private mutating func add(_ node: FunctionDeclSyntax, _ isMarked: Bool) {
    let isOfClass = node.modifiers.has("static") || node.modifiers.has("class")
    let parameters = node.signature.parameterClause.parameters
    let known =
      (isOfClass ? SelectorNames.knownOfClasses : SelectorNames.known)[node.fullName]
    let selector =
      node.attributes.objectiveCName ?? known
      ?? SelectorNames.selector(
        base: node.name.text, labels: parameters.map(\.firstName.text))
    if !isOfClass { written.append(selector) }
    if addsMethods, OptionalMethodNames.all.contains(node.fullName), !isOfClass,
      !node.modifiers.has("override"), !node.modifiers.areHiding
    {
      // UIKit finds the method by its Swift name.
      addEntry(node, "method", named: node.fullName)
    }
    let marks = ["objc", "IBAction", "IBSegueAction"]
    let isNamed =
      known != nil || marks.contains { node.attributes.names($0) }
      || (isMarked && !node.modifiers.areHiding)
    if isNamed { addEntry(node, isOfClass ? "classMethod" : "method", named: selector) }
  }

  /// Adds an entry that calls a method by a name.
  private mutating func addEntry(_ node: FunctionDeclSyntax, _ kind: String, named name: String) {
    guard !node.attributes.names("nonobjc"), !node.attributes.makeUnavailable,
      node.genericParameterClause == nil,
      node.signature.effectSpecifiers == nil,
      let arguments = arguments(node.signature.parameterClause.parameters)
    else { return }
    entries.append(
      ".\(kind)(\"\(name)\") { (o: \(scope.name)\(kind == "method" ? "" : ".Type"), a) in "
        + "o.\(node.name.text)(\(arguments)) }")
  }

  /// The arguments of a call by name; nil if one cannot be forwarded.
  private func arguments(_ parameters: FunctionParameterListSyntax) -> String? {
    var arguments: [String] = []
    for (index, parameter) in parameters.enumerated() {
      let type = parameter.type.trimmedDescription
      guard parameter.ellipsis == nil, !type.hasPrefix("inout "), !type.contains("@escaping"),
        !type.contains("@autoclosure"), !type.hasPrefix("some ")
      else { return nil }
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      arguments.append("\(label)a[\(index)] as \(type.optionalInPlaceOfImplicit)")
    }
    return arguments.joined(separator: ", ")
  }

  private mutating func add(_ node: VariableDeclSyntax, _ isMarked: Bool) {
    let marks = ["objc", "IBOutlet", "IBInspectable", "NSManaged"]
    let isOfClass = node.modifiers.has("static") || node.modifiers.has("class")
    guard
      marks.contains(where: { node.attributes.names($0) })
        || (isMarked && !node.modifiers.areHiding),
      !node.attributes.names("nonobjc"), !node.attributes.makeUnavailable
    else { return }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      entries.append(
        isOfClass
          ? ".classMethod(\"\(name)\") { (o: \(scope.name).Type, _) in o.\(name) }"
          : ".property(\"\(name)\", \\\(scope.name).\(name))")
    }
  }
}

extension String {
  /// The type with `?` in place of `!`, as required after `as`.
  fileprivate var optionalInPlaceOfImplicit: String {
    hasSuffix("!") ? dropLast() + "?" : self
  }
}
