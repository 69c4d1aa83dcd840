import Testing
import UIKit

/// Rows about subviews that follow the size of their superview.
extension UIViewBehaviours {
  private static let guide = Source.guide(
    "documentation/WindowsViews/Conceptual/ViewPG_iPhoneOS/CreatingViews/CreatingViews.html")

  /// Returns the frame of a view at (20, 20), 40 by 40, in a superview of 100 by 100 that grows to
  /// 200 by 200.
  @MainActor private static func grown(_ mask: UIView.AutoresizingMask) -> CGRect {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 200)
    return inner.frame
  }

  static func autoresizing(_ list: inout Behaviours) {
    list.row("a view without a mask keeps its frame", guide) {
      #expect(UIView().autoresizingMask == [])
      #expect(grown([]) == CGRect(x: 20, y: 20, width: 40, height: 40))
    }
    list.row("flexible width and height keep the margins", guide) {
      #expect(
        grown([.flexibleWidth, .flexibleHeight]) == CGRect(x: 20, y: 20, width: 140, height: 140))
    }
    list.row("a flexible left margin keeps the distance from the right edge", guide) {
      #expect(grown(.flexibleLeftMargin) == CGRect(x: 120, y: 20, width: 40, height: 40))
    }
    list.row("a flexible top margin keeps the distance from the lower edge", guide) {
      #expect(grown(.flexibleTopMargin) == CGRect(x: 20, y: 120, width: 40, height: 40))
    }
    list.row("a flexible right or bottom margin alone keeps the frame", guide) {
      #expect(
        grown([.flexibleRightMargin, .flexibleBottomMargin])
          == CGRect(x: 20, y: 20, width: 40, height: 40))
    }
    list.row("both flexible margins share the change in proportion", guide) {
      let frame = grown([.flexibleLeftMargin, .flexibleRightMargin])
      #expect(abs(frame.minX - 53.3333) < 0.001 && frame.width == 40)
    }
    list.row(
      "autoresizesSubviews = false leaves subviews alone",
      .apple("uikit/uiview/autoresizessubviews")
    ) {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      inner.autoresizingMask = [.flexibleWidth]
      outer.addSubview(inner)
      #expect(outer.autoresizesSubviews)
      outer.autoresizesSubviews = false
      outer.frame.size.width = 200
      #expect(inner.frame.width == 40)
    }
    list.row("subviews follow when bounds are set, too", guide) {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: outer.bounds)
      inner.autoresizingMask = [.flexibleWidth]
      outer.addSubview(inner)
      outer.bounds.size.width = 60
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 60, height: 100))
    }
  }
}
