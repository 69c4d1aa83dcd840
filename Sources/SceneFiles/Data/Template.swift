/// A text with fields of an item: `{title}`, or `{title|none}` with a default for items without the
/// field. `{{` and `}}` are literal braces.
struct Template: Sendable {
  let source: String
  let segments: [Segment]

  enum Segment: Sendable, Equatable {
    case text(String)
    case field(String, otherwise: String?)
  }

  /// Creates a template; a brace that does not enclose a field name is literal.
  init(_ source: String) {
    self.source = source
    var segments: [Segment] = []
    var text = ""
    var rest = source[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      text += rest[..<brace]
      let after = rest.index(after: brace)
      if after < rest.endIndex, rest[after] == rest[brace] {
        text.append(rest[brace])
        rest = rest[rest.index(after: after)...]
      } else if rest[brace] == "{", let end = rest[after...].firstIndex(of: "}"),
        let field = Self.field(rest[after..<end])
      {
        if !text.isEmpty { segments.append(.text(text)) }
        text = ""
        segments.append(field)
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(rest[brace])
        rest = rest[after...]
      }
    }
    text += rest
    if !text.isEmpty { segments.append(.text(text)) }
    self.segments = segments
  }

  private static func field(_ text: Substring) -> Segment? {
    let bar = text.firstIndex(of: "|")
    let name = String(text[..<(bar ?? text.endIndex)])
    guard TextRule.fieldName.allows(name) else { return nil }
    return .field(name, otherwise: bar.map { String(text[text.index(after: $0)...]) })
  }

  var hasFields: Bool {
    segments.contains { if case .field = $0 { true } else { false } }
  }

  /// The fields without a default.
  var requiredFields: [String] {
    segments.compactMap { segment in
      if case .field(let name, nil) = segment { name } else { nil }
    }
  }

  /// Returns the text for an item; missing fields have their default or are empty.
  func text(_ fields: [String: String]) -> String {
    segments.reduce(into: "") { text, segment in
      switch segment {
      case .text(let own): text += own
      case .field(let name, let otherwise): text += fields[name] ?? otherwise ?? ""
      }
    }
  }
}

extension TextRule {
  /// The rule of a field name: a letter, then letters, digits, hyphens and underscores.
  static let fieldName = TextRule(
    "a name of letters, digits, - and _ that begins with a letter", short: "name",
    pattern: "^[A-Za-z][A-Za-z0-9_-]{0,99}$", takesScalars: true,
    allows: { name in
      guard let first = name.utf8.first, isLetter(first), name.utf8.count <= 100 else {
        return false
      }
      return name.utf8.allSatisfy { isLetter($0) || (48...57).contains($0) || $0 == 45 || $0 == 95 }
    })

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
}
