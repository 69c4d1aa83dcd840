import Testing
import UIKit

/// Rows about frame, bounds, centre and transform.
extension UIViewBehaviours {
  /// A suite whose numbers were checked against Apple's QuartzCore.
  private static let core = Source.suite(
    "gnustep/libs-quartzcore, Tests/quartzcore/CALayer/geometry.m", license: "LGPL-2.1")

  @MainActor private static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  static func geometry(_ list: inout Behaviours) {
    list.row("frame is recalculated from bounds and center", .apple("uikit/uiview/bounds")) {
      let view = box(10, 20, 100, 40)
      view.bounds.size = CGSize(width: 60, height: 20)
      #expect(view.center == CGPoint(x: 60, y: 40))
      #expect(view.frame == CGRect(x: 30, y: 30, width: 60, height: 20))
    }
    list.row("setting frame changes bounds and center", .apple("uikit/uiview/frame")) {
      let view = box(0, 0, 10, 10)
      view.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
      #expect(view.center == CGPoint(x: 60, y: 40))
    }
    list.row("setting center moves the frame and keeps its size", .apple("uikit/uiview/center")) {
      let view = box(0, 0, 30, 20)
      view.center = CGPoint(x: 50, y: 60)
      #expect(view.frame == CGRect(x: 35, y: 50, width: 30, height: 20))
    }
    list.row(
      "bounds begin at zero with the size of the frame", .apple("uikit/uiview/bounds")
    ) {
      #expect(box(7, 8, 30, 20).bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    list.row("the origin of bounds does not move the frame", core) {
      let view = box(10, 20, 30, 40)
      view.bounds.origin = CGPoint(x: 11, y: 22)
      #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(view.bounds == CGRect(x: 11, y: 22, width: 3, height: 4))
    }
    list.row("the origin of bounds moves the subviews", .apple("uikit/uiview/bounds")) {
      let (view, inside) = (box(0, 0, 100, 100), box(30, 30, 10, 10))
      view.addSubview(inside)
      view.bounds.origin = CGPoint(x: 0, y: 20)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      #expect(inside.convert(CGPoint.zero, to: nil) == CGPoint(x: 30, y: 10))
    }
    list.row("a frame with a negative size is standardised", core) {
      let view = box(0, 0, -100, -50)
      #expect(view.frame == CGRect(x: -100, y: -50, width: 100, height: 50))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(view.center == CGPoint(x: -50, y: -25))
    }
    list.row("subviews of a view with a negative size begin at its upper left corner", core) {
      let (page, view, inside) = (box(0, 0, 300, 300), box(0, 0, 0, 0), box(0, 0, 10, 10))
      page.addSubview(view)
      view.addSubview(inside)
      view.frame = CGRect(x: 200, y: 200, width: -100, height: -50)
      #expect(inside.convert(CGPoint.zero, to: page) == CGPoint(x: 100, y: 150))
    }
    list.row("bounds with a negative size are standardised", core) {
      let view = UIView()
      view.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)
      #expect(view.bounds == CGRect(x: -100, y: -50, width: 100, height: 50))
    }
    list.row(
      "a frame of CGRect.null is kept, and the view is invisible",
      .report("e-com-net.com/article/1186467956834541568.htm")
    ) {
      let (page, view) = (box(0, 0, 10, 10), box(0, 0, 10, 10))
      view.backgroundColor = .red
      page.addSubview(view)
      view.frame = .null
      #expect(view.center.x == .infinity && view.bounds.size == .zero)
      #expect(LayerPicture(page.layer)[5, 5] == [0, 0, 0, 0])
    }
    list.row("a frame set under a scale shrinks the bounds to match", core) {
      let view = UIView()
      view.transform = CGAffineTransform(scaleX: 2, y: 4)
      view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      #expect(view.bounds.size == CGSize(width: 50, height: 12.5))
      #expect(view.center == CGPoint(x: 60, y: 45))
      #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }
    list.row("a frame set under a translation subtracts it", core) {
      let view = UIView()
      view.transform = CGAffineTransform(translationX: 10, y: 20)
      view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      #expect(view.bounds.size == CGSize(width: 100, height: 50))
      #expect(view.center == CGPoint(x: 50, y: 25))
    }
    list.row(
      "a frame set under a scale of zero keeps the size of the bounds",
      .apple("corefoundation/cgaffinetransforminvert(_:)"),
      uncertain: "the frame is undefined there; that a size of zero is not stored"
    ) {
      let view = box(0, 0, 30, 20)
      view.transform = CGAffineTransform(scaleX: 0, y: 0)
      view.frame = CGRect(x: 40, y: 50, width: 100, height: 80)
      view.transform = .identity
      #expect(view.frame == CGRect(x: 75, y: 80, width: 30, height: 20))
    }
    list.row("a transform does not change bounds and center", .apple("uikit/uiview/transform")) {
      let view = box(10, 10, 50, 50)
      view.transform = CGAffineTransform(rotationAngle: 1)
      #expect(view.bounds.size == CGSize(width: 50, height: 50))
      #expect(view.center == CGPoint(x: 35, y: 35))
    }
    list.row("a scale grows the frame about its center", .report("example-a.com/answer/33659564")) {
      let view = box(0, 0, 50, 50)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(view.frame == CGRect(x: -25, y: -25, width: 100, height: 100))
    }
    list.row("under a rotation the frame is the box around the view", core) {
      let view = box(-50, -50, 100, 100)
      view.transform = CGAffineTransform(rotationAngle: .pi / 4)
      #expect(abs(view.frame.width - 141.4214) < 0.001)
      #expect(abs(view.frame.minX + 70.7107) < 0.001)
    }
    list.row("another anchor point moves the frame and not the center", core) {
      let view = box(0, 0, 100, 50)
      view.layer.anchorPoint = .zero
      #expect(view.center == CGPoint(x: 50, y: 25))
      #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    }
    list.row("transform and transform3D are one value", .apple("uikit/uiview/transform3d")) {
      let view = UIView()
      view.transform3D = CATransform3DMakeScale(3, 2, 1)
      #expect(view.transform == CGAffineTransform(scaleX: 3, y: 2))
      view.transform = .identity
      #expect(CATransform3DIsIdentity(view.transform3D))
    }
    list.row("a new view has the identity transform", .apple("uikit/uiview/transform")) {
      #expect(UIView().transform == .identity)
    }
    list.row("a view has no intrinsic size", .apple("uikit/uiview/intrinsiccontentsize")) {
      #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
      #expect(UIView.noIntrinsicMetric == -1)
    }
    list.row(
      "the alignment rectangle is the frame less the alignment insets, which are zero",
      .apple("uikit/uiview/alignmentrect(forframe:)")
    ) {
      let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(UIView().alignmentRect(forFrame: frame) == frame)
      #expect(UIView().alignmentRectInsets == .zero)
    }
  }

  static func conversion(_ list: inout Behaviours) {
    list.row(
      "points are converted between views of one window",
      .apple("uikit/uiview/convert(_:to:)-1xizt")
    ) {
      let (window, a, b) = (box(0, 0, 300, 300), box(10, 20, 50, 50), box(100, 100, 50, 50))
      window.addSubview(a)
      window.addSubview(b)
      #expect(a.convert(CGPoint(x: 1, y: 2), to: b) == CGPoint(x: -89, y: -78))
      #expect(a.convert(CGPoint(x: 1, y: 2), from: b) == CGPoint(x: 91, y: 82))
    }
    list.row(
      "a conversion to nil is to the window's coordinates",
      .apple("uikit/uiview/convert(_:to:)-1xizt")
    ) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let (outer, inner) = (box(10, 20, 50, 50), box(5, 5, 10, 10))
      window.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 15, y: 25, width: 10, height: 10))
      #expect(inner.convert(CGPoint(x: 15, y: 25), from: nil) == .zero)
    }
    list.row(
      "a rectangle of a scaled view is scaled as well as moved",
      .suite("gnustep/libs-quartzcore, Tests/quartzcore/CALayer/conversion.m", license: "LGPL-2.1")
    ) {
      let (parent, child) = (box(0, 0, 200, 200), box(75, 25, 50, 50))
      parent.addSubview(child)
      child.transform = CGAffineTransform(scaleX: 2, y: 2)
      let rect = child.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: parent)
      #expect(rect == CGRect(x: 50, y: 0, width: 20, height: 40))
    }
  }
}
