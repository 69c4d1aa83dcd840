/// Dates in words, and what they are made of, in a date picker's calendar.
struct DateWords {
  let calendar: Calendar

  private var locale: Locale { calendar.locale ?? Self.standardLocale }

  /// The interface's language; English as in America where none was said.
  static var standardLocale: Locale { InterfaceLanguage.locale }

  /// «Nov 23, 2026».
  func day(_ date: Date) -> String { formatter { $0.dateStyle = .medium }.string(from: date) }

  /// «9:41 AM».
  func time(_ date: Date) -> String { formatter { $0.timeStyle = .short }.string(from: date) }

  /// «November 2026».
  func month(_ date: Date) -> String { text(date, "MMMMy") }

  /// «Mon Nov 23».
  func weekdayAndDay(_ date: Date) -> String {
    text(date, "EEEMMMd").replacing(",", with: "")
  }

  /// The parts of a template such as `yMMMMd` in the order in which they are written here.
  func order(of parts: String) -> [Character] {
    let pattern = DateFormatter.dateFormat(fromTemplate: parts, options: 0, locale: locale) ?? parts
    var order: [Character] = []
    for sign in pattern where "yMd".contains(sign) && !order.contains(sign) { order.append(sign) }
    return order
  }

  /// Whether hours are counted to twelve, twice a day.
  var hasHalfDays: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
  }

  private func text(_ date: Date, _ template: String) -> String {
    formatter { $0.setLocalizedDateFormatFromTemplate(template) }.string(from: date)
  }

  private func formatter(_ change: (DateFormatter) -> Void) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    change(formatter)
    return formatter
  }
}
