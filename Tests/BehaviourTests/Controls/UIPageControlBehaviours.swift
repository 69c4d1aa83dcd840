import Testing
import UIKit

@testable import UIKitControls

@Suite struct UIPageControlBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let picture = Source.picture("controls/testPageControl_17_5_393x852@3x.png")

  static let rows: Behaviours = Behaviours(of: "UIPageControl") {
    $0.row("there are no pages by default", .apple("uikit/uipagecontrol/numberofpages")) {
      #expect(UIPageControl().numberOfPages == 0)
    }
    $0.row("the first page is the current one", .apple("uikit/uipagecontrol/currentpage")) {
      let control = UIPageControl()
      control.numberOfPages = 3
      #expect(control.currentPage == 0)
    }
    $0.row(
      "a page out of range becomes the nearest one", .apple("uikit/uipagecontrol/currentpage")
    ) {
      let control = UIPageControl()
      control.numberOfPages = 3
      control.currentPage = 9
      #expect(control.currentPage == 2)
      control.currentPage = -1
      #expect(control.currentPage == 0)
    }
    $0.row(
      "with fewer pages the current one is the last", .apple("uikit/uipagecontrol/numberofpages")
    ) {
      let control = UIPageControl()
      control.numberOfPages = 5
      control.currentPage = 4
      control.numberOfPages = 2
      #expect(control.currentPage == 1)
    }
    $0.row(
      "a single page has a dot by default", .apple("uikit/uipagecontrol/hidesforsinglepage")
    ) { #expect(!UIPageControl().hidesForSinglePage) }
    $0.row(
      "the background is automatic", .apple("uikit/uipagecontrol/backgroundstyle-swift.property")
    ) {
      #expect(UIPageControl().backgroundStyle == .automatic)
    }
    $0.row(
      "continuous interaction is allowed by default",
      .apple("uikit/uipagecontrol/allowscontinuousinteraction")
    ) { #expect(UIPageControl().allowsContinuousInteraction) }
    $0.row(
      "the natural size is the size for the number of pages",
      .apple("uikit/uipagecontrol/size(fornumberofpages:)")
    ) {
      let control = UIPageControl()
      control.numberOfPages = 4
      #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 4))
    }
    $0.row("three dots are 106 pixels wide at 3 pixels per point", picture, scale: 3) {
      let middles = dots(3).map { ($0.frame.midX * 3).rounded() }
      #expect(middles.count == 3 && middles[2] - middles[0] == 106)
    }
    $0.row("dots are 7.5 points large", picture, scale: 3) {
      #expect(dots(3).allSatisfy { $0.bounds.size == CGSize(width: 7.5, height: 7.5) })
    }
    $0.row(
      "three pages are 68 points wide and 26 high", picture, scale: 3
    ) { #expect(UIPageControl().size(forNumberOfPages: 3) == CGSize(width: 68, height: 26)) }
    $0.row(
      "dots of other pages are as the current one, 0.45 opaque",
      .apple("uikit/uipagecontrol/pageindicatortintcolor"),
      uncertain: "the figure was read from one picture"
    ) { #expect(dots(2).last?.color == UIColor.white.withAlphaComponent(0.45)) }
    $0.row(
      "a tap beside the middle turns one page and sends valueChanged", .apple("uikit/uipagecontrol")
    ) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let control = UIPageControl(frame: window.bounds)
      control.numberOfPages = 3
      var told = 0
      control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
      window.addSubview(control)
      window.layoutIfNeeded()
      try window.play { $0.tap(at: CGPoint(x: 150, y: 50)) }
      #expect(control.currentPage == 1 && told == 1)
      try window.play { $0.tap(at: CGPoint(x: 50, y: 50)) }
      #expect(control.currentPage == 0 && told == 2)
    }
  }

  @MainActor private static func dots(_ count: Int) -> [SymbolView] {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 393, height: 45.5))
    control.numberOfPages = count
    control.layoutIfNeeded()
    return control.subviews.compactMap { $0 as? SymbolView }
  }
}
