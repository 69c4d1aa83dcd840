import Testing
import UIKit

/// Rows about superviews, subviews and windows.
extension UIViewBehaviours {
  @MainActor private static func numbered(_ count: Int) -> (UIView, [UIView]) {
    let (outer, views) = (UIView(), (0..<count).map { _ in UIView() })
    for (index, view) in views.enumerated() {
      view.tag = index + 1
      outer.addSubview(view)
    }
    return (outer, views)
  }

  @MainActor private static func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

  static func hierarchy(_ list: inout Behaviours) {
    list.row(
      "the description of an app's class has its module, and UIKit's class below UIView",
      .suite("natura-cosmeticos/natds-ios, recorded texts", license: "MIT")
    ) {
      #expect(DescribedButton().description.hasPrefix("<BehaviourTests.DescribedButton: 0x"))
      #expect(DescribedButton().description.contains("; baseClass = UIButton; frame = "))
      #expect(!DescribedView().description.contains("baseClass"))
      #expect(!UIButton().description.contains("baseClass"))
    }
    list.row("a new view has no superview, subviews or window", .apple("uikit/uiview/superview")) {
      let view = UIView()
      #expect(view.superview == nil && view.subviews.isEmpty && view.window == nil)
    }
    list.row(
      "addSubview(_:) puts a view in front of its siblings", .apple("uikit/uiview/addsubview(_:)")
    ) {
      let (outer, _) = numbered(3)
      #expect(tags(outer) == [1, 2, 3])
    }
    list.row(
      "a view has one superview: adding it elsewhere removes it from the first",
      .apple("uikit/uiview/addsubview(_:)")
    ) {
      let (a, views) = numbered(2)
      let b = UIView()
      b.addSubview(views[0])
      #expect(tags(a) == [2] && tags(b) == [1] && views[0].superview === b)
    }
    list.row(
      "insertSubview(_:at:) counts from the back", .apple("uikit/uiview/insertsubview(_:at:)")
    ) {
      let (outer, _) = numbered(3)
      let view = UIView()
      view.tag = 9
      outer.insertSubview(view, at: 1)
      #expect(tags(outer) == [1, 9, 2, 3])
    }
    list.row(
      "insertSubview(_:belowSubview:) puts a view behind a sibling",
      .apple("uikit/uiview/insertsubview(_:belowsubview:)")
    ) {
      let (outer, views) = numbered(3)
      outer.insertSubview(views[2], belowSubview: views[0])
      #expect(tags(outer) == [3, 1, 2])
    }
    list.row(
      "insertSubview(_:aboveSubview:) puts a view in front of a sibling",
      .apple("uikit/uiview/insertsubview(_:abovesubview:)")
    ) {
      let (outer, views) = numbered(3)
      outer.insertSubview(views[0], aboveSubview: views[1])
      #expect(tags(outer) == [2, 1, 3])
    }
    list.row(
      "bringSubviewToFront(_:) puts a view in front of its siblings",
      .apple("uikit/uiview/bringsubviewtofront(_:)")
    ) {
      let (outer, views) = numbered(3)
      outer.bringSubviewToFront(views[0])
      #expect(tags(outer) == [2, 3, 1])
    }
    list.row(
      "sendSubviewToBack(_:) puts a view behind its siblings",
      .apple("uikit/uiview/sendsubviewtoback(_:)")
    ) {
      let (outer, views) = numbered(3)
      outer.sendSubviewToBack(views[2])
      #expect(tags(outer) == [3, 1, 2])
    }
    list.row(
      "exchangeSubview(at:withSubviewAt:) exchanges two places",
      .apple("uikit/uiview/exchangesubview(at:withsubviewat:)")
    ) {
      let (outer, _) = numbered(4)
      outer.exchangeSubview(at: 0, withSubviewAt: 2)
      #expect(tags(outer) == [3, 2, 1, 4])
    }
    list.row(
      "removeFromSuperview() takes a view out of its superview and its window",
      .apple("uikit/uiview/removefromsuperview()")
    ) {
      let (window, view) = (UIWindow(), UIView())
      window.addSubview(view)
      #expect(view.window === window)
      view.removeFromSuperview()
      #expect(view.superview == nil && view.window == nil && window.subviews.isEmpty)
    }
    list.row(
      "isDescendant(of:) is true of the view itself and of views at any depth",
      .apple("uikit/uiview/isdescendant(of:)")
    ) {
      let (outer, views) = numbered(1)
      let deep = UIView()
      views[0].addSubview(deep)
      #expect(outer.isDescendant(of: outer) && deep.isDescendant(of: outer))
      #expect(!outer.isDescendant(of: deep))
    }
    list.row(
      "viewWithTag(_:) finds the view itself or one inside it",
      .apple("uikit/uiview/viewwithtag(_:)")
    ) {
      let (outer, views) = numbered(2)
      let deep = UIView()
      deep.tag = 7
      views[1].addSubview(deep)
      #expect(outer.viewWithTag(7) === deep && deep.viewWithTag(7) === deep)
      #expect(outer.viewWithTag(8) == nil)
    }
    list.row("a new view has the tag 0", .apple("uikit/uiview/tag")) { #expect(UIView().tag == 0) }
    list.row(
      "a view is called before and after a change of superview, and for its window only with one",
      .apple("uikit/uiview/willmove(tosuperview:)")
    ) {
      let view = CountingView()
      UIView().addSubview(view)
      #expect(view.moves == ["willMove(toSuperview:)", "didMoveToSuperview"])
    }
    list.row(
      "a view is called for the window that it enters", .apple("uikit/uiview/didmovetowindow()")
    ) {
      let (window, outer, view) = (UIWindow(), UIView(), CountingView())
      outer.addSubview(view)
      view.heard = []
      window.addSubview(outer)
      #expect(view.moves == ["willMove(toWindow:)", "didMoveToWindow"])
      view.heard = []
      outer.removeFromSuperview()
      #expect(view.heard == ["willMove(toWindow: nil)", "didMoveToWindow"])
    }
    list.row(
      "the superview is called for added subviews and before removals",
      .apple("uikit/uiview/didaddsubview(_:)")
    ) {
      let (outer, inner) = (CountingView(), UIView())
      outer.addSubview(inner)
      inner.removeFromSuperview()
      #expect(outer.heard == ["didAddSubview", "willRemoveSubview"])
    }
    list.row(
      "layer order follows the order of subviews", .apple("uikit/uiview/layer")
    ) {
      let (outer, views) = numbered(3)
      outer.bringSubviewToFront(views[0])
      #expect(outer.layer.sublayers?.first === views[1].layer)
      #expect(outer.layer.sublayers?.last === views[0].layer)
      #expect(views[0].layer.delegate === views[0])
    }
    list.row("layerClass is the class of the layer", .apple("uikit/uiview/layerclass")) {
      final class Drawn: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
      }
      #expect(Drawn().layer is CAShapeLayer)
      #expect(!(UIView().layer is CAShapeLayer))
    }
    list.row("layout margins are 8 points at all edges", .apple("uikit/uiview/layoutmargins")) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
    }
    list.row(
      "directional margins change sides with the direction",
      .apple("uikit/uiview/directionallayoutmargins")
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }
    list.row(
      "description has class, frame, differences from a plain view, and layer",
      .report("cocoadelica.co.uk/blog/quick-debugger-tip")
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 20, width: 320, height: 460.25))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.clipsToBounds = true
      view.alpha = 0.5
      view.isUserInteractionEnabled = false
      view.tag = 7
      let words = view.description
      #expect(words.hasPrefix("<UIView: 0x"))
      #expect(words.contains("; frame = (0 20; 320 460.25); clipsToBounds = YES; alpha = 0.5; "))
      #expect(words.contains("autoresize = W+H; userInteractionEnabled = NO; tag = 7; "))
      #expect(words.contains("; layer = <CALayer: 0x") && words.hasSuffix(">>"))
    }
    list.row(
      "description of a label includes its text",
      .suite(
        "pointfreeco/swift-snapshot-testing, testTraitsWithViewController.txt", license: "MIT")
    ) {
      let label = UILabel(frame: CGRect(x: 16, y: 20, width: 288, height: 33.6667))
      label.text = "What's the point?"
      #expect(
        label.description.contains(
          "frame = (16 20; 288 33.6667); text = 'What's the point?'; userInteractionEnabled = NO"))
    }
    list.row(
      "description of a scroll view ends with its content's place",
      .report("github.com/bangerang/lldb_commands")
    ) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 500)
      view.contentOffset.y = 60
      #expect(
        view.description.hasSuffix(
          "contentOffset: {0, 60}; contentSize: {100, 500}; adjustedContentInset: {0, 0, 0, 0}>"))
    }
  }
}

final class DescribedButton: UIButton {}
final class DescribedView: UIView {}
