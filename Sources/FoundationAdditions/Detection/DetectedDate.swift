/// A date with a year in a text, as `NSDataDetector` finds it.
///
/// It recognises `2026-12-25` and `2026-12-25T09:30:00Z`, `12/25/2026` (month first, unless it
/// exceeds 12), `25.12.2026`, `December 25, 2026`, `25th of December 2026` and `Dec 25 2026`,
/// optionally after a weekday and before a time such as `at 9:30 PM`. Names are English. Dates
/// without a year and relative ones, such as `tomorrow`, depend on the current date and are not
/// recognised.
///
/// Source: Apple, NSDataDetector. A date without a time is at noon, as on iOS, in the current time
/// zone.
struct DetectedDate {
  let date: Date
  /// The time zone that the text contains; nil if it has none.
  let timeZone: TimeZone?

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// A regular expression that finds dates; its groups are those of ``Group``.
  static let pattern: String = {
    let month =
      "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?"
      + #"|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"#
    let weekday = #"(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )?"#
    let day = #"(\d{1,2})(?:st|nd|rd|th)?"#
    let days = [
      #"(\d{4})[-/](\d{1,2})[-/](\d{1,2})"#, #"(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d{2})"#,
      #"(\d{1,2})\.(\d{1,2})\.(\d{4})"#, "\(month) \(day),? (\\d{4})",
      "\(day) (?:of )?\(month),? (\\d{4})",
    ]
    let time = #"(?:(?:T|,? (?:at )?)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?"#
    let zone = #"(?: ?([ap])\.?m\b\.?)?(?: ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})\b)?)?"#
    return #"(?<![\w./-])"# + weekday + "(?:\(days.joined(separator: "|")))" + time + zone
      + #"(?![\w/-]|\.\d)"#
  }()

  /// Creates the date that a match of the pattern contains; nil if there is no such day or time.
  init?(_ match: NSTextCheckingResult, in text: NSString) {
    let groups = (1..<match.numberOfRanges).map { index -> String? in
      let range = match.range(at: index)
      return range.location == NSNotFound ? nil : text.substring(with: range)
    }
    guard groups.count == 20, let (year, month, day) = Self.day(groups),
      let time = Self.time(groups.suffix(5).map { $0 })
    else { return nil }
    timeZone = groups[19].flatMap(Self.zone)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .current
    let parts = DateComponents(
      year: year, month: month, day: day, hour: time.hour, minute: time.minute,
      second: time.second)
    guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else { return nil }
    self.date = date
  }

  /// Returns year, month and day of the first form that matched.
  private static func day(_ groups: [String?]) -> (Int, Int, Int)? {
    let forms = (0..<5).map { form in groups[form * 3..<form * 3 + 3].compactMap { $0 } }
    guard let form = forms.firstIndex(where: { $0.count == 3 }) else { return nil }
    let (words, numbers) = (forms[form], forms[form].map { Int($0) ?? 0 })
    switch form {
    case 0: return (numbers[0], numbers[1], numbers[2])
    case 1:
      let year = words[2].count == 2 ? 2_000 + numbers[2] : numbers[2]
      return numbers[0] > 12 ? (year, numbers[1], numbers[0]) : (year, numbers[0], numbers[1])
    case 2: return (numbers[2], numbers[1], numbers[0])
    case 3: return month(words[0]).map { (numbers[2], $0, numbers[1]) }
    default: return month(words[1]).map { (numbers[2], $0, numbers[0]) }
    }
  }

  private static func month(_ name: String) -> Int? {
    months.firstIndex(of: String(name.lowercased().prefix(3))).map { $0 + 1 }
  }

  /// Returns the time of hour, minute, second and half of the day; noon without a time.
  private static func time(_ groups: [String?]) -> (hour: Int, minute: Int, second: Int)? {
    guard let hour = groups[0].flatMap({ Int($0) }), let minute = groups[1].flatMap({ Int($0) })
    else { return (12, 0, 0) }
    let second = groups[2].flatMap { Int($0) } ?? 0
    guard minute < 60, second < 60 else { return nil }
    guard let half = groups[3]?.lowercased() else {
      return hour < 24 ? (hour, minute, second) : nil
    }
    guard (1...12).contains(hour) else { return nil }
    return (hour % 12 + (half == "p" ? 12 : 0), minute, second)
  }

  /// Returns the zone of `Z`, `UTC`, `GMT` or `+01:00`.
  private static func zone(_ text: String) -> TimeZone? {
    guard let sign = text.first, "+-".contains(sign) else { return TimeZone(secondsFromGMT: 0) }
    guard let number = Int(text.dropFirst().filter(\.isNumber)) else { return nil }
    let seconds = (number / 100 * 60 + number % 100) * 60
    return TimeZone(secondsFromGMT: sign == "-" ? -seconds : seconds)
  }
}
