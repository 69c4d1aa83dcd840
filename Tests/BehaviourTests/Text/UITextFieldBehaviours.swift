import Testing
import UIKit

@Suite struct UITextFieldBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows = Behaviours(of: "UITextField") { addClearing(&$0) }
}
