import SwiftSyntax

extension Rewriter {
  private static let refused: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "NSManaged", "nonobjc",
  ]

  /// Whether a program is compiled. In a library with the app's sources, the entry point is
  /// removed.
  static let makesProgram = CommandLine.arguments.contains("-entry-point-function-name")

  /// Removes the entry point of an app that is compiled as a library, so tests and other programs
  /// can link it.
  func rewriteMain(_ node: ClassDeclSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard inherited.contains("UIApplicationDelegate") else { return }
    for attribute in node.attributes.plain {
      switch (attribute.named, Self.makesProgram) {
      case ("main", false), ("UIApplicationMain", false): blank(attribute)
      case ("UIApplicationMain", true):
        replace(attribute, with: "@main".padded(to: attribute.range.count))
      default: break
      }
    }
  }

  /// Replaces attributes that the compiler rejects without Objective-C with spaces.
  func rewriteAttribute(_ attribute: AttributeSyntax) {
    if Self.refused.contains(attribute.named) { blank(attribute) }
  }

  /// Removes `override` from a member of an extension that overrides `NSObject`'s.
  func rewriteOverride(_ node: FunctionDeclSyntax) {
    if node.fullName == "isKind(of:)" { return shadowIsKind(node) }
    let isOfClass = node.modifiers.has("class")
    guard let scope = scopes.last,
      (isOfClass ? SelectorNames.knownOfClasses : SelectorNames.known)[node.fullName] != nil,
      !module.inheritsOverride(of: node.fullName, in: scope.fullName),
      !SelectorNames.declaredByUIKit.contains(node.fullName)
        || module.isPlainObject(scope.fullName)
    else { return }
    for modifier in node.modifiers where modifier.name.text == "override" {
      blank(modifier)
      edits.insert("@_nonoverride ", at: node.range.lowerBound)
    }
  }

  /// Shadows Foundation's method, which is not open and would be chosen if both are visible.
  private func shadowIsKind(_ node: FunctionDeclSyntax) {
    for modifier in node.modifiers where modifier.name.text == "override" {
      blank(modifier)
      edits.insert("@_nonoverride @_disfavoredOverload ", at: node.range.lowerBound)
      diagnose(modifier, "isKind(of:): Foundation's method is called instead of this one")
    }
  }

  /// Adds notifications of observers to a property marked `@objc dynamic`.
  func rewriteObserved(_ node: VariableDeclSyntax) {
    guard let scope = scopes.last, node.modifiers.has("dynamic"), node.bindings.count == 1,
      node.attributes.names("objc") || scope.isMarked, !node.modifiers.has("static"),
      !node.attributes.names("NSManaged"),
      let binding = node.bindings.first, let name = node.firstName
    else { return }
    needsUIKit = true
    guard let block = binding.accessorBlock else {
      guard node.bindingSpecifier.text == "var" else { return }
      return edits.insert(
        " { didSet { didChangeValue(forKey: \"\(name)\", from: oldValue, to: \(name)) } }",
        at: node.range.upperBound)
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    announce(name, in: accessors, at: block.leftBrace.range.upperBound)
  }

  private func announce(_ name: String, in accessors: AccessorDeclListSyntax, at start: Int) {
    if let set = accessors.first(where: { $0.accessorSpecifier.text == "set" })?.body {
      edits.insert(
        " let valueBefore = \(name); defer { didChangeValue(forKey: \"\(name)\", "
          + "from: valueBefore, to: \(name)) };", at: set.leftBrace.range.upperBound)
    } else if let didSet = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }),
      let body = didSet.body
    {
      let old = didSet.parameters?.name.text ?? "oldValue"
      edits.insert(
        " defer { didChangeValue(forKey: \"\(name)\", from: \(old), to: \(name)) };",
        at: body.leftBrace.range.upperBound)
    } else if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      edits.insert(
        " didSet { didChangeValue(forKey: \"\(name)\", from: oldValue, to: \(name)) }", at: start)
    }
  }
}
