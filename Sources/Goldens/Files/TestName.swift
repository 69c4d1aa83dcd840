/// The name of a test, from its function's name.
package enum TestName {
  /// `draws()` and `draws(size:)` are both named `draws`.
  ///
  /// The parameters are in the last parentheses, as a name in backticks may contain parentheses
  /// itself.
  package static func of(_ function: String) -> String {
    function.lastIndex(of: "(").map { String(function[..<$0]) } ?? function
  }
}
