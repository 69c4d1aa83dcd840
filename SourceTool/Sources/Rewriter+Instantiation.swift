import SwiftSyntax

extension ExtensionDeclSyntax {
  /// Whether the constraint restricts the extension to views.
  var isOfViews: Bool {
    let name = extendedType.trimmedDescription
    let endings = ["View", "Cell", "Controller", "Label", "Control", "Button"]
    if name.hasPrefix("UI"), endings.contains(where: { name.hasSuffix($0) }) { return true }
    return genericWhereClause?.requirements.contains {
      guard let requirement = $0.requirement.as(ConformanceRequirementSyntax.self) else {
        return false
      }
      return requirement.leftType.trimmedDescription == "Self"
        && requirement.rightType.trimmedDescription.hasPrefix("UI")
    } ?? false
  }
}

extension Rewriter {
  /// Rewrites `T(frame: frame)` and `type.init(frame: frame)` of classes that are known only at run
  /// time.
  ///
  /// - Returns: whether the call was rewritten.
  func rewriteInstantiation(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.trailingClosure == nil, let type = dynamicType(node.calledExpression) else {
      return false
    }
    let labels = node.arguments.map { $0.label?.text }
    let isValue = !type.expression.hasSuffix(".self")
    guard
      Self.known.contains(labels) || (labels.isEmpty && type.isObject)
        || (Self.knownOfLists.contains(labels) && (type.isObject || isValue))
    else { return false }
    needsUIKit = true
    let chain = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?
      .as(OptionalChainingExprSyntax.self)
    let instantiate = "UIKit.instantiate"
    replace(
      node.calledExpression,
      with: chain.map { "\($0.expression.trimmedDescription).map { \(instantiate)" } ?? instantiate)
    if chain != nil { edits.insert(" }", at: node.range.upperBound) }
    if let leftParen = node.leftParen {
      edits.insert(
        (chain == nil ? type.expression : "$0") + (labels.isEmpty ? "" : ", "),
        at: leftParen.range.upperBound)
    }
    return true
  }

  /// The initialiser labels of views, controllers and cells that are created from their class.
  private static let known: [[String?]] = [
    ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"],
  ]

  /// The initialiser labels of tables, collection views and headers.
  private static let knownOfLists: [[String?]] = [
    ["frame", "collectionViewLayout"], ["frame", "style"], ["reuseIdentifier"],
  ]

  /// Qualifies `abs` in extensions of `CGFloat`: on Linux `CGFloat` has a static `abs`, which hides
  /// the function.
  func rewriteAbs(_ node: FunctionCallExprSyntax) {
    guard scopes.last?.name == "CGFloat",
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "abs"
    else { return }
    edits.insert("Swift.", at: name.range.lowerBound)
  }

  /// `NSAttributedString()`: Foundation's initialiser on Linux requires a string.
  func rewriteEmptyString(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["NSAttributedString", "NSMutableAttributedString"].contains(name), node.arguments.isEmpty,
      node.trailingClosure == nil, let leftParen = node.leftParen
    else { return }
    edits.insert("string: \"\"", at: leftParen.range.upperBound)
  }

  /// `ProcessInfo()`, whose initialiser is internal on Linux, becomes the shared object.
  func rewriteProcessInfo(_ node: FunctionCallExprSyntax) {
    guard
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ProcessInfo",
      node.arguments.isEmpty, node.trailingClosure == nil, let left = node.leftParen,
      let right = node.rightParen
    else { return }
    blank(left)
    blank(right)
    edits.insert(".processInfo", at: left.range.lowerBound)
  }

  /// `type.superclass()` becomes Foundation's property on Linux.
  func rewriteSuperclass(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base != nil, member.declName.baseName.text == "superclass", node.arguments.isEmpty,
      node.trailingClosure == nil, let left = node.leftParen, let right = node.rightParen
    else { return }
    blank(left)
    blank(right)
  }

