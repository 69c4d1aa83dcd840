import Testing
import UIKit

/// Rows about a view's appearance and drawing.
extension UIViewBehaviours {
  static func appearance(_ list: inout Behaviours) {
    list.row("a new view is not hidden", .apple("uikit/uiview/ishidden")) {
      #expect(!UIView().isHidden)
    }
    list.row(
      "a hidden view hides its subviews, whose own isHidden stays false",
      .apple("uikit/uiview/ishidden")
    ) {
      let (page, outer, inner) = painted()
      outer.isHidden = true
      #expect(!inner.isHidden && !LayerPicture(page.layer).isPainted(5, 5))
    }
    list.row(
      "alpha applies to the view and its subviews, whose own alpha stays 1",
      .apple("uikit/uiview/alpha")
    ) {
      let (page, outer, inner) = painted()
      outer.alpha = 0.5
      #expect(inner.alpha == 1 && UIView().alpha == 1)
      #expect([127, 128].contains(LayerPicture(page.layer)[5, 5][3]))
    }
    list.row(
      "alpha is limited to 0 and 1", .apple("uikit/uiview/alpha"),
      uncertain: "the page names the range, and not the effect of other numbers"
    ) {
      let view = UIView()
      view.alpha = 7
      #expect(view.alpha == 1)
      view.alpha = -1
      #expect(view.alpha == 0)
    }
    list.row("a view has no background colour", .apple("uikit/uiview/backgroundcolor")) {
      #expect(UIView().backgroundColor == nil)
    }
    list.row("a view is opaque by default", .apple("uikit/uiview/isopaque")) {
      #expect(UIView().isOpaque)
    }
    list.row("a view does not clip its subviews", .apple("uikit/uiview/clipstobounds")) {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 15, height: 5))
      inner.backgroundColor = .red
      page.addSubview(outer)
      outer.addSubview(inner)
      #expect(!outer.clipsToBounds && LayerPicture(page.layer).isPainted(12, 2))
      outer.clipsToBounds = true
      #expect(outer.layer.masksToBounds && !LayerPicture(page.layer).isPainted(12, 2))
    }
    list.row("the alpha of a view's mask masks the view", .apple("uikit/uiview/mask")) {
      let (page, outer, _) = painted()
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 10))
      mask.backgroundColor = .black
      outer.mask = mask
      #expect(LayerPicture(page.layer).isPainted(2, 5) && !LayerPicture(page.layer).isPainted(6, 5))
    }
    list.row(
      "the tint colour is the superview's until one is set", .apple("uikit/uiview/tintcolor")
    ) {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      outer.tintColor = .red
      #expect(inner.tintColor == .red)
      inner.tintColor = .green
      outer.tintColor = .blue
      #expect(inner.tintColor == .green)
      inner.tintColor = nil
      #expect(inner.tintColor == .blue)
    }
    list.row(
      "tintColorDidChange() is called on the view and on subviews that inherit",
      .apple("uikit/uiview/tintcolordidchange()")
    ) {
      let (outer, inner, own) = (CountingView(), CountingView(), CountingView())
      outer.addSubview(inner)
      outer.addSubview(own)
      own.tintColor = .green
      for view in [outer, inner, own] { view.heard = [] }
      outer.tintColor = .red
      #expect(outer.heard == ["tintColorDidChange"] && inner.heard == ["tintColorDidChange"])
      #expect(own.heard.isEmpty)
    }
    list.row(
      "tintAdjustmentMode is never automatic when it is read",
      .apple("uikit/uiview/tintadjustmentmode-swift.property")
    ) {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      #expect(inner.tintAdjustmentMode == .normal)
      outer.tintAdjustmentMode = .dimmed
      #expect(inner.tintAdjustmentMode == .dimmed && inner.tintColor != UIView().tintColor)
    }
    list.row("contentMode is scaleToFill", .apple("uikit/uiview/contentmode-swift.property")) {
      #expect(UIView().contentMode == .scaleToFill)
    }
    list.row(
      "semanticContentAttribute is unspecified", .apple("uikit/uiview/semanticcontentattribute")
    ) {
      #expect(UIView().semanticContentAttribute == .unspecified)
      let view = UIView()
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    list.row(
      "overrideUserInterfaceStyle applies to the view and its subviews",
      .apple("uikit/uiview/overrideuserinterfacestyle")
    ) {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      outer.overrideUserInterfaceStyle = .dark
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }
  }

  /// Returns a page of 10 points, a view that fills it, and a red subview of that view.
  @MainActor private static func painted() -> (page: UIView, outer: UIView, inner: UIView) {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (page, outer, inner) = (UIView(frame: frame), UIView(frame: frame), UIView(frame: frame))
    inner.backgroundColor = .red
    page.addSubview(outer)
    outer.addSubview(inner)
    return (page, outer, inner)
  }

  /// Fills its bounds with green and counts the calls.
  private final class Drawn: UIView {
    var drawings: [CGRect] = []
    override func draw(_ rect: CGRect) {
      drawings.append(rect)
      UIColor.green.setFill()
      UIRectFill(bounds)
    }
  }

  static func drawing(_ list: inout Behaviours) {
    list.row(
      "draw(_:) is called once and not again unless necessary", .apple("uikit/uiview/draw(_:)")
    ) {
      let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(LayerPicture(view.layer)[5, 5] == [0, 255, 0, 255])
      _ = LayerPicture(view.layer)
      #expect(view.drawings == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    }
    list.row("setNeedsDisplay() draws the view again", .apple("uikit/uiview/setneedsdisplay()")) {
      let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      _ = LayerPicture(view.layer)
      view.setNeedsDisplay()
      view.setNeedsDisplay()
      _ = LayerPicture(view.layer)
      #expect(view.drawings.count == 2)
    }
    list.row(
      "another size draws again only with contentMode redraw",
      .apple("uikit/uiview/contentmode-swift.property")
    ) {
      let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      _ = LayerPicture(view.layer)
      view.bounds.size.width = 20
      #expect(LayerPicture(view.layer)[15, 5] == [0, 255, 0, 255])
      #expect(view.drawings.count == 1)
      view.contentMode = .redraw
      view.bounds.size.width = 30
      _ = LayerPicture(view.layer)
      #expect(view.drawings.count == 2)
    }
    list.row(
      "moving, fading and turning a view does not draw it again", .apple("uikit/uiview/draw(_:)")
    ) {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      page.addSubview(view)
      _ = LayerPicture(page.layer)
      view.center = CGPoint(x: 30, y: 30)
      view.alpha = 0.5
      view.transform = CGAffineTransform(rotationAngle: 1)
      _ = LayerPicture(page.layer)
      #expect(view.drawings.count == 1)
    }
    list.row(
      "contentScaleFactor is the screen's in a window", .apple("uikit/uiview/contentscalefactor")
    ) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let view = Drawn(frame: window.bounds)
      window.addSubview(view)
      #expect(view.contentScaleFactor == 2)
    }
    list.row(
      "snapshotView(afterScreenUpdates:) returns a view of the same size",
      .apple("uikit/uiview/snapshotview(afterscreenupdates:)")
    ) {
      let view = Drawn(frame: CGRect(x: 5, y: 6, width: 10, height: 20))
      #expect(
        view.snapshotView(afterScreenUpdates: true)?.bounds.size == CGSize(width: 10, height: 20))
    }
  }
}
