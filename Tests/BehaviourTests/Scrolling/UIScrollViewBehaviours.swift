import Testing
import UIKit

@Suite struct UIScrollViewBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIScrollView") {
    addDefaults(&$0)
    addOffsets(&$0)
    addInsets(&$0)
    addFingers(&$0)
    addZooming(&$0)
  }

  private static func addDefaults(_ rows: inout Behaviours) {
    rows.row("content is zero points large by default", .apple("uikit/uiscrollview/contentsize")) {
      #expect(UIScrollView().contentSize == .zero)
    }
    rows.row("the offset is zero by default", .apple("uikit/uiscrollview/contentoffset")) {
      #expect(UIScrollView().contentOffset == .zero)
    }
    rows.row("the content inset is zero by default", .apple("uikit/uiscrollview/contentinset")) {
      #expect(UIScrollView().contentInset == .zero)
    }
    rows.row("content bounces by default", .apple("uikit/uiscrollview/bounces")) {
      #expect(UIScrollView().bounces)
    }
    rows.row(
      "content that fits does not bounce vertically by default",
      .apple("uikit/uiscrollview/alwaysbouncevertical")
    ) { #expect(!UIScrollView().alwaysBounceVertical) }
    rows.row(
      "content that fits does not bounce horizontally by default",
      .apple("uikit/uiscrollview/alwaysbouncehorizontal")
    ) { #expect(!UIScrollView().alwaysBounceHorizontal) }
    rows.row("paging is disabled by default", .apple("uikit/uiscrollview/ispagingenabled")) {
      #expect(!UIScrollView().isPagingEnabled)
    }
    rows.row("scrolling is enabled by default", .apple("uikit/uiscrollview/isscrollenabled")) {
      #expect(UIScrollView().isScrollEnabled)
    }
    rows.row(
      "a drag is not locked to a direction by default",
      .apple("uikit/uiscrollview/isdirectionallockenabled")
    ) { #expect(!UIScrollView().isDirectionalLockEnabled) }
    rows.row(
      "content touches are delayed by default",
      .apple("uikit/uiscrollview/delayscontenttouches")
    ) { #expect(UIScrollView().delaysContentTouches) }
    rows.row(
      "touches in the content can be cancelled by default",
      .apple("uikit/uiscrollview/cancancelcontenttouches")
    ) { #expect(UIScrollView().canCancelContentTouches) }
    rows.row(
      "a tap on the status bar scrolls to the top by default",
      .apple("uikit/uiscrollview/scrollstotop")
    ) { #expect(UIScrollView().scrollsToTop) }
    rows.row(
      "the rate of deceleration is normal by default", .apple("uikit/uiscrollview/decelerationrate")
    ) { #expect(UIScrollView().decelerationRate == .normal) }
    rows.row(
      "the normal rate of deceleration is 0.998 and the fast one 0.99",
      .report("https://stackoverflow.com/questions/16284392/uitableview-w-paging-momentum")
    ) {
      #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
      #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    }
    rows.row(
      "scrolling does not dismiss the keyboard by default",
      .apple("uikit/uiscrollview/keyboarddismissmode-swift.property")
    ) { #expect(UIScrollView().keyboardDismissMode == .none) }
    rows.row(
      "both indicators can be shown by default",
      .apple("uikit/uiscrollview/showsverticalscrollindicator")
    ) {
      let view = UIScrollView()
      #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    }
    rows.row(
      "indicators have the default style by default", .apple("uikit/uiscrollview/indicatorstyle")
    ) { #expect(UIScrollView().indicatorStyle == .default) }
    rows.row(
      "indicators are inside the safe area by default",
      .apple("uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets")
    ) { #expect(UIScrollView().automaticallyAdjustsScrollIndicatorInsets) }
    rows.row(
      "the safe area is added automatically by default",
      .apple("uikit/uiscrollview/contentinsetadjustmentbehavior-swift.property")
    ) { #expect(UIScrollView().contentInsetAdjustmentBehavior == .automatic) }
    rows.row(
      "a scroll view clips its content to its bounds", .apple("uikit/uiscrollview")
    ) { #expect(UIScrollView().clipsToBounds) }
  }

  private static func addOffsets(_ rows: inout Behaviours) {
    rows.row(
      "the offset is the origin of the bounds",
      .guide("documentation/WindowsViews/Conceptual/UIScrollView_pg/Introduction/Introduction.html")
    ) {
      let screen = ScrollScreen()
      let view = screen.view
      view.contentOffset.y = 30
      #expect(view.bounds == CGRect(x: 0, y: 30, width: 100, height: 200))
    }
    rows.row(
      "an offset set in code can be past the content's end",
      .apple("uikit/uiscrollview/contentoffset"),
      uncertain: "the page says nothing of offsets past the end"
    ) {
      let screen = ScrollScreen()
      let view = screen.view
      view.contentOffset.y = 2000
      #expect(view.contentOffset.y == 2000)
    }
    rows.row(
      "offsets are on whole pixels",
      .report("http://andrewmarinov.com/uiscrollviews-contentoffset-precision/"), scale: 1
    ) {
      let screen = ScrollScreen()
      let view = screen.view
      view.contentOffset.x = 3.8
      #expect(view.contentOffset.x == 4)
    }
    rows.row(
      "a bounds origin set in code is not rounded to whole pixels",
      .report("http://andrewmarinov.com/uiscrollviews-contentoffset-precision/"), scale: 1
    ) {
      let screen = ScrollScreen()
      let view = screen.view
      view.bounds.origin.x = 3.8
      #expect(view.contentOffset.x == 3.8)
    }
    rows.row(
      "an offset set without animation calls the delegate once",
      .report("http://andrewmarinov.com/uiscrollviews-contentoffset-precision/")
    ) {
      let screen = ScrollScreen()
      let (view, follower) = (screen.view, screen.follower)
      view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      #expect(follower.heard == ["scroll"])
    }
    rows.row(
      "the end of an animated scroll calls the delegate",
      .apple("uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)")
    ) {
      let screen = ScrollScreen()
      let (view, follower) = (screen.view, screen.follower)
      view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      view.window?.clock.settle()
      #expect(follower.heard.last == "end of animation")
      #expect(view.contentOffset.y == 50)
    }
    rows.row(
      "scrolling to a visible rectangle has no effect",
      .apple("uikit/uiscrollview/scrollrecttovisible(_:animated:)")
    ) {
      let screen = ScrollScreen()
      let view = screen.view
      view.contentOffset.y = 100
      view.scrollRectToVisible(CGRect(x: 0, y: 110, width: 10, height: 10), animated: false)
      #expect(view.contentOffset.y == 100)
    }
    rows.row(
      "scrolling to a rectangle stops when it is visible at the nearest edge",
      .apple("uikit/uiscrollview/scrollrecttovisible(_:animated:)")
    ) {
      let screen = ScrollScreen()
      let view = screen.view
      view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false)
      #expect(view.contentOffset.y == 110)
      view.scrollRectToVisible(CGRect(x: 0, y: 40, width: 10, height: 10), animated: false)
      #expect(view.contentOffset.y == 40)
    }
    rows.row(
      "code can scroll a view whose scrolling is disabled",
      .apple("uikit/uiscrollview/isscrollenabled")
    ) {
      let screen = ScrollScreen()
      let view = screen.view
      view.isScrollEnabled = false
      view.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
      #expect(view.contentOffset.y == 60)
    }
    rows.row(
      "a layout pass follows each change of the offset", .wwdc("2011/104")
    ) {
      final class Counting: UIScrollView {
        var passes = 0
        override func layoutSubviews() {
          super.layoutSubviews()
          passes += 1
        }
      }
      let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.layoutIfNeeded()
      view.contentOffset.y = 10
      view.layoutIfNeeded()
      #expect(view.passes == 2)
    }
  }

  private static func addInsets(_ rows: inout Behaviours) {
    rows.row(
      "an inset moves the offset at once if there is no content",
      .apple("uikit/uiscrollview/contentinset"),
      uncertain: "the page does not say when the offset follows"
    ) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      view.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
      #expect(view.contentOffset == CGPoint(x: -10, y: -20))
    }
    rows.row(
      "a smaller inset moves content at its start along at once",
      .apple("uikit/uiscrollview/contentinset"),
      uncertain: "the page does not say when the offset follows"
    ) {
      let screen = ScrollScreen()
      let view = screen.view
      view.contentInset.top = 50
      view.contentOffset.y = -50
      view.contentInset.top = 0
      #expect(view.contentOffset.y == 0)
    }
    rows.row(
      "an inset does not move content that is not at an end",
      .apple("uikit/uiscrollview/contentinset")
    ) {
      let screen = ScrollScreen()
      let view = screen.view
      view.contentOffset.y = 100
      view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 50, right: 0)
      #expect(view.contentOffset.y == 100)
    }
    rows.row(
      "the adjusted inset is the content inset and the safe area",
      .apple("uikit/uiscrollview/adjustedcontentinset")
    ) {
      let screen = ScrollScreen(safeTop: 40)
      let view = screen.view
      view.contentInset.top = 5
      view.contentInsetAdjustmentBehavior = .always
      #expect(view.adjustedContentInset.top == 45)
    }
    rows.row(
      "the safe area is not added if the behaviour is never",
      .apple("uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/never")
    ) {
      let screen = ScrollScreen(safeTop: 40)
      let view = screen.view
      view.contentInset.top = 5
      view.contentInsetAdjustmentBehavior = .never
      #expect(view.adjustedContentInset.top == 5)
    }
    rows.row(
      "with scrollableAxes the safe area is not added on an axis without scrolling",
      .apple("uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/scrollableaxes")
    ) {
      let screen = ScrollScreen(safeTop: 40)
      let view = screen.view
      view.contentInsetAdjustmentBehavior = .scrollableAxes
      view.contentSize = CGSize(width: 100, height: 20)
      #expect(view.adjustedContentInset.top == 0)
      view.alwaysBounceVertical = true
      #expect(view.adjustedContentInset.top == 40)
    }
    rows.row(
      "a change of the adjusted inset calls the view and its delegate",
      .apple("uikit/uiscrollview/adjustedcontentinsetdidchange()")
    ) {
      let screen = ScrollScreen()
      let (view, follower) = (screen.view, screen.follower)
      view.contentInset.bottom = 12
      #expect(follower.heard == ["inset"])
    }
    rows.row(
      "constraints to the content guide determine the content size",
      .apple("uikit/uiscrollview/contentlayoutguide")
    ) {
      let (view, child) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), UIView())
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      let guide = view.contentLayoutGuide
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
        child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        child.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
        child.heightAnchor.constraint(equalToConstant: 300),
      ])
      view.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: 90, height: 308))
    }
  }
}
