import SwiftSyntax

extension Rewriter {
  private static let refused: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "NSManaged", "nonobjc",
  ]

  /// Whether what is compiled is a program; a library with the app's sources has no entry of its
  /// own.
  static let makesProgram = CommandLine.arguments.contains("-entry-point-function-name")

  /// The entry of an app that is compiled as a library goes, so that tests and other programs can
  /// link it.
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

  /// Attributes that the compiler refuses without Objective-C become blanks.
  func rewriteAttribute(_ attribute: AttributeSyntax) {
    if Self.refused.contains(attribute.named) { blank(attribute) }
  }

  /// `override` of what `NSObject` has here in an extension cannot override.
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

  /// Foundation's own is not open, and wins where both are in sight.
  private func shadowIsKind(_ node: FunctionDeclSyntax) {
    for modifier in node.modifiers where modifier.name.text == "override" {
      blank(modifier)
      edits.insert("@_nonoverride @_disfavoredOverload ", at: node.range.lowerBound)
      diagnose(modifier, "isKind(of:): Foundation's is called, not this one")
    }
  }

  /// A property marked `@objc dynamic` tells its observers.
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
