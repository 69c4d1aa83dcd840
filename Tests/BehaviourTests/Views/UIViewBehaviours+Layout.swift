import Testing
import UIKit

/// Rows about the times of layout.
extension UIViewBehaviours {
  private static let measured = Source.report("stackoverflow.com/questions/728372")
  private static let triggers = Source.report(
    "thequickadvisor.com/what-causes-layoutsubviews-to-be-called-on-addsubview")

  static func layout(_ list: inout Behaviours) {
    list.row(
      "sizeToFit() keeps the origin of the frame",
      .report("newbetuts.com/1054558-vertically-align-text-to-top-within-a-uilabel")
    ) {
      let label = UILabel(frame: CGRect(x: 20, y: 50, width: 200, height: 300))
      label.text = "Two words"
      label.sizeToFit()
      #expect(label.frame.origin == CGPoint(x: 20, y: 50))
      #expect(label.frame.height < 60)
    }
    list.row(
      "sizeToFit() sets the result of sizeThatFits(_:) for the current size",
      .apple("uikit/uiview/sizetofit()")
    ) {
      let view = CountingView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      view.fitting = CGSize(width: 40, height: 30)
      view.sizeToFit()
      #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    }
    list.row(
      "sizeToFit() keeps the origin under a transform and another anchor point",
      .apple("uikit/uiview/sizetofit()"), uncertain: "no source has a transformed view"
    ) {
      let view = CountingView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      let corner = view.frame.origin
      view.fitting = CGSize(width: 40, height: 30)
      view.sizeToFit()
      #expect(view.frame == CGRect(origin: corner, size: CGSize(width: 80, height: 60)))
    }
    list.row(
      "sizeThatFits(_:) returns the size of the view", .apple("uikit/uiview/sizethatfits(_:)")
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 30, height: 40))
    }
    list.row(
      "a view is laid out when a direct subview changes size, not when one moves",
      triggers
    ) {
      let (card, title) = (
        CountingView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), UIView()
      )
      card.addSubview(title)
      card.settle()
      title.center = CGPoint(x: 50, y: 50)
      card.layoutIfNeeded()
      #expect(card.passes == 0)
      title.bounds.size = CGSize(width: 180, height: 21)
      card.layoutIfNeeded()
      #expect(card.passes == 1)
    }
    list.row("a view is laid out when its bounds change, including their origin", triggers) {
      let view = CountingView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      view.settle()
      view.bounds.origin.y = 7
      view.layoutIfNeeded()
      #expect(view.passes == 1)
      view.frame.origin.y = 90
      view.layoutIfNeeded()
      #expect(view.passes == 1)
    }
    list.row("a view is laid out when a scroll view inside it scrolls", measured) {
      let page = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let scrollView = UIScrollView(frame: page.bounds)
      scrollView.contentSize = CGSize(width: 100, height: 500)
      page.addSubview(scrollView)
      page.settle()
      scrollView.contentOffset.y = 60
      page.layoutIfNeeded()
      #expect(page.passes == 1)
    }
    list.row("setting an equal frame causes no layout", measured) {
      let view = CountingView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      view.settle()
      view.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
      view.layoutIfNeeded()
      #expect(view.passes == 0)
    }
    list.row("placing subviews in layoutSubviews() does not lay out the view again", measured) {
      let (view, inside) = (CountingView(), UIView())
      view.addSubview(inside)
      view.placing = { [unowned view, unowned inside] in
        inside.frame.size.width = 5 * CGFloat(view.passes)
      }
      view.layoutIfNeeded()
      #expect(view.passes == 1 && inside.frame.width == 5)
    }
    list.row("addSubview(_:) lays out both the superview and the subview", measured) {
      let (outer, inner) = (CountingView(), CountingView())
      outer.settle()
      inner.settle()
      outer.addSubview(inner)
      outer.layoutIfNeeded()
      #expect(outer.passes == 1)
    }
    list.row("removeFromSuperview() lays out the former superview", measured) {
      let (outer, inner) = (CountingView(), UIView())
      outer.addSubview(inner)
      outer.settle()
      inner.removeFromSuperview()
      outer.layoutIfNeeded()
      #expect(outer.passes == 1)
    }
    list.row("adding a view to another superview lays out the former one", triggers) {
      let (old, new, moved) = (CountingView(), CountingView(), UIView())
      old.addSubview(moved)
      old.settle()
      new.addSubview(moved)
      old.layoutIfNeeded()
      #expect(old.passes == 1 && old.subviews.isEmpty)
    }
    list.row("init does not lay out", measured) {
      #expect(CountingView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).passes == 0)
    }
    list.row(
      "several calls of setNeedsLayout() lay out once",
      .apple("uikit/uiview/setneedslayout()")
    ) {
      let view = CountingView()
      view.settle()
      for _ in 0..<3 { view.setNeedsLayout() }
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      #expect(view.passes == 1)
    }
    list.row(
      "layoutIfNeeded() lays out pending ancestors first, from the outside inwards",
      .apple("uikit/uiview/layoutifneeded()")
    ) {
      let (outer, inner) = (CountingView(), CountingView())
      outer.addSubview(inner)
      outer.settle()
      inner.settle()
      var order: [String] = []
      outer.placing = { order.append("outer") }
      inner.placing = { order.append("inner") }
      outer.setNeedsLayout()
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
      #expect(order == ["outer", "inner"])
    }
  }
}
