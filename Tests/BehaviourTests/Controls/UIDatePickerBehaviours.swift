import Foundation
import Testing
import UIKit

@Suite struct UIDatePickerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static func day(_ number: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: number * 86_400)
  }

  static let rows: Behaviours = Behaviours(of: "UIDatePicker") {
    $0.row("the mode is date and time by default", .header("UIDatePicker.h")) {
      let picker = UIDatePicker()
      #expect(picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1)
      #expect(picker.minimumDate == nil && picker.maximumDate == nil)
      #expect(picker.preferredDatePickerStyle == .automatic)
    }
    $0.row("a date is limited to the range", .apple("uikit/uidatepicker/minimumdate")) {
      let picker = UIDatePicker()
      (picker.minimumDate, picker.maximumDate) = (day(10), day(20))
      picker.date = day(5)
      #expect(picker.date == day(10))
      picker.setDate(day(25), animated: false)
      #expect(picker.date == day(20))
    }
    $0.row(
      "a range that ends before it begins is ignored", .apple("uikit/uidatepicker/minimumdate")
    ) {
      let picker = UIDatePicker()
      (picker.minimumDate, picker.maximumDate) = (day(20), day(10))
      picker.date = day(30)
      #expect(picker.date == day(30))
    }
    $0.row(
      "an interval that does not divide 60 is replaced by the default",
      .apple("uikit/uidatepicker/minuteinterval")
    ) {
      let picker = UIDatePicker()
      picker.minuteInterval = 15
      #expect(picker.minuteInterval == 15)
      picker.minuteInterval = 7
      #expect(picker.minuteInterval == 1)
      picker.minuteInterval = 60
      #expect(picker.minuteInterval == 1)
    }
    $0.row(
      "a duration drops its last partial minute and is limited to 23:59",
      .header("UIDatePicker.h")
    ) {
      let picker = UIDatePicker()
      picker.datePickerMode = .countDownTimer
      #expect(picker.countDownDuration == 0)
      picker.countDownDuration = 150
      #expect(picker.countDownDuration == 120)
      picker.countDownDuration = 90_000
      #expect(picker.countDownDuration == 86_340)
    }
    $0.row(
      "a countdown picker has wheels", .apple("uikit/uidatepicker/mode/countdowntimer")
    ) {
      let picker = UIDatePicker()
      picker.datePickerMode = .countDownTimer
      #expect(picker.datePickerStyle == .wheels)
    }
    $0.row(
      "the automatic style is a compact one on a phone",
      .apple("uikit/uidatepickerstyle/automatic"),
      uncertain: "Apple's page says the system chooses; reports of iOS 14 and later say compact"
    ) {
      let picker = UIDatePicker()
      #expect(picker.datePickerStyle == .compact)
      picker.preferredDatePickerStyle = .wheels
      #expect(picker.datePickerStyle == .wheels)
    }
    $0.row("a calendar of nil is the default one again", .header("UIDatePicker.h")) {
      let picker = UIDatePicker()
      picker.calendar = Calendar(identifier: .hebrew)
      #expect(picker.calendar.identifier == .hebrew)
      picker.calendar = nil
      #expect(picker.calendar?.identifier == .gregorian)
    }
    $0.row("a date set in code sends no event", .apple("uikit/uidatepicker/setdate(_:animated:)")) {
      let pad = ControlPad(UIDatePicker())
      pad.control.setDate(day(3), animated: true)
      #expect(pad.control.date == day(3) && pad.news() == [])
    }
  }
}
