import Testing
import UIKit

@Suite struct UIBarButtonItemBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows = Behaviours(of: "UIBarButtonItem") { _ in }
}
