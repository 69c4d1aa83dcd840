/// Detects links in a text with a pattern for each type, in place of `NSDataDetector`, which
/// Foundation on Linux lacks.
struct DetectedLinks {
  /// A range of the text, in UTF-16 units, and its URL.
  struct Link: Equatable {
    let range: NSRange
    let url: URL
  }

  /// Returns the links of the given types in order; none overlap.
  static func find(_ types: UIDataDetectorTypes, in text: String) -> [Link] {
    var found: [Link] = []
    for rule in rules where types.contains(rule.type) {
      for range in rule.ranges(in: text) {
        guard !found.contains(where: { NSIntersectionRange($0.range, range).length > 0 }),
          let stringRange = Range(range, in: text), let url = rule.url(String(text[stringRange]))
        else { continue }
        found.append(Link(range: range, url: url))
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  private struct Rule: Sendable {
    let type: UIDataDetectorTypes
    let pattern: String
    let url: @Sendable (String) -> URL?

    func ranges(in text: String) -> [NSRange] {
      guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
      else { return [] }
      let whole = NSRange(location: 0, length: text.utf16.count)
      return expression.matches(in: text, range: whole).map(\.range)
    }
  }

  private static let rules = [
    Rule(type: .link, pattern: #"[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}"#) {
      URL(string: "mailto:\($0)")
    },
    // Closing punctuation and brackets are not part of an address.
    Rule(
      type: .link, pattern: #"(https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)\]]"#
    ) { URL(string: $0.lowercased().hasPrefix("www.") ? "http://\($0)" : $0) },
    Rule(
      type: .link,
      pattern:
        #"\b[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|net|edu|gov|io|dev|app)\b(/[^\s<>".,;:!?)\]]*)?"#
    ) { URL(string: "http://\($0)") },
    Rule(
      type: .phoneNumber,
      pattern:
        #"(?<![\w.])(\+\d{1,3}[ -]?)?(\(\d{2,4}\)[ -]?|\d{2,4}[ -])"#
        + #"\d{2,4}([ -]?\d{2,4}){1,2}(?![\w.])"#
    ) { URL(string: "tel:\($0.filter { $0.isNumber || $0 == "+" })") },
  ]
}

// Unsupported: UITextView.dataDetectorTypes · drawn · Links and telephone numbers are found, by
//   rules of this package. · test: TextControlTests
