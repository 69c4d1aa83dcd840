import Foundation

/// A JSON value.
indirect enum JSON {
  case null
  case boolean(Bool)
  /// A number with three significant digits; null for infinity and NaN.
  case number(Double)
  case count(Int)
  case text(String)
  case list([JSON])
  /// An object with its keys in order.
  case object([(String, JSON)])

  /// The text on one line.
  var line: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): value.isFinite ? value.formatted() : "null"
    case .count(let value): "\(value)"
    case .text(let value): Self.quoted(value)
    case .list(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { "\(Self.quoted($0.0)): \($0.1.line)" }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\u{0}"..<" ": String(format: "\\u%04x", scalar.value)
      default: String(scalar)
      }
    }
    return "\"" + scalars.joined() + "\""
  }
}
