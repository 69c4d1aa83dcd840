import Synchronization

/// A kind of detected data.
enum DataKind: CaseIterable {
  case date, link, phoneNumber

  var type: NSTextCheckingResult.CheckingType {
    switch self {
    case .date: .dates
    case .link: .links
    case .phoneNumber: .phoneNumbers
    }
  }

  /// Links with a scheme or beginning with «www», e-mail addresses, and names with a well-known
  /// top-level domain; numbers of at least seven digits; the dates of ``DetectedDate``.
  private var pattern: String {
    switch self {
    case .date: DetectedDate.pattern
    case .link:
      #"\b(?:https?|ftp|mailto|tel|sms)://?[^\s<>"]+|\bmailto:[^\s<>"]+|\bwww\.[^\s<>"]+"#
        + #"|\b[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+"#
        + #"|\b(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:\#(Self.domains))\b(?:/[^\s<>"]*)?"#
    case .phoneNumber: #"(?<![\w.,/])\+?\(?\d[\d \x{a0}().\-/]{5,}\d(?![\w/])"#
    }
  }

  private static let domains =
    "com|net|org|edu|gov|int|io|app|dev|info|biz|co|me|tv|ai|eu|de|fr|uk|it|es|pt|nl|be|ch|at|"
    + "se|no|dk|fi|pl|cz|ru|ua|us|ca|mx|br|ar|cn|jp|kr|in|au|nz|ie|il|tr|gr|hu|ro|za"

  private static let expressions = Mutex<[DataKind: NSRegularExpression]>([:])

  private var expression: NSRegularExpression? {
    Self.expressions.withLock { known in
      if let found = known[self] { return found }
      let made = try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive])
      known[self] = made
      return made
    }
  }

  /// Returns the data in a range of a text.
  func results(in text: String, _ range: NSRange) -> [NSTextCheckingResult] {
    let letters = NSString(string: text)
    return (expression?.matches(in: text, range: range) ?? []).compactMap { match in
      result(match, in: letters)
    }
  }

  private func result(_ match: NSTextCheckingResult, in text: NSString) -> NSTextCheckingResult? {
    let (found, range) = (text.substring(with: match.range), match.range)
    switch self {
    case .date:
      return DetectedDate(match, in: text).map {
        DataCheckingResult(type, range, detectedDate: $0)
      }
    case .link:
      let text = Self.withoutEnd(found)
      let matchRange = NSRange(location: range.location, length: text.utf16.count)
      return URL(string: Self.address(text)).map { DataCheckingResult(type, matchRange, link: $0) }
    case .phoneNumber:
      let count = found.filter(\.isNumber).count
      guard (7...15).contains(count), !Self.isDate(found) else { return nil }
      return DataCheckingResult(type, range, number: found)
    }
  }

  /// Removes punctuation and unbalanced brackets from the end.
  private static func withoutEnd(_ text: String) -> String {
    var text = Substring(text)
    while let last = text.last {
      let opens = text.filter { $0 == "(" }.count
      let closes = text.filter { $0 == ")" }.count
      guard ".,;:!?'\"…»”’]}".contains(last) || last == ")" && closes > opens else { break }
      text.removeLast()
    }
    return String(text)
  }

  private static func address(_ text: String) -> String {
    if text.contains("://") || text.lowercased().hasPrefix("mailto:") { return text }
    return text.contains("@") ? "mailto:\(text)" : "http://\(text)"
  }

  /// Returns whether digits are a date such as `2026-11-27`.
  private static func isDate(_ text: String) -> Bool {
    text.range(
      of: #"^(\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4})$"#,
      options: .regularExpression) != nil
  }

  private static let hasWarned = Mutex(false)

  /// Warns once that other kinds are not detected.
  static func warnOfOthers() {
    let isFirst = hasWarned.withLock { warned in
      defer { warned = true }
      return !warned
    }
    if isFirst {
      warn("NSDataDetector finds links, telephone numbers and dates, not addresses or transit.")
    }
  }
}
