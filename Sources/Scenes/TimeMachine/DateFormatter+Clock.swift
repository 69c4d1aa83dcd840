import Foundation

extension DateFormatter {
  /// Formats hours, minutes and seconds, such as "9:30:00 AM", in GMT, independent of the machine's
  /// language and time zone.
  static var clock: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.dateFormat = "h:mm:ss a"
    return formatter
  }
}
