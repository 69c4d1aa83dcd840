import Foundation
import Testing
import UIKit

@Suite struct ListFormatterBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "ListFormatter") {
    $0.row("items are joined as in a sentence", .apple("foundation/listformatter")) {
      let formatter = ListFormatter()
      formatter.locale = Locale(identifier: "en_US")
      #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
      formatter.locale = Locale(identifier: "de_DE")
      #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    }
    $0.row(
      "an item formatter writes each item", .apple("foundation/listformatter/itemformatter")
    ) {
      let formatter = ListFormatter()
      let numbers = NumberFormatter()
      numbers.locale = Locale(identifier: "en_US")
      numbers.numberStyle = .ordinal
      formatter.locale = Locale(identifier: "en_US")
      formatter.itemFormatter = numbers
      #expect(formatter.string(from: [1, 2]) == "1st and 2nd")
    }
  }
}
