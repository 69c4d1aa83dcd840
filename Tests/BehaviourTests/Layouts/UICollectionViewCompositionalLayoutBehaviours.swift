import Testing
import UIKit

@Suite struct UICollectionViewCompositionalLayoutBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows = Behaviours(of: "UICollectionViewCompositionalLayout") { _ in }
}
