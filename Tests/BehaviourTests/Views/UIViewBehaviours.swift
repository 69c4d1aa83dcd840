import Testing
import UIKit

@Suite struct UIViewBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIView") {
    geometry(&$0)
    conversion(&$0)
    hierarchy(&$0)
    layout(&$0)
    controllers(&$0)
    autoresizing(&$0)
    touches(&$0)
    appearance(&$0)
    drawing(&$0)
    animation(&$0)
    autoLayout(&$0)
    textSizes(&$0)
    attributedSizes(&$0)
  }
}
