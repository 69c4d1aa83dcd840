import Sessions
import Testing
import UIKit

@testable import UIKitControls

@MainActor @Suite struct DatePickerTests {
  private let utc = TimeZone(secondsFromGMT: 0)

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 9, _ minute: Int = 41)
    -> Date
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = utc ?? .current
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.timeZone = utc
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.date = date(2024, 2, 29)
    return picker
  }

  private func texts(in view: UIView) -> [String] {
    view.layoutIfNeeded()
    return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  private func plain(_ text: String) -> String { text.replacing("\u{202F}", with: " ") }

  @Test func compactPickersReportDayAndTime() {
    #expect(texts(in: picker(.date, .compact)) == ["Feb 29, 2024"])
    #expect(texts(in: picker(.time, .compact)).map(plain) == ["9:41 AM"])
    #expect(texts(in: picker(.dateAndTime, .automatic)).map(plain) == ["Feb 29, 2024", "9:41 AM"])
    let german = picker(.dateAndTime, .compact)
    german.locale = Locale(identifier: "de_DE")
    #expect(texts(in: german) == ["29.02.2024", "09:41"])
  }

  @Test func stylesFollowTheMode() {
    #expect(picker(.date, .automatic).datePickerStyle == .compact)
    #expect(picker(.countDownTimer, .compact).datePickerStyle == .wheels)
    #expect(picker(.date, .inline).datePickerStyle == .inline)
    #expect(picker(.date, .wheels).intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func datesStayInTheirRangeAndRow() {
    let picker = self.picker(.dateAndTime, .compact)
    picker.minimumDate = date(2024, 3, 1, 0, 0)
    #expect(picker.date == date(2024, 3, 1, 0, 0))
    picker.maximumDate = date(2024, 3, 9, 0, 0)
    picker.date = date(2030, 1, 1)
    #expect(picker.date == date(2024, 3, 9, 0, 0))
    picker.maximumDate = date(2020, 1, 1)
    picker.date = date(2030, 1, 1)
    #expect(picker.date == date(2030, 1, 1))
    picker.minuteInterval = 15
    picker.date = date(2024, 5, 5, 8, 44)
    #expect(picker.date == date(2024, 5, 5, 8, 30))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  private func wheels(_ picker: UIDatePicker) -> DateWheels? {
    picker.layoutIfNeeded()
    return picker.subviews.first as? DateWheels
  }

  /// Returns the texts in the middle of each wheel.
  private func chosen(_ picker: UIDatePicker) -> [String] {
    guard let wheels = self.wheels(picker) else { return [] }
    return (0..<wheels.numberOfComponents).map { component in
      let row = wheels.selectedRow(inComponent: component)
      return wheels.pickerView(wheels, attributedTitleForRow: row, forComponent: component)?.string
        ?? ""
    }
  }

  @Test func wheelsStandAtTheDate() {
    #expect(chosen(picker(.date, .wheels)) == ["February", "29", "2024"])
    #expect(chosen(picker(.time, .wheels)) == ["9", "41", "AM"])
    #expect(chosen(picker(.dateAndTime, .wheels)) == ["Thu Feb 29", "9", "41", "AM"])
    #expect(chosen(picker(.yearAndMonth, .wheels)) == ["February", "2024"])
    let noon = picker(.time, .wheels)
    noon.date = date(2024, 2, 29, 12, 5)
    #expect(chosen(noon) == ["12", "05", "PM"])
    let german = picker(.date, .wheels)
    german.locale = Locale(identifier: "de_DE")
    #expect(chosen(german) == ["29", "Februar", "2024"])
    let timer = picker(.countDownTimer, .wheels)
    timer.countDownDuration = 5 * 3600 + 7 * 60 + 20
    #expect(chosen(timer) == ["5 hours", "7 min"] && timer.countDownDuration == 18_420)
  }

  /// A turn from the 31st of January to February selects its last day.
  @Test func turnedWheelsChooseADateThatThereIs() throws {
    let picker = self.picker(.date, .wheels)
    picker.date = date(2023, 1, 31)
    let wheels = try #require(self.wheels(picker))
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    let row = wheels.selectedRow(inComponent: 0)
    wheels.selectRow(row + 1, inComponent: 0, animated: false)
    wheels.pickerView(wheels, didSelectRow: row + 1, inComponent: 0)
    #expect(picker.date == date(2023, 2, 28) && told == 1)
    #expect(chosen(picker) == ["February", "28", "2023"])
    let grey = wheels.pickerView(wheels, attributedTitleForRow: 29, forComponent: 1)
    #expect(
      grey?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .tertiaryLabel)
  }

  @Test func aMonthHasItsDays() throws {
    let picker = self.picker(.date, .inline)
    picker.frame.size = picker.intrinsicContentSize
    let texts = self.texts(in: picker)
    #expect(texts.first == "February 2024")
    #expect(texts.contains("SUN") && texts.contains("29") && !texts.contains("30"))
    let face = try #require(picker.subviews.first)
    let days = face.subviews.compactMap { $0 as? DayButton }
    #expect(days.count == 29 && days.filter(\.isSelected).count == 1 && days[28].isSelected)
    // Thursday is the fifth column.
    #expect(days[0].frame.midX > 160 && days[0].frame.midX < 205)
    days[4].sendActions(for: .primaryActionTriggered)
    #expect(picker.date == date(2024, 2, 5))
  }

  @Test func timesStandBelowTheMonth() {
    let (day, both) = (picker(.date, .inline), picker(.dateAndTime, .inline))
    #expect(both.intrinsicContentSize.height > day.intrinsicContentSize.height)
    #expect(
      texts(in: both).map(plain).suffix(2).contains("9:41 AM") || texts(in: both).contains("Time"))
  }

  @Test func aColorWellShowsItsColour() {
    let well = UIColorWell()
    #expect(well.bounds.size == CGSize(width: 28, height: 28))
    well.layoutIfNeeded()
    #expect(well.subviews.last?.isHidden == true)
    well.selectedColor = .systemPink
    #expect(well.subviews.last?.backgroundColor == .systemPink)
    #expect(well.subviews.last?.isHidden == false)
  }

  @Test func aColorWellOpensNothing() {
    let screen = ControlScreen(UIColorWell(frame: .zero))
    let root = UIViewController()
    screen.window.rootViewController = root
    screen.window.makeKeyAndVisible()
    root.view.addSubview(screen.control)
    let count = screen.window.subviews.count
    screen.tap(14, 14)
    screen.window.clock.advance(by: 1)
    #expect(screen.take().contains("upInside") && screen.control.selectedColor == nil)
    #expect(screen.window.subviews.count == count && root.presentedViewController == nil)
  }
}
