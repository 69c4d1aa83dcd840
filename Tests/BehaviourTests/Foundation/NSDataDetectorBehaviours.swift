import Foundation
import Testing
import UIKit

@Suite struct NSDataDetectorBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "NSDataDetector") {
    $0.row("links and telephone numbers are found", .apple("foundation/nsdatadetector")) {
      let detector = try NSDataDetector(
        types: NSTextCheckingResult.CheckingType.link.rawValue
          | NSTextCheckingResult.CheckingType.phoneNumber.rawValue)
      let text = "Visit https://www.apple.com or call (408) 996-1010."
      let found = detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
      #expect(found.map(\.resultType) == [.link, .phoneNumber])
      #expect(found.first?.url?.absoluteString == "https://www.apple.com")
      #expect(found.last?.phoneNumber == "(408) 996-1010")
    }
    $0.row("dates are found", .apple("foundation/nsdatadetector")) {
      for text in [
        "on November 27, 2026", "Fri, Nov 27 2026", "the 27th of November 2026", "11/27/2026",
        "27.11.2026", "due 2026-11-27.", "27 November 2026",
      ] { try #expect(dates(in: text) == [moment(12, 0)], "\(text)") }
      try #expect(dates(in: "version 1.2.2026.1, 2026-13-40, May the fourth") == [])
    }
    $0.row(
      "a date's time is found with it; a date without one is at noon",
      .apple("foundation/nstextcheckingresult/date"),
      uncertain: "noon is not documented; public reports have it"
    ) {
      for text in ["November 27, 2026 at 9:30 PM", "2026-11-27T21:30:00", "27/11/2026, 21:30"] {
        try #expect(dates(in: text) == [moment(21, 30)], "\(text)")
      }
      try #expect(dates(in: "11/27/26 12:05 am") == [moment(0, 5)])
    }
    $0.row(
      "a time zone in the text is the result's, otherwise there is none",
      .apple("foundation/nstextcheckingresult/timezone")
    ) {
      let found = try results(in: "2026-11-27T21:30:00+01:00 and 2026-11-27")
      #expect(found.map { $0.timeZone?.secondsFromGMT() } == [3600, nil])
      #expect(found.first?.date == ISO8601DateFormatter().date(from: "2026-11-27T20:30:00Z"))
    }
    $0.row(
      "dates without a year and relative dates are found", .apple("foundation/nsdatadetector"),
      differs: "only dates with a year are found, because others depend on the current date"
    ) { try #expect(dates(in: "tomorrow, or on November 27").count == 2) }
  }

  private static func results(in text: String) throws -> [NSTextCheckingResult] {
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.date.rawValue)
    return detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
  }

  private static func dates(in text: String) throws -> [Date?] {
    try results(in: text).map(\.date)
  }

  /// Returns a time of 27 November 2026.
  private static func moment(_ hour: Int, _ minute: Int) -> Date? {
    Calendar(identifier: .gregorian).date(
      from: DateComponents(year: 2026, month: 11, day: 27, hour: hour, minute: minute))
  }
}
