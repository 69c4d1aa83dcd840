/// Numbers as people write them.
enum ShortNumber {
  /// At most two decimals: "12", "12.5", "-0.33".
  static func text(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 100).rounded() / 100 + 0
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
