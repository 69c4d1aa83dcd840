import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIViewGeometryTests {
  @Test func frameBoundsAndCentreAgree() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
  }

  @Test func theFrameOfATransformedViewIsTheBoxAroundIt() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -10, y: -5, width: 40, height: 20))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 10, y: 5))
  }

  @Test func hitsFindTheDeepestFrontmostView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(inner)
    #expect(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === back)
    back.alpha = 0.005
    #expect(root.hitTest(CGPoint(x: 55, y: 55), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: -1, y: 5), with: nil) == nil)
  }

  @Test func pointsConvertBetweenViews() {
    let root = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let content = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
    root.addSubview(scroll)
    scroll.addSubview(content)
    scroll.contentOffset = CGPoint(x: 0, y: 80)
    #expect(content.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 30))
    #expect(root.convert(CGPoint(x: 10, y: 30), to: content) == .zero)
    #expect(
      content.convert(content.bounds, to: root) == CGRect(x: 10, y: 30, width: 20, height: 20))
  }

  @Test func theSafeAreaReachesSubviewsAsFarAsTheyAreUnderIt() {
    let controller = UIViewController()
    let root: UIView = controller.view
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let inner = UIView(frame: CGRect(x: 0, y: 30, width: 100, height: 170))
    root.addSubview(inner)
    root.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 20, right: 0))
    #expect(inner.layoutMargins == UIEdgeInsets(top: 22, left: 8, bottom: 28, right: 8))
  }

  /// The margins are 16 points at widths of 320 and 375, and 20 at 414, read from UIKit's own
  /// pictures.
  @Test(arguments: [(320.0, 16.0), (375, 16), (414, 20)])
  func rootViewMarginsFollowTheWidth(_ width: Double, _ margin: Double) {
    let (controller, window) = (UIViewController(), UIWindow())
    window.addSubview(controller.view)
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 500)
    #expect(
      controller.view.layoutMargins
        == UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
  }

  /// A square of 80 points is turned by 30° before an eye 100 points away. It is drawn from 6.7 to
  /// 78.9; its affine part is between 50 - 40 · cos 30° and 50 + 40 · cos 30°.
  @Test func touchesInPerspectiveAreFoundByTheAffinePart() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    card.backgroundColor = .red
    root.addSubview(card)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 100
    card.layer.transform = CATransform3DRotate(eye, .pi / 6, 0, 1, 0)
    let bytes = root.pictureBytes
    func isRed(_ x: Int) -> Bool { bytes[400 * 50 + 4 * x + 2] > 200 }
    #expect(isRed(8) && isRed(77) && !isRed(82))
    func isHit(_ x: Int) -> Bool { root.hitTest(CGPoint(x: x, y: 50), with: nil) === card }
    #expect(!isHit(8) && !isHit(15) && isHit(16) && isHit(77) && isHit(84) && !isHit(85))
    let corner = card.convert(CGPoint.zero, to: root)
    #expect(abs(corner.x - (50 - 34.641)) < 1e-3 && abs(corner.y - 10) < 1e-9)
  }
}
