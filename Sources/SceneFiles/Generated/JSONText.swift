import SceneRendering

/// JSON with members in a given order.
indirect enum JSONText {
  case text(String)
  case number(Double)
  case boolean(Bool)
  case list([JSONText])
  case members([Member])

  /// A member with name and value.
  struct Member {
    let name: String
    let value: JSONText
  }

  static func object(_ pairs: [(String, JSONText)]) -> JSONText {
    .members(pairs.map { Member(name: $0.0, value: $0.1) })
  }

  /// Returns the text, indented by two spaces; arrays of scalars are on one line.
  func written(indent: Int = 0) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return "\(FormattedNumber(number))"
    case .boolean(let value): return value ? "true" : "false"
    case .list(let values) where values.allSatisfy(\.isSingle):
      return "[\(values.map { $0.written() }.joined(separator: ", "))]"
    case .list(let values):
      let lines = values.map { inner + $0.written(indent: indent + 2) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .members(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { member in
        "\(inner)\(Self.quoted(member.name)): \(member.value.written(indent: indent + 2))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    }
  }

  private var isSingle: Bool {
    switch self {
    case .text, .number, .boolean: true
    case .list, .members: false
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
