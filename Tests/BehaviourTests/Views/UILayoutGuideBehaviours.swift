import Testing
import UIKit

@Suite struct UILayoutGuideBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows = Behaviours(of: "UILayoutGuide") { _ in }
}
