import Testing
import UIKit

@Suite struct UIBarAppearanceBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows = Behaviours(of: "UIBarAppearance") { _ in }
}
