/// Formats numbers independently of the locale.
package enum Figure {
  /// Returns a whole number: "1,234,567".
  package static func whole(_ value: Double) -> String {
    let digits = String(Int(abs(value).rounded()))
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return (value <= -0.5 ? "-" : "") + groups.joined(separator: ",")
  }

  /// Returns a number with one decimal: "16.7".
  package static func milliseconds(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns a number with a suffix for thousands, millions and billions: "1.3 G".
  package static func short(_ value: Int) -> String {
    let steps = [(1_000_000_000, " G"), (1_000_000, " M"), (10_000, " k")]
    guard let (size, letter) = steps.first(where: { value >= $0.0 }) else {
      return whole(Double(value))
    }
    let divisor = size == 10_000 ? 1000 : size
    return milliseconds(Double(value) / Double(divisor)) + letter
  }
}
