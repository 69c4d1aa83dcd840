/// Formats numbers briefly.
package enum ShortNumber {
  /// Returns a number with at most two decimals: "12", "12.5", "-0.33".
  package static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100 + 0
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
