import Testing
import UIKit

@Suite struct UICollectionViewBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows = Behaviours(of: "UICollectionView") { addUpdates(&$0) }
}
