import SwiftSyntax

// On iOS, members of `AnyObject` are found by name. Here such objects are wrapped in a value that
// has the members of every object and of the module's own classes.

extension Rewriter {
  /// Messages that every object accepts.
  private static let messages: Set<String> = [
    "perform", "performSelector", "responds", "value", "setValue",
  ]
  /// Members of numbers, values, strings and collections.
  private static let values: Set<String> = [
    "boolValue", "intValue", "integerValue", "uintValue", "floatValue", "doubleValue",
    "stringValue",
    "cgRectValue", "cgPointValue", "cgSizeValue", "count", "length",
  ]
  /// Members of views and layout guides.
  static let anchors: Set<String> = [
    "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "bottomAnchor",
    "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor",
  ]

  /// `(object as AnyObject).method(…)`, `button.target?.perform(…)`.
  func rewriteAnyObjectCall(_ node: FunctionCallExprSyntax) {
    guard let call = node.calledExpression.as(MemberAccessExprSyntax.self), let base = call.base
    else { return }
    if Self.messages.contains(call.declName.baseName.text) { return wrap(base) }
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    guard isCast(base), node.trailingClosure == nil, let leftParen = node.leftParen,
      let rightParen = node.rightParen,
      let method = module.objectMember("\(call.declName.baseName.text)(\(labels))")
    else { return }
    wrap(base)
    replace(call.declName, with: "call")
    edits.insert("\"\(method.selector)\", [", at: leftParen.range.upperBound)
    for argument in node.arguments {
      guard let label = argument.label, let colon = argument.colon else { continue }
      edits.blank(label.range.lowerBound..<colon.range.upperBound, in: source.bytes)
    }
    edits.insert("], (\(method.type)).self", at: rightParen.range.lowerBound)
  }

  /// `(object as AnyObject).cgRectValue`, `object.topAnchor`, and properties of the module's own
  /// classes.
  func rewriteAnyObjectProperty(_ node: MemberAccessExprSyntax) {
    if let base = node.base, Self.anchors.contains(node.declName.baseName.text) {
      return wrap(base)
    }
    guard let base = node.base, isCast(base) || isElement(base),
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.range != node.range
    else { return }
    let name = node.declName.baseName.text
    if let property = module.objectMember(name) {
      wrap(base)
      replace(node.declName, with: "property(\"\(name)\", (\(property.type)).self)")
    } else if Self.values.contains(name) {
      wrap(base)
    }
  }

  /// Wraps an object of type `AnyObject` in `UIKit.performer`, which returns other types unchanged.
  private func wrap(_ base: ExprSyntax) {
    let plain =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression
    if let plain,
      castType(plain) != nil || isTarget(plain) || isAnyObject(plain) || isElement(base)
    {
      edits.insert(".map { UIKit.performer($0) }", at: plain.range.upperBound)
    } else if castType(base) == "AnyObject" {
      edits.insert("UIKit.performer", at: base.range.lowerBound)
    } else if isAnyObject(base) {
      edits.insert("UIKit.performer(", at: base.range.lowerBound)
      edits.insert(")", at: base.range.upperBound)
    } else {
      return
    }
    needsUIKit = true
  }

  /// `objects[key] = type`, where `objects` is a dictionary of objects and `type` a parameter of
  /// type `Page.Type`: a class is an object on iOS.
  func rewriteMetatypeAsObject(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let element = elements[0].as(SubscriptCallExprSyntax.self),
      let name = lastName(element.calledExpression), anyObjects.dictionaries.contains(name),
      let value = elements[2].as(DeclReferenceExprSyntax.self),
      parameterType(of: value)?.is(MetatypeTypeSyntax.self) == true
    else { return }
    edits.insert(" as AnyObject", at: value.range.upperBound)
  }

  private func isCast(_ base: ExprSyntax) -> Bool {
    let plain =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression
    return castType(plain ?? base) != nil
  }

  /// Returns `AnyObject` for `(object as AnyObject)` and `AnyObject?` for `(object as? AnyObject)`.
  private func castType(_ value: ExprSyntax) -> String? {
    guard let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      let cast = elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
      let type = elements.last?.trimmedDescription
    else { return nil }
    let written = cast.questionOrExclamationMark?.text == "?" ? type + "?" : type
    return ["AnyObject", "AnyObject?"].contains(written) ? written : nil
  }

  /// Whether an expression is an element of a dictionary of objects: `info["key"]?`.
  private func isElement(_ base: ExprSyntax) -> Bool {
    let plain =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression
    guard
      let name = plain?.as(SubscriptCallExprSyntax.self)?.calledExpression
        .as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return localDictionaries.contains(name) || anyObjects.dictionaries.contains(name)
  }

  private func isTarget(_ value: ExprSyntax) -> Bool {
    value.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "target"
  }

  /// Whether the file declares a name as `AnyObject`.
  private func isAnyObject(_ value: ExprSyntax) -> Bool {
    if let name = value.as(DeclReferenceExprSyntax.self) {
      let written = name.baseName.text
      return anyObjects.objects.contains(written) || origins[written] == "target"
    }
    guard let member = value.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    else { return false }
    return anyObjects.objects.contains(member.declName.baseName.text)
  }
}
