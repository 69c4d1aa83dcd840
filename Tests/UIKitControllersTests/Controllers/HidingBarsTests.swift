import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct HidingBarsTests {
  private func screen() -> (UINavigationController, UIWindow, Finger) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = shownWindow(navigation)
    return (navigation, window, Finger(over: window))
  }

  @Test func aTapHasTheBarGoAndCome() {
    let (navigation, window, finger) = screen()
    navigation.hidesBarsOnTap = true
    for isHidden in [true, false] {
      finger.down(at: CGPoint(x: 160, y: 300))
      finger.up()
      window.clock.advance(by: 1)
      #expect(navigation.isNavigationBarHidden == isHidden)
    }
    navigation.hidesBarsOnTap = false
    finger.down(at: CGPoint(x: 160, y: 300))
    finger.up()
    window.clock.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func aFingerUpHasTheBarGoAndOneDownCome() {
    let (navigation, window, finger) = screen()
    navigation.hidesBarsOnSwipe = true
    finger.down(at: CGPoint(x: 160, y: 300))
    for y in stride(from: 290, through: 200, by: -10) {
      finger.move(to: CGPoint(x: 160, y: CGFloat(y)))
    }
    finger.up()
    window.clock.advance(by: 1)
    #expect(navigation.isNavigationBarHidden)
    finger.down(at: CGPoint(x: 160, y: 200))
    for y in stride(from: 210, through: 300, by: 10) {
      finger.move(to: CGPoint(x: 160, y: CGFloat(y)))
    }
    finger.up()
    window.clock.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
  }

  /// On a phone in landscape, whose height is compact.
  @Test func barsStayWhereTheHeightIsCompact() {
    for hides in [false, true] {
      let (navigation, window, _) = screen()
      navigation.hidesBarsWhenVerticallyCompact = hides
      window.turn(animated: false)
      window.traitOverrides.verticalSizeClass = .compact
      window.layoutIfNeeded()
      #expect(navigation.hidesBarsWhenVerticallyCompact == hides)
      #expect(navigation.traitCollection.verticalSizeClass == .compact)
      #expect(!navigation.isNavigationBarHidden && navigation.navigationBar.window === window)
      #expect(navigation.navigationBar.frame.width == 480)
    }
  }
}
