import Testing
import UIKit

/// Rows about hit-testing.
extension UIViewBehaviours {
  private static let hit = Source.apple("uikit/uiview/hittest(_:with:)")

  /// Returns a page of 60 points with two subviews that fill it; the second is in front.
  @MainActor private static func pile() -> (page: UIView, back: UIView, front: UIView) {
    let frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    let (page, back, front) = (UIView(frame: frame), UIView(frame: frame), UIView(frame: frame))
    page.addSubview(back)
    page.addSubview(front)
    return (page, back, front)
  }

  private static let middle = CGPoint(x: 30, y: 30)

  static func touches(_ list: inout Behaviours) {
    list.row(
      "hitTest(_:with:) follows the order of subviews and not zPosition",
      .report("ansonyao.github.io/jekyll/update/2016/04/25/Hit-Test-Sequence-In-iOS.html")
    ) {
      let (page, back, front) = pile()
      back.layer.zPosition = 5
      #expect(page.hitTest(middle, with: nil) === front)
    }
    list.row("hitTest(_:with:) ignores hidden views", hit) {
      let (page, back, front) = pile()
      front.isHidden = true
      #expect(page.hitTest(middle, with: nil) === back)
    }
    list.row("hitTest(_:with:) ignores views with an alpha below 0.01", hit) {
      let (page, back, front) = pile()
      front.alpha = 0.009
      #expect(page.hitTest(middle, with: nil) === back)
      front.alpha = 0.02
      #expect(page.hitTest(middle, with: nil) === front)
    }
    list.row("hitTest(_:with:) ignores views without user interaction, with their subviews", hit) {
      let (page, back, front) = pile()
      front.addSubview(UIView(frame: front.bounds))
      front.isUserInteractionEnabled = false
      #expect(page.hitTest(middle, with: nil) === back)
    }
    list.row("points outside the bounds hit no view, not even a subview there", hit) {
      let (page, _, front) = pile()
      let outside = UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 20))
      front.addSubview(outside)
      #expect(page.hitTest(CGPoint(x: 85, y: 5), with: nil) == nil)
    }
    list.row(
      "an override of point(inside:with:) determines where a view is touched",
      .apple("uikit/uiview/point(inside:with:)")
    ) {
      final class Wide: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
      }
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let small = Wide(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
      page.addSubview(small)
      #expect(page.hitTest(CGPoint(x: 25, y: 45), with: nil) === small)
      #expect(page.hitTest(CGPoint(x: 15, y: 45), with: nil) === page)
    }
    list.row("the first row and column of the bounds are inside, the end is not", hit) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(view.point(inside: .zero, with: nil))
      #expect(!view.point(inside: CGPoint(x: 10, y: 5), with: nil))
    }
    list.row(
      "views receive touches, one at a time and not exclusively, by default",
      .apple("uikit/uiview/isuserinteractionenabled")
    ) {
      let view = UIView()
      #expect(view.isUserInteractionEnabled)
      #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch)
    }
    list.row(
      "labels and image views ignore touches",
      .apple("uikit/uilabel/isuserinteractionenabled")
    ) {
      #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    }
    list.row("a rotated view is touched where it is visible", hit) {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let bar = UIView(frame: CGRect(x: 0, y: 45, width: 100, height: 10))
      page.addSubview(bar)
      bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
      #expect(page.hitTest(CGPoint(x: 50, y: 5), with: nil) === bar)
      #expect(page.hitTest(CGPoint(x: 5, y: 50), with: nil) === page)
    }
    list.row("the next responder is the superview", .apple("uikit/uiresponder/next")) {
      let (page, back, _) = pile()
      #expect(back.next === page && page.next == nil)
    }
  }
}
