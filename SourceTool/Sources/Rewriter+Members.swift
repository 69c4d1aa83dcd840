import SwiftSyntax

// What Objective-C would know by name goes into a table at the end of the body that writes it, in
// the line of its closing brace, so that private members are in reach.

extension Rewriter {
  /// Adds the table of a class's, or an extension's, own members, and what moves into the class.
  func addMembers(
    of body: MemberBlockSyntax, isClassBody: Bool, isCreatable: Bool = false
  ) {
    guard let scope = scopes.last else { return }
    if isClassBody { addMoved(to: scope, before: body.rightBrace) }
    guard !scope.isGeneric, !scope.isLocal else { return }
    let line = source.lines.place(of: body.rightBrace.range.lowerBound).line
    var table = MemberTable(scope, tableSuffix ?? "OfLine\(line)")
    if isCreatable { table.addCreation() }
    for item in body.members {
      table.add(item.decl, isMarked: scope.isMarked, leaving: module.leaving(source.path))
    }
    // Protocols and generic classes can have no table; an extension does not say what it extends.
    guard
      isClassBody || module.hasPlainClass(scope.fullName)
        || (table.hasMembers && !Self.genericClasses.contains(scope.name))
    else { return }
    edits.insert(
      separator(before: body.rightBrace) + table.text, at: body.rightBrace.range.lowerBound)
    needsUIKit = true
  }

  /// Classes of UIKit's and Foundation's with generic parameters.
  private static let genericClasses: Set<String> = [
    "NSLayoutAnchor", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
    "NSMapTable", "NSHashTable", "NSCache",
  ]

  /// What parts a declaration before a brace from what stands in the brace's line.
  private func separator(before brace: TokenSyntax) -> String {
    guard let last = brace.previousToken(viewMode: .sourceAccurate), last.text != "{",
      module.moves[scopes.last?.fullName ?? ""] == nil || scopes.last?.kind != .class
    else { return "" }
    let isSameLine = !source.bytes[last.range.upperBound..<brace.range.lowerBound]
      .contains(UInt8(ascii: "\n"))
    return isSameLine ? "; " : ""
  }

  /// The members of extensions that move into a class, rewritten, each with its own place.
  private func addMoved(to scope: TypeScope, before brace: TokenSyntax) {
    guard let moves = module.moves[scope.fullName], !moves.isEmpty else { return }
    var text = ""
    for move in moves {
      text += "\n#sourceLocation(file: \"\(move.file)\", line: \(move.line))\n"
      text += rewritten(move)
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
    let whole = inner.edits.applied(to: fragment.bytes)
    return String(whole.dropFirst("extension \(move.type) {".count).dropLast())
  }
}

extension ClassDeclSyntax {
  /// Whether an object that is nothing but an `NSObject` can be made without arguments, as nibs
  /// make it.
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
  private var written: [String] = []
  private var entries: [String] = []

  init(_ scope: TypeScope, _ suffix: String) { (self.scope, self.suffix) = (scope, suffix) }

  /// Whether anything can be called or read by name.
  var hasMembers: Bool { !entries.isEmpty }

  /// The declaration that registers the table.
  var text: String {
    let type = scope.name
    let methods = written.isEmpty ? "" : ", written: \"\(written.joined(separator: " "))\""
    return "@section(\".init_array\") @used private nonisolated static let members\(suffix): "
      + "@convention(c) @Sendable () -> Void = { UIKit.ObjectiveCMembers.register { "
      + "[UIKit.ObjectiveCMembers(\(type).self\(methods))\(entries.joined())] } } "
  }

  /// Nibs make objects of the class.
  mutating func addCreation() { entries.append(".creating { \(scope.name)() }") }

  mutating func add(_ decl: DeclSyntax, isMarked: Bool, leaving: Set<Int>) {
    guard !leaving.contains(decl.range.lowerBound) else { return }
    if let function = decl.as(FunctionDeclSyntax.self), !function.attributes.sayUnavailable {
      add(function, isMarked)
    } else if let variable = decl.as(VariableDeclSyntax.self), !variable.attributes.sayUnavailable {
      add(variable, isMarked)
    }
  }

  private mutating func add(_ node: FunctionDeclSyntax, _ isMarked: Bool) {
    let isOfClass = node.modifiers.has("static") || node.modifiers.has("class")
    let parameters = node.signature.parameterClause.parameters
    let known = SelectorNames.known[node.fullName]
    let selector =
      node.attributes.objectiveCName ?? known
      ?? SelectorNames.selector(
        base: node.name.text, labels: parameters.map(\.firstName.text))
    if !isOfClass { written.append(selector) }
    let marks = ["objc", "IBAction", "IBSegueAction"]
    let isNamed =
      (known != nil && !isOfClass) || marks.contains { node.attributes.names($0) }
      || (isMarked && !node.modifiers.has("private") && !node.modifiers.has("fileprivate"))
    guard isNamed, !node.attributes.names("nonobjc"), node.genericParameterClause == nil,
      node.signature.effectSpecifiers == nil,
      let arguments = arguments(parameters)
    else { return }
    entries.append(
      (isOfClass ? ".classMethod(" : ".method(") + "\"\(selector)\") { "
        + "(o: \(scope.name)\(isOfClass ? ".Type" : ""), a) in "
        + "o.\(node.name.text)(\(arguments)) }")
  }

  /// The arguments of a call by name; nil where one cannot be handed on.
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
        || (isMarked && !node.modifiers.has("private") && !node.modifiers.has("fileprivate")),
      !node.attributes.names("nonobjc")
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
  /// `UIView!` is `UIView?` after `as`.
  fileprivate var optionalInPlaceOfImplicit: String {
    hasSuffix("!") ? dropLast() + "?" : self
  }
}
