import Foundation
import Testing
import UIKit

@Suite struct DateComponentsFormatterBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static func text(
    _ components: DateComponents, _ change: (DateComponentsFormatter) -> Void
  ) -> String? {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    change(formatter)
    return formatter.string(from: components)
  }

  private static let moment = DateComponents(hour: 9, minute: 41, second: 30)

  static let rows: Behaviours = Behaviours(of: "DateComponentsFormatter") {
    $0.row(
      "9 hours, 41 minutes and 30 seconds are written in six styles",
      .apple("foundation/datecomponentsformatter/unitsstyle-swift.enum")
    ) {
      let styles: [DateComponentsFormatter.UnitsStyle] = [
        .spellOut, .full, .short, .brief, .abbreviated, .positional,
      ]
      #expect(
        styles.map { style in text(moment) { $0.unitsStyle = style } } == [
          "nine hours, forty-one minutes, thirty seconds", "9 hours, 41 minutes, 30 seconds",
          "9 hr, 41 min, 30 sec", "9hr 41min 30sec", "9h 41m 30s", "9:41:30",
        ])
    }
    $0.row(
      "months and minutes have different abbreviations",
      .apple("foundation/datecomponentsformatter/unitsstyle-swift.enum/abbreviated")
    ) {
      let long = DateComponents(year: 3, month: 9, day: 26, hour: 19, second: 17)
      #expect(
        text(long) {
          $0.unitsStyle = .abbreviated
          $0.allowedUnits = [.year, .month, .day, .hour, .minute, .second]
        } == "3y 9mo 26d 19h 17s")
    }
    $0.row(
      "the positional style drops leading zeros, other styles all zeros",
      .apple("foundation/datecomponentsformatter/zeroformattingbehavior-swift.struct/default")
    ) {
      let time = DateComponents(hour: 1, second: 10)
      #expect(text(time) { $0.allowedUnits = [.day, .hour, .minute, .second] } == "1:00:10")
      #expect(text(time) { $0.unitsStyle = .abbreviated } == "1h 10s")
    }
    $0.row(
      "the maximum unit count limits the units",
      .apple("foundation/datecomponentsformatter/maximumunitcount")
    ) {
      #expect(
        text(moment) {
          $0.unitsStyle = .full
          $0.maximumUnitCount = 1
        } == "9 hours")
    }
  }
}
