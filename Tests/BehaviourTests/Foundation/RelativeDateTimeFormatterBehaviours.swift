import Foundation
import Testing
import UIKit

@Suite struct RelativeDateTimeFormatterBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static func text(
    _ components: DateComponents, _ change: (RelativeDateTimeFormatter) -> Void = { _ in }
  ) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    change(formatter)
    return formatter.localizedString(from: components)
  }

  static let rows: Behaviours = Behaviours(of: "RelativeDateTimeFormatter") {
    $0.row(
      "a week ago is numeric by default, and named with the named style",
      .apple("foundation/relativedatetimeformatter/datetimestyle-swift.property")
    ) {
      let week = DateComponents(weekOfMonth: -1)
      #expect(text(week) == "1 week ago")
      #expect(text(week) { $0.dateTimeStyle = .named } == "last week")
    }
    $0.row(
      "units are full, short or spelled out",
      .apple("foundation/relativedatetimeformatter/unitsstyle-swift.enum")
    ) {
      let months = DateComponents(month: -2)
      #expect(text(months) == "2 months ago")
      #expect(text(months) { $0.unitsStyle = .short } == "2 mo. ago")
      #expect(text(months) { $0.unitsStyle = .spellOut } == "two months ago")
    }
    $0.row(
      "abbreviated units are written as short ones in English",
      .apple("foundation/relativedatetimeformatter/unitsstyle-swift.enum/abbreviated")
    ) {
      #expect(text(DateComponents(month: -2)) { $0.unitsStyle = .abbreviated } == "2 mo. ago")
    }
  }
}
