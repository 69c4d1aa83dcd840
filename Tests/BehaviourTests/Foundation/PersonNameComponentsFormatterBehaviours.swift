import Foundation
import Testing
import UIKit

@Suite struct PersonNameComponentsFormatterBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "PersonNameComponentsFormatter") {
    $0.row(
      "a name is written in four styles",
      .apple("foundation/personnamecomponents/formatstyle/style-swift.property")
    ) {
      var name = PersonNameComponents()
      (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
      (name.familyName, name.nameSuffix, name.nickname) = ("Clark", "Esq.", "Tom")
      let styles: [UIKit.PersonNameComponentsFormatter.Style] = [
        .long, .medium, .short, .abbreviated,
      ]
      #expect(
        styles.map {
          UIKit.PersonNameComponentsFormatter.localizedString(from: name, style: $0)
        } == ["Dr. Thomas Louis Clark Esq.", "Thomas Clark", "Tom", "TC"])
    }
  }
}
