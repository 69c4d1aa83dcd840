import Sessions
import Testing
import UIKit

@MainActor @Suite struct AnimationBlockTests {
  @Test func whatChangesUntilTheCommitIsAnimated() {
    RenderSession(beginningWith: []).run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      window.makeKeyAndVisible()
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationCurve(.linear)
      view.alpha = 0
      UIView.commitAnimations()
      view.center.x = 50
      window.clock.advance(by: 1)
      #expect(view.layer.presentation()?.opacity == 0.5)
      #expect(view.layer.presentation()?.position.x == 50)
      window.clock.advance(by: 1)
      #expect(view.layer.animationKeys() == nil)
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.commitAnimations()
    }
  }
}
