import SwiftSyntax

// `extension NSObject: P {}` where `P` requires `init()`: Objective-C's classes can all be made so,
// and Swift wants a `required` initialiser. The requirement gets another name, which is the
// protocol's own to meet for all objects.

extension ProtocolDeclSyntax {
  /// The requirement `init()`, which cannot fail.
  var emptyInitializer: InitializerDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.first {
      $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil
    }
  }
}

extension Rewriter {
  /// A protocol that an extension says all objects conform to.
  func rewriteObjectProtocol(_ node: ProtocolDeclSyntax) {
    guard module.objectProtocols.contains(node.name.text), let requirement = node.emptyInitializer
    else { return }
    needsUIKit = true
    // Only a protocol that is not classes' alone can hand out an object that others have made.
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

  /// `type.init()` where `type` is a value, whose class is known when the program runs: an
  /// initialiser of a protocol's own knows only the class that is written.
  func rewriteDynamicInitializer(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "init", let name = lastName(base),
      meansObjectProtocol(name)
    else { return }
    replace(member.declName, with: "dynamicObject")
  }

  /// Whether values of a name are classes of such a protocol's types, as far as the place tells.
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

  /// A type that conforms to such a protocol by itself and is no object of Objective-C's.
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
