import Sessions
import Testing
import UIKit

/// Tests `UIView.perform(_:on:options:animations:completion:)`.
@MainActor @Suite struct SystemAnimationTests {
  @Test func deletedViewsFadeAndGo() {
    RenderSession.fresh(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1).run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (old, other) = (UIView(), UIView())
      for view in [old, other] { window.addSubview(view) }
      var ends: [Bool] = []
      UIView.perform(.delete, on: [old], animations: { other.frame.origin.x = 50 }) {
        ends.append($0)
      }
      #expect(old.superview === window && ends.isEmpty && other.frame.minX == 50)
      window.clock.advance(by: 0.3)
      #expect(old.superview == nil && other.superview === window && ends == [true])
    }
  }
}
