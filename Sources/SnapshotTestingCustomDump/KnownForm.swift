import Foundation

/// The forms of system types.
///
/// Source: pointfreeco/swift-custom-dump 1.3, Conformances.
enum KnownForm {
  /// Returns the text on one line; nil for types without such a form.
  static func text(of value: Any) -> String? {
    if let path = value as? AnyKeyPath { return path.debugDescription }
    if type(of: value) is NSNumber.Type { return "\(value)" }
    return switch Kind(of: value) {
    case .url: (value as? URL).map { "URL(\($0.absoluteString))" }
    case .uuid: (value as? UUID).map { "UUID(\($0.uuidString))" }
    case .date: (value as? Date).map { "Date(\(date($0)))" }
    case .data: (value as? Data).map { "Data(\(bytes($0.count)))" }
    case .decimal: (value as? Decimal)?.description
    case .locale: (value as? Locale).map { "Locale(\($0.identifier))" }
    default: nil
    }
  }

  /// Returns a value that replaces another one; nil for none.
  static func other(_ value: Any) -> Any? {
    switch Kind(of: value) {
    case .character, .scalar, .staticString: "\(value)"
    case .range: (value as? NSRange).map { Range($0) as Any }
    case .attributedString: (value as? AttributedString).map { String($0.characters) }
    case .hashable: (value as? AnyHashable)?.base
    case nil where type(of: value) is NSObject.Type: bridged(value)
    default: nil
    }
  }

  private static func bridged(_ value: Any) -> Any? {
    switch value {
    case let value as NSString: value as String
    case let value as NSAttributedString: value.string
    case let value as NSURL: value as URL
    case let value as NSUUID: value as UUID
    case let value as NSDate: value as Date
    case let value as NSData: value as Data
    default: nil
    }
  }

  /// Types with a form that differs from their members. A cast alone would also match types that
  /// can be bridged.
  private enum Kind {
    case url, uuid, date, data, decimal, locale, character, scalar, staticString, range
    case attributedString, hashable, calendar, timeZone

    private static let all: [ObjectIdentifier: Kind] = [
      ObjectIdentifier(URL.self): .url, ObjectIdentifier(UUID.self): .uuid,
      ObjectIdentifier(Date.self): .date, ObjectIdentifier(Data.self): .data,
      ObjectIdentifier(Decimal.self): .decimal, ObjectIdentifier(Locale.self): .locale,
      ObjectIdentifier(Character.self): .character,
      ObjectIdentifier(Unicode.Scalar.self): .scalar,
      ObjectIdentifier(StaticString.self): .staticString, ObjectIdentifier(NSRange.self): .range,
      ObjectIdentifier(AttributedString.self): .attributedString,
      ObjectIdentifier(AnyHashable.self): .hashable, ObjectIdentifier(Calendar.self): .calendar,
      ObjectIdentifier(TimeZone.self): .timeZone,
    ]

    init?(of value: Any) {
      guard let kind = Self.all[ObjectIdentifier(type(of: value))] else { return nil }
      self = kind
    }
  }

  /// Returns the members of a value.
  static func mirror(of value: Any) -> Mirror {
    switch Kind(of: value) {
    case .calendar:
      if let value = value as? Calendar { return mirror(of: value) }
    case .timeZone:
      if let value = value as? TimeZone { return mirror(of: value) }
    default:
      if type(of: value) is NSError.Type, let error = value as? NSError {
        return Mirror(
          error,
          children: ["domain": error.domain, "code": error.code, "userInfo": error.userInfo],
          displayStyle: .class)
      }
    }
    return Mirror(reflecting: value)
  }

  private static func mirror(of value: Calendar) -> Mirror {
    Mirror(
      value,
      children: [
        "identifier": value.identifier, "locale": value.locale as Any, "timeZone": value.timeZone,
        "firstWeekday": value.firstWeekday,
        "minimumDaysInFirstWeek": value.minimumDaysInFirstWeek,
      ], displayStyle: .struct)
  }

  private static func mirror(of value: TimeZone) -> Mirror {
    Mirror(
      value,
      children: [
        "identifier": value.identifier, "abbreviation": value.abbreviation() as Any,
        "secondsFromGMT": value.secondsFromGMT(),
        "isDaylightSavingTime": value.isDaylightSavingTime(),
      ], displayStyle: .struct)
  }

  /// Whether a value has no members, so it is on its owner's line.
  static func isSimple(_ value: Any) -> Bool {
    if let text = text(of: value) { return !text.contains("\n") }
    var inner = value
    while let other = other(inner) { inner = other }
    return mirror(of: inner).children.isEmpty
  }

  /// Returns a date such as "2001-01-01T00:00:00.000Z", with whole milliseconds.
  private static func date(_ date: Date) -> String {
    // The middle of a millisecond, since a fraction such as 0.123 may be stored as a smaller one.
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded(.down) + 0.5
    return Date(timeIntervalSince1970: milliseconds / 1000)
      .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: .gmt))
  }

  /// Returns a count such as "1,024 bytes".
  private static func bytes(_ count: Int) -> String {
    let digits = String(count)
    let grouped = digits.enumerated().map { index, digit in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digit)
    }
    return count == 0 ? "Zero bytes" : grouped.joined() + (count == 1 ? " byte" : " bytes")
  }
}
