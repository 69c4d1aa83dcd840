import Testing
import UIKit

@Suite struct UINavigationBarBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows = Behaviours(of: "UINavigationBar") { _ in }
}
