import SwiftSyntax

// `extension NSObject: P {}` where `P` requires `init()`: every Objective-C class can be created
// that way, but Swift requires a `required` initialiser. The requirement gets another name, which a
// protocol extension implements for all objects.

extension ProtocolDeclSyntax {
  /// The requirement `init()` that cannot fail.
  var emptyInitializer: InitializerDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.first {
      $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil
    }
  }
}

extension Rewriter {
  /// Rewrites a protocol to which an extension conforms all objects.
  func rewriteObjectProtocol(_ node: ProtocolDeclSyntax) {
    guard module.objectProtocols.contains(node.name.text), let requirement = node.emptyInitializer
    else { return }
    needsUIKit = true
    // Only a protocol that is not restricted to classes can return an object created elsewhere.
    for inherited in node.inheritanceClause?.inheritedTypes ?? []
    where ["AnyObject", "class"].contains(inherited.type.trimmedDescription) {
      replace(inherited.type, with: "Any")
    }
    let parenthesis = requirement.signature.parameterClause.leftParen
    edits.insert("dynamicObject: Void", at: parenthesis.range.upperBound)
    let access = node.modifiers.has("public") ? "public " : ""
    edits.insert(
      "; extension \(node.name.text) { "
        + "@_disfavoredOverload \(access)init() { self.init(dynamicObject: ()) }; "
        + "\(access)init(dynamicObject: Void) { self = UIKit.instantiate(any: Self.self) }; "
        + "\(access)static func dynamicObject() -> Self { self is NSObject.Type "
        + "? UIKit.instantiate(any: self) : self.init(dynamicObject: ()) } }",
      at: node.range.upperBound)
  }

  /// `type.init()` where `type` is a value whose class is known only at run time. An initialiser
  /// from a protocol extension would use the static type.
  func rewriteDynamicInitializer(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "init", let name = lastName(base),
      meansObjectProtocol(name)
    else { return }
    replace(member.declName, with: "dynamicObject")
  }

  /// Whether values of a name are classes that conform to such a protocol, as far as the scope
  /// shows.
  private func meansObjectProtocol(_ name: String) -> Bool {
    module.metatypes(of: name).contains { type in
      module.objectProtocols.contains(type)
        || generics.contains { level in
          (level[type] ?? "").split(separator: "&").contains {
            module.objectProtocols.contains($0.filter { $0 != " " })
          }
        }
    }
  }

  /// Implements the requirement for a type that conforms to such a protocol and is not an
  /// Objective-C object.
  func meetObjectProtocol(
    _ inheritance: InheritanceClauseSyntax?, _ members: MemberBlockSyntax, isClass: Bool,
    isPublic: Bool
  ) {
    let names = inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard names.contains(where: module.objectProtocols.contains) else { return }
    let words = (isPublic ? "public " : "") + (isClass ? "required convenience " : "")
    edits.insert(
      " \(words)init(dynamicObject: Void) { self.init() }; ", at: members.leftBrace.range.upperBound
    )
  }
}