  private func dynamicType(
    _ called: ExprSyntax
  ) -> (expression: String, isObject: Bool)? {
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "Self", scopes.last?.isOfViews == true { return ("Self.self", true) }
      return generic(name)
    }
    guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "init"
    else { return nil }
    let written = base.trimmedDescription
    if let found = generic(written) { return found }
    if let type = base.castClass {
      return module.isObject(type) ? (written, true) : nil
    }
    if written == "Self" || (written == "self" && isInStaticMethod(base)) {
      return (written == "self" ? written : "Self.self", scopes.last?.isOfViews == true)
    }
    let last = written.split(separator: ".").last ?? ""
    guard last.first?.isUppercase == false, written != "self", written != "super" else {
      return nil
    }
    return (
      written,
      isOfObjectParameter(base) || hasObjectClass(base) || isClassOfObject(base)
        || isElementOfClasses(base)
    )
  }

  /// Whether a value is `type(of: object)`, where the parameter `object` is an object.
  private func isClassOfObject(_ value: ExprSyntax) -> Bool {
    guard let object = value.askedForType?.as(DeclReferenceExprSyntax.self),
      let type = parameterType(of: object)?.trimmedDescription
    else { return false }
    return module.isObject(type)
  }

  /// Whether a value is `$0` in `classes.map { $0.init() }`.
  private func isElementOfClasses(_ value: ExprSyntax) -> Bool {
    guard value.as(DeclReferenceExprSyntax.self)?.baseName.text == "$0" else { return false }
    var place: Syntax? = Syntax(value)
    while let here = place, !here.is(ClosureExprSyntax.self) { place = here.parent }
    let call =
      place?.parent?.as(FunctionCallExprSyntax.self)
      ?? place?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let member = call?.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "compactMap", "flatMap", "forEach"].contains(member.declName.baseName.text),
      let name = member.base.flatMap({ lastName($0) })
    else { return false }
    return module.isObjectClass(name)
  }

  /// Whether `self` is a class, inside a static method in an extension of views or controllers.
  private func isInStaticMethod(_ node: ExprSyntax) -> Bool {
    guard scopes.last?.isOfViews == true else { return false }
    var place: Syntax? = Syntax(node)
    while let here = place {
      if let function = here.as(FunctionDeclSyntax.self) {
        return function.modifiers.has("static") || function.modifiers.has("class")
      }
      if let variable = here.as(VariableDeclSyntax.self),
        variable.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return variable.modifiers.has("static") || variable.modifiers.has("class")
      }
      if here.is(InitializerDeclSyntax.self) { return false }
      place = here.parent
    }
    return false
  }

  /// Whether a value is a function parameter `type: T.Type` where `T` is an object type.
  private func isOfObjectParameter(_ value: ExprSyntax) -> Bool {
    guard let name = value.as(DeclReferenceExprSyntax.self),
      let type = parameterType(of: name)?.as(MetatypeTypeSyntax.self)?.baseType
    else { return false }
    return generic(type.trimmedDescription)?.1 ?? false
  }

  /// The type of the enclosing function's parameter to which a name refers.
  func parameterType(of value: DeclReferenceExprSyntax) -> TypeSyntax? {
    var place: Syntax? = Syntax(value)
    while let here = place, !here.is(FunctionDeclSyntax.self) { place = here.parent }
    let parameters = place?.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
    return parameters?.first { ($0.secondName ?? $0.firstName).text == value.baseName.text }?.type
  }

  /// Whether a value is known to be the class of objects of UIKit or Foundation.
  private func hasObjectClass(_ value: ExprSyntax) -> Bool {
    guard let name = lastName(value) else { return false }
    if let type = localClasses[name] { return module.isObject(type) }
    if value.is(DeclReferenceExprSyntax.self), let origin = origins[name] {
      return module.isObjectClass(origin)
    }
    return module.isObjectClass(name)
  }

  /// The last name in `a.b`, `a.b?`, `a.b[c]`.
  func lastName(_ value: ExprSyntax) -> String? {
    if let name = value.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let member = value.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let element = value.as(SubscriptCallExprSyntax.self) {
      return lastName(element.calledExpression)
    }
    if let chain = value.as(OptionalChainingExprSyntax.self) { return lastName(chain.expression) }
    if let forced = value.as(ForceUnwrapExprSyntax.self) { return lastName(forced.expression) }
    return nil
  }

  private func generic(_ name: String) -> (String, Bool)? {
    for level in generics.reversed() {
      guard let constraint = level[name] else { continue }
      let types = constraint.split(separator: "&").map { part in
        String(
          part.filter { !$0.isWhitespace }.prefix { $0 != "<" }.split(separator: ".").last ?? "")
      }
      let isObject = types.contains { module.isObject($0) || module.isNameOfForeignView($0) }
      guard isObject || types.contains(where: { !module.isPlain($0) }) else { return nil }
      return ("\(name).self", isObject)
    }
    guard let constraint = module.associatedType(name) else { return nil }
    return ("\(name).self", module.isObject(constraint))
  }
}

extension ExprSyntax {
  /// The class in `(value as! View.Type)`; also in `(value as? View.Type)` with a trailing `?` or
  /// `!`.
  fileprivate var castClass: String? {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.castClass }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.castClass }
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true,
      let type = elements.last?.as(TypeExprSyntax.self)?.type.as(MetatypeTypeSyntax.self),
      type.metatypeSpecifier.text == "Type"
    else { return nil }
    return type.baseType.trimmedDescription
  }

  /// `object` of `type(of: object)`.
  fileprivate var askedForType: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
      let argument = call.arguments.first, argument.label?.text == "of"
    else { return nil }
    return argument.expression
  }
}
