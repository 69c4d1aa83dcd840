import Testing
import UIKit

@Suite struct UICollectionViewFlowLayoutBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UICollectionViewFlowLayout") {
    addDefaults(to: &$0)
    addLines(to: &$0)
    addSections(to: &$0)
    addDelegate(to: &$0)
    addPinning(to: &$0)
    addInvalidation(to: &$0)
  }
}
