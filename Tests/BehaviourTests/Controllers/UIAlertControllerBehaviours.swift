import Testing
import UIKit

@Suite struct UIAlertControllerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows = Behaviours(of: "UIAlertController") { _ in }
}
