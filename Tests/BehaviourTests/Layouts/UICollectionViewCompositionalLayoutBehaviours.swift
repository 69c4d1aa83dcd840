import Testing
import UIKit

@Suite struct UICollectionViewCompositionalLayoutBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UICollectionViewCompositionalLayout") {
    addSizes(to: &$0)
    addGroups(to: &$0)
    addSpaces(to: &$0)
    addSections(to: &$0)
    addSupplementaries(to: &$0)
    addRows(to: &$0)
    addEstimates(to: &$0)
  }
}
