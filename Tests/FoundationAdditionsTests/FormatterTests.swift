import Foundation
import Testing

@testable import FoundationAdditions

private let english = Locale(identifier: "en_US")

private var greenwich: Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  calendar.locale = english
  return calendar
}

@Suite struct FormatterTests {
  private func span(
    _ style: DateComponentsFormatter.UnitsStyle, _ components: DateComponents,
    _ units: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second],
    _ change: (DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.calendar = greenwich
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    change(formatter)
    return formatter.string(from: components)
  }

  /// Source: pointfreeco/swift-snapshot-testing, the recorded testCGPath.iOS.txt, for the style
  /// `none`; Apple, NumberFormatter, `maximumFractionDigits`.
  @Test func theMaximumOfFractionDigitsHoldsBesideTheMinimum() {
    func text(
      _ number: Double, _ style: NumberFormatter.Style, _ least: Int, _ most: Int,
      _ change: (NumberFormatter) -> Void = { _ in }
    ) -> String? {
      let formatter = NumberFormatter()
      formatter.locale = english
      formatter.numberStyle = style
      formatter.minimumFractionDigits = least
      formatter.maximumFractionDigits = most
      change(formatter)
      let text = formatter.string(from: number as NSNumber)
      #expect(text == formatter.string(for: number))
      #expect(formatter.minimumFractionDigits == least && formatter.maximumFractionDigits == most)
      return text
    }
    #expect(text(3.75, .none, 1, 3) == "3.75" && text(66.7157, .none, 1, 3) == "66.716")
    #expect(text(30, .none, 1, 3) == "30.0" && text(-3.75, .none, 1, 3) == "-3.75")
    #expect(text(3.14159, .decimal, 1, 1) == "3.1" && text(3.14159, .decimal, 1, 5) == "3.14159")
    #expect(text(1234.5, .decimal, 2, 2) == "1,234.50")
    #expect(text(0.12345, .percent, 1, 2) == "12.34%")
    #expect(text(1234.56789, .currency, 1, 3) == "$1,234.568")
    #expect(text(-4.5678, .currencyAccounting, 1, 1) == "($4.6)")
    #expect(text(4.5678, .decimal, 1, 2) { $0.positivePrefix = "+" } == "+4.57")
    #expect(text(4.5678, .decimal, 1, 2) { $0.decimalSeparator = "," } == "4,57")
    #expect(text(12, .spellOut, 1, 2) == "twelve")
  }

  @Test func spansHaveTheStylesOfApplesTable() {
    let time = DateComponents(hour: 9, minute: 41, second: 30)
    #expect(span(.positional, time) == "9:41:30")
    #expect(span(.abbreviated, time) == "9h 41m 30s")
    #expect(span(.brief, time) == "9hr 41min 30sec")
    #expect(span(.short, time) == "9 hr, 41 min, 30 sec")
    #expect(span(.full, time) == "9 hours, 41 minutes, 30 seconds")
    #expect(span(.spellOut, time) == "nine hours, forty-one minutes, thirty seconds")
    let long = DateComponents(year: 3, month: 9, day: 26, hour: 19, second: 17)
    #expect(span(.abbreviated, long) == "3y 9mo 26d 19h 17s")
    #expect(span(.brief, long) == "3yrs 9mths 26days 19hr 17sec")
    #expect(span(.short, long) == "3 yrs, 9 mths, 26 days, 19 hr, 17 sec")
  }

