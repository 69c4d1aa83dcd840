import Testing
import UIKit

@Suite struct UICollectionViewLayoutBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows = Behaviours(of: "UICollectionViewLayout") { addBounds(&$0) }
}
