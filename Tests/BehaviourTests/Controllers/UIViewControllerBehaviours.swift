import Testing
import UIKit

@Suite struct UIViewControllerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows = Behaviours(of: "UIViewController") { addMargins(&$0) }
}
