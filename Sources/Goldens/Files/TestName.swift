/// What a test is called, from its function's name.
package enum TestName {
  /// `draws()` and `draws(size:)` are both the test `draws`.
  ///
  /// The parameters stand in the last brackets; a name in backticks may have brackets of its own.
  package static func of(_ function: String) -> String {
    function.lastIndex(of: "(").map { String(function[..<$0]) } ?? function
  }
}
