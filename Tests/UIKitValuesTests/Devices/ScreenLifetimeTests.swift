import Sessions
import Testing
import UIKit

/// Tests which objects keep a session's screen.
@MainActor
struct ScreenLifetimeTests {
  @Test func aScreenEndsWithItsSession() {
    weak var screen: UIScreen?
    do {
      let session = RenderSession.fresh()
      session.run { screen = UIScreen.main }
      #expect(screen != nil && session.run { UIScreen.main } === screen)
    }
    #expect(screen == nil)
  }

  @Test func aRetainedScreenHasItsSize() {
    let screen = RenderSession.fresh(bounds: CGRect(x: 0, y: 0, width: 50, height: 60), scale: 3)
      .run { UIScreen.main }
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(screen.scale == 3 && screen.traitCollection.displayScale == 3)
  }
}