  @Test func zerosGoOrStay() {
    let clock: NSCalendar.Unit = [.hour, .minute, .second]
    #expect(span(.positional, DateComponents(hour: 1, second: 10), clock) == "1:00:10")
    #expect(span(.positional, DateComponents(minute: 1, second: 5), clock) == "1:05")
    #expect(span(.positional, DateComponents(second: 5), clock) == "5")
    #expect(span(.positional, DateComponents(second: 0), clock) == "0")
    #expect(
      span(.positional, DateComponents(second: 65), [.minute, .second]) {
        $0.zeroFormattingBehavior = .pad
      } == "01:05")
    let days: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(span(.abbreviated, DateComponents(hour: 1, second: 10), days) == "1h 10s")
    #expect(
      span(.abbreviated, DateComponents(minute: 10), days) {
        $0.zeroFormattingBehavior = .dropLeading
      } == "10m 0s")
    #expect(
      span(.abbreviated, DateComponents(day: 0, hour: 1, second: 10), days) {
        $0.zeroFormattingBehavior = .dropMiddle
      } == "0d 1h 10s")
    #expect(span(.full, DateComponents(second: 0), clock) == "0 seconds")
  }

  @Test func unitsAreCutAndCollapsed() {
    let time = DateComponents(hour: 1, minute: 10, second: 30)
    #expect(span(.abbreviated, time) { $0.maximumUnitCount = 2 } == "1h 10m")
    #expect(span(.abbreviated, time) { $0.collapsesLargestUnit = true } == "70m 30s")
    #expect(
      span(.full, DateComponents(minute: 5)) {
        $0.includesApproximationPhrase = true
        $0.includesTimeRemainingPhrase = true
      } == "About 5 minutes remaining")
    let formatter = DateComponentsFormatter()
    formatter.calendar = greenwich
    #expect(formatter.string(from: 200_000_000) == "6y 4mo 0w 3d 19:33:20")
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 125.9) == "2:05")
  }

  /// Source: Apple, DateComponentsFormatter.calendar.
  @Test func withoutACalendarSpansAreInEnglish() {
    LanguageScope.run(.init(list: "de")) {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      #expect(formatter.string(from: 60) == "1 Minute")
      formatter.calendar = nil
      #expect(formatter.string(from: 60) == "1 minute")
    }
  }

  @Test func spansFollowLanguages() {
    let time = DateComponents(hour: 2, minute: 1)
    func full(_ language: String) -> String? {
      span(.full, time) { $0.calendar?.locale = Locale(identifier: language) }
    }
    #expect(full("de") == "2 Stunden und 1 Minute")
    let spaces = CharacterSet(charactersIn: "\u{a0}\u{202f} ")
    #expect(full("fr")?.components(separatedBy: spaces) == ["2", "heures", "et", "1", "minute"])
    #expect(full("ja") == "2時間 1分")
  }

  @Test func momentsAreRelative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    formatter.calendar = greenwich
    func text(
      _ components: DateComponents, _ style: RelativeDateTimeFormatter.UnitsStyle = .full,
      _ dates: RelativeDateTimeFormatter.DateTimeStyle = .numeric
    ) -> String {
      formatter.unitsStyle = style
      formatter.dateTimeStyle = dates
      return formatter.localizedString(from: components)
    }
    #expect(text(DateComponents(month: -1)) == "1 month ago")
    #expect(text(DateComponents(weekOfMonth: 2)) == "in 2 weeks")
    #expect(text(DateComponents(month: -2), .spellOut) == "two months ago")
    #expect(text(DateComponents(month: -1), .short) == "1 mo. ago")
    #expect(text(DateComponents(day: -1), .full, .named) == "yesterday")
    #expect(text(DateComponents(day: 1), .full, .named) == "tomorrow")
    #expect(text(DateComponents(second: 0), .full, .named) == "now")
    formatter.unitsStyle = .full
    formatter.dateTimeStyle = .numeric
    #expect(formatter.localizedString(fromTimeInterval: -3_600) == "1 hour ago")
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.localizedString(fromTimeInterval: 86_400) == "in 1 Tag")
  }

  @Test func listsAreJoined() {
    let formatter = ListFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: ["a", "b"]) == "a and b")
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.string(from: [1, 2, 3]) == "1, 2 und 3")
    #expect(formatter.string(from: []) == "")
  }

  @Test func measurementsAreWritten() {
    let formatter = MeasurementFormatter()
    formatter.locale = english
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: distance) == "3.107 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: distance) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: distance) == "5 kilometers")
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
    formatter.unitStyle = .short
    #expect(formatter.string(from: distance) == "5km")
    formatter.unitStyle = .medium
    let rounded = MeasurementFormatter()
    rounded.numberFormatter.maximumFractionDigits = 1
    rounded.locale = Locale(identifier: "de_DE")
    #expect(rounded.string(from: Measurement(value: 1, unit: UnitLength.miles)) == "1,6 km")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    formatter.unitOptions = []
    #expect(formatter.string(from: warm) == "68°F")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: warm) == "68°")
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitOptions = .naturalScale
    #expect(formatter.string(from: Measurement(value: 1_500, unit: UnitLength.meters)) == "1,5 km")
  }

  @Test func namesAreWritten() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Thomas"
    name.middleName = "Louis"
    name.familyName = "Clark"
    name.nameSuffix = "Esq."
    name.nickname = "Tom"
    func text(_ style: FoundationAdditions.PersonNameComponentsFormatter.Style) -> String {
      FoundationAdditions.PersonNameComponentsFormatter.localizedString(from: name, style: style)
    }
    #expect(text(.short) == "Tom")
    #expect(text(.medium) == "Thomas Clark")
    #expect(text(.long) == "Dr. Thomas Louis Clark Esq.")
    #expect(text(.abbreviated) == "TC")
  }

  @Test func foundationsOwnFormattersWork() {
    #expect(ByteCountFormatter.string(fromByteCount: 1_234_567, countStyle: .file) == "1.2 MB")
    let formatter = DateIntervalFormatter()
    formatter.locale = english
    formatter.timeZone = .gmt
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    let day = Date(timeIntervalSince1970: 0)
    #expect(
      formatter.string(from: day, to: day.addingTimeInterval(86_400 * 2))
        == "Jan 1\u{2009}–\u{2009}3, 1970")
  }
}
