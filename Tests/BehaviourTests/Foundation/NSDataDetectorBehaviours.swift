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
    $0.row(
      "dates are found", .apple("foundation/nsdatadetector"),
      differs: "no date is found; a detector of dates logs a warning once"
    ) {
      let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.date.rawValue)
      let text = "on November 27, 2026"
      #expect(
        detector.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) == 1)
    }
  }
}
