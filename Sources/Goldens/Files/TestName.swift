/// The name of a test, from its function's name.
package enum TestName {
  /// `draws()` and `draws(size:)` are both named `draws`.
  ///
  /// The parameters are in the last parentheses, as a name in backticks may contain parentheses
  /// itself. A suite that appends words to a function's name, such as the size of the screen,
  /// keeps them, as swift-snapshot-testing writes them: `draws()_393.0` is named `draws-_393-0`.
  package static func of(_ function: String) -> String {
    guard let parameters = function.lastIndex(of: "(") else { return function }
    guard function.last == ")" || !function[parameters...].contains(")") else {
      return IOSName.part(function)
    }
    return String(function[..<parameters])
  }

  /// The method in a name that XCTest has on Linux: `draws` of `WallTests.draws`; nil for others.
  ///
  /// On iOS that test is named `-[WallTests draws]`, from which suites take the method.
  static func method(_ name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let method = parts.last, !method.isEmpty,
      parts[0].first?.isLetter == true,
      parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else { return nil }
    return String(method)
  }
}
