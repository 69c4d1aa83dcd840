/// The texts and components of dates in a date picker's calendar.
struct DatePickerText {
  let calendar: Calendar

  private var locale: Locale { calendar.locale ?? Self.standardLocale }

  /// The locale of the interface language; American English by default.
  static var standardLocale: Locale { InterfaceLanguage.locale }

  /// Returns a date such as «Nov 23, 2026».
  func day(_ date: Date) -> String { formatter { $0.dateStyle = .medium }.string(from: date) }

  /// Returns a time such as «9:41 AM».
  func time(_ date: Date) -> String { formatter { $0.timeStyle = .short }.string(from: date) }

  /// Returns a month such as «November 2026».
  func month(_ date: Date) -> String { text(date, "MMMMy") }

  /// Returns a day such as «Mon Nov 23».
  func weekdayAndDay(_ date: Date) -> String {
    text(date, "EEEMMMd").replacing(",", with: "")
  }

  /// Returns the components of a template such as `yMMMMd` in the order of the locale.
  func order(of parts: String) -> [Character] {
    let pattern = DateFormatter.dateFormat(fromTemplate: parts, options: 0, locale: locale) ?? parts
    var order: [Character] = []
    for sign in pattern where "yMd".contains(sign) && !order.contains(sign) { order.append(sign) }
    return order
  }

  /// Whether the locale uses a 12-hour clock.
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
