import SwiftSyntax

// SwiftPM writes a file that lists the tests of XCTest's classes. If all tests of a class are
// synchronous and isolated to the main actor, the list has their type, which XCTest casts at run
// time; the cast fails and the program stops: «Could not cast value of type '(Tests) ->
// @Swift.MainActor () -> ()' to '(Tests) -> () -> ()'».

extension Rewriter {
  /// Removes the isolation from the type of the methods in a list of tests. XCTest calls them on
  /// the main thread.
  func rewriteTestList(_ node: VariableDeclSyntax) {
    guard node.firstName?.hasPrefix("__allTests__") == true, let type = scopes.last?.name,
      let list = node.bindings.first?.initializer?.value.as(ArrayExprSyntax.self)
    else { return }
    for element in list.elements {
      guard let method = element.expression.as(TupleExprSyntax.self)?.elements.last?.expression,
        method.is(DeclReferenceExprSyntax.self)
      else { continue }
      replace(
        method,
        with: "unsafeBitCast(\(method.trimmedDescription) as (\(type)) -> @MainActor () throws"
          + " -> Void, to: ((\(type)) -> () throws -> Void).self)")
    }
  }
}
