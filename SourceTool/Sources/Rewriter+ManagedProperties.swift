import SwiftSyntax

extension Rewriter {
  /// Rewrites `@NSManaged` properties of layers, whose values Core Animation stores by name. Other
  /// `@NSManaged` properties belong to Core Data and are unchanged.
  func rewriteManaged(_ node: VariableDeclSyntax) {
    guard node.attributes.names("NSManaged"), let scope = scopes.last else { return }
    guard module.isLayer(scope.fullName), !scope.isGeneric, node.bindings.count == 1,
      let name = node.firstName, let type = node.bindings.first?.typeAnnotation,
      node.bindings.first?.accessorBlock == nil
    else { return diagnose(node, "@NSManaged: nothing stores this property on Linux") }
    let line = source.lines.place(of: node.range.lowerBound).line
    edits.insert(
      " { get { managedValue(\"\(name)\") } set { setManagedValue(newValue, \"\(name)\") } }; "
        + "@section(\".init_array\") @used private nonisolated static let managedOfLine\(line): "
        + "@convention(c) @Sendable () -> Void = { UIKit.CALayer.registerManaged { "
        + "(\(scope.name).self, \"\(name)\", .init(managed: \\\(scope.name).\(name))) } }",
      at: type.range.upperBound)
    needsUIKit = true
  }
}
