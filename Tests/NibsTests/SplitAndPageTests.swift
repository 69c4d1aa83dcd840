import Foundation
import Sessions
import Testing
import UIKit

final class PagedController: UIPageViewController, UIPageViewControllerDataSource {
  let titles = ["one", "two", "three"]

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([page(0)], direction: .forward, animated: false)
  }

  func page(_ index: Int) -> UIViewController {
    let page = UIViewController()
    page.title = titles[index]
    return page
  }

  private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    let index = titles.firstIndex { $0 == page.title }.map { $0 + step } ?? -1
    return titles.indices.contains(index) ? self.page(index) : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { titles.count }
}

/// Records page turns by fingers.
private final class PageDiary: NSObject, UIPageViewControllerDelegate {
  var news: [String] = []

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { news.append("to \(pendingViewControllers[0].title ?? "")") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { news.append("from \(previousViewControllers[0].title ?? "") \(completed)") }
}

/// Tests split view and page view controllers from storyboards.
@MainActor
struct SplitAndPageTests {
  private static let split =
    Document.scene(
      """
      <splitViewController minimumPrimaryColumnWidth="200" id="s" sceneMemberID="viewController">
      <connections>
      <segue destination="n" kind="relationship" relationship="masterViewController" id="r1"/>
      <segue destination="m" kind="relationship" relationship="detailViewController" id="r2"/>
      </connections></splitViewController>
      """)
    + navigation("n", root: "a") + navigation("m", root: "b") + page("a", title: "list")
    + page("b", title: "detail")

  private static func navigation(_ id: String, root: String) -> String {
    Document.scene(
      """
      <navigationController id="\(id)" sceneMemberID="viewController"><navigationBar \
      key="navigationBar" id="bar\(id)"/><connections><segue destination="\(root)" \
      kind="relationship" relationship="rootViewController" id="root\(id)"/></connections>
      </navigationController>
      """)
  }

  private static func page(_ id: String, title: String) -> String {
    Document.scene(
      """
      <viewController title="\(title)" id="\(id)" sceneMemberID="viewController">
      <view key="view" id="view\(id)"/></viewController>
      """)
  }

  /// Calls a closure with the split view controller on a screen of a size.
  private func on(
    _ width: CGFloat, _ height: CGFloat, _ body: (UISplitViewController) throws -> Void
  ) throws {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    try RenderSession.current.withScreen(bounds: bounds, scale: 2).run {
      try body(try made(in: bounds))
    }
  }

  private func made(in bounds: CGRect) throws -> UISplitViewController {
    let storyboard = try Document.storyboard(Self.split, initial: "s")
    let split = try #require(
      storyboard.instantiateInitialViewController() as? UISplitViewController)
    split.view.frame = bounds
    split.view.layoutIfNeeded()
    return split
  }

  @Test func `on a phone the detail covers the list`() throws {
    try on(390, 844) { split in
      #expect(split.isCollapsed && split.viewControllers.count == 1)
      let list = try #require(split.viewControllers.first as? UINavigationController)
      #expect(list.viewControllers.map(\.title) == ["list", "detail"])
      #expect(list.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(list.topViewController?.splitViewController === split)
      let other = UIViewController()
      split.showDetailViewController(other, sender: nil)
      #expect(list.topViewController === other)
    }
  }

  @Test func `on a wide tablet they are side by side`() throws {
    try on(1024, 768) { split in
      #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
      let frames = split.viewControllers.map(\.view.frame)
      #expect(
        frames == [
          CGRect(x: 0, y: 0, width: 320, height: 768),
          CGRect(x: 320, y: 0, width: 704, height: 768),
        ])
      split.maximumPrimaryColumnWidth = 250
      split.view.layoutIfNeeded()
      #expect(split.viewControllers.first?.view.frame.width == 250)
      split.hide(.primary)
      #expect(split.viewControllers.last?.view.frame.width == 1024)
      #expect(split.viewControllers.first?.view.superview == nil)
    }
  }

  @Test func `on a tablet in portrait the detail is visible, and the list over it on request`()
    throws
  {
    try on(768, 1024) { split in
      #expect(split.displayMode == .secondaryOnly)
      #expect(split.viewControllers.last?.view.frame.width == 768)
      split.show(.primary)
      #expect(split.displayMode == .oneOverSecondary)
      #expect(split.viewControllers.first?.view.frame.width == 307)
      #expect(split.viewControllers.last?.view.frame.width == 768)
    }
  }

  @Test func `pages are loaded from a storyboard, with dots below them`() throws {
    let scene = Document.scene(
      """
      <pageViewController transitionStyle="scroll" pageSpacing="8" \
      navigationOrientation="horizontal" spineLocation="none" id="p" customClass="PagedController" \
      customModule="NibsTests" sceneMemberID="viewController"/>
      """)
    let storyboard = try Document.storyboard(scene, initial: "p")
    let pages = try #require(storyboard.instantiateInitialViewController() as? PagedController)
    #expect(pages.transitionStyle == .scroll && pages.pageSpacing == 8)
    pages.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    pages.view.layoutIfNeeded()
    let page = try #require(pages.viewControllers?.first)
    #expect(page.title == "one" && pages.children == [page])
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 320, height: 443))
    let scroll = try #require(page.view.superview?.superview as? UIScrollView)
    #expect(scroll.contentSize == CGSize(width: 984, height: 443))
    #expect(scroll.contentOffset == CGPoint(x: 328, y: 0))
    #expect(scroll.bounds.size == CGSize(width: 328, height: 443))
    let dots = try #require(pages.view.subviews.last as? UIPageControl)
    #expect(dots.numberOfPages == 3 && dots.currentPage == 0 && !dots.isHidden)
  }

  /// Returns the storyboard's page view controller in a window, and its delegate.
  private func pagesInWindow() throws -> (PagedController, PageDiary, UIWindow) {
    let scene = Document.scene(
      """
      <pageViewController transitionStyle="scroll" navigationOrientation="horizontal" \
      spineLocation="none" id="p" customClass="PagedController" customModule="NibsTests" \
      sceneMemberID="viewController"/>
      """)
    let storyboard = try Document.storyboard(scene, initial: "p")
    let pages = try #require(storyboard.instantiateInitialViewController() as? PagedController)
    let (window, diary) = (
      UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), PageDiary()
    )
    window.rootViewController = pages
    window.makeKeyAndVisible()
    pages.delegate = diary
    window.layoutIfNeeded()
    return (pages, diary, window)
  }

  @Test func `a finger turns pages, one at a time`() throws {
    let (pages, diary, window) = try pagesInWindow()
    try window.play {
      $0.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 80, y: 200), duration: 0.2)
    }
    #expect(diary.news == ["to two"] && pages.viewControllers?.first?.title == "one")
    #expect(pages.children.map(\.title) == ["one", "two"])
    try window.play { $0.lift() }
    window.clock.settle()
    #expect(diary.news == ["to two", "from one true"])
    #expect(pages.viewControllers?.first?.title == "two")
    #expect(pages.children.map(\.title) == ["two"])
    let dots = try #require(pages.view.subviews.last as? UIPageControl)
    #expect(dots.currentPage == 1)
    let page = try #require(pages.viewControllers?.first?.view)
    #expect(page.convert(page.bounds, to: window) == CGRect(x: 0, y: 0, width: 320, height: 443))
    // However fast the fling, the next page stops it; so does the previous one.
    try window.play {
      $0.fling(from: CGPoint(x: 280, y: 200), velocity: CGVector(dx: -2500, dy: 0))
    }
    window.clock.settle()
    #expect(pages.viewControllers?.first?.title == "three" && dots.currentPage == 2)
    try window.play {
      $0.fling(from: CGPoint(x: 40, y: 200), velocity: CGVector(dx: 1500, dy: 0))
    }
    window.clock.settle()
    #expect(pages.viewControllers?.first?.title == "two" && dots.currentPage == 1)
    #expect(diary.news.suffix(2) == ["to two", "from three true"])
  }

  @Test func `a short drag lets the page spring back`() throws {
    let (pages, diary, window) = try pagesInWindow()
    let first = try #require(pages.viewControllers?.first)
    try window.play {
      $0.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 180, y: 200), duration: 0.5)
      $0.wait(0.3)
      $0.lift()
    }
    window.clock.settle()
    #expect(diary.news == ["to two", "from one false"])
    #expect(pages.viewControllers == [first] && pages.children == [first])
    #expect(first.view.convert(CGPoint.zero, to: window) == .zero)
    // There is no page before the first: the content follows the finger partly, and the delegate is
    // not called.
    try window.play {
      $0.drag(from: CGPoint(x: 40, y: 200), to: CGPoint(x: 240, y: 200), duration: 0.3)
      $0.lift()
    }
    window.clock.settle()
    #expect(diary.news == ["to two", "from one false"] && pages.viewControllers == [first])
    #expect(first.view.convert(CGPoint.zero, to: window) == .zero)
  }

  @Test func `a page set in code is shown at once, and has two neighbours`() throws {
    let pages = PagedController(transitionStyle: .scroll, navigationOrientation: .vertical)
    pages.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    var isDone = false
    pages.setViewControllers([pages.page(1)], direction: .forward, animated: false) {
      isDone = $0
    }
    pages.view.layoutIfNeeded()
    let page = try #require(pages.viewControllers?.first)
    #expect(isDone && page.title == "two" && pages.children == [page])
    // Each page is at zero in a superview of its own, which is scrolled.
    let scroll = try #require(page.view.superview?.superview as? UIScrollView)
    #expect(scroll.contentSize == CGSize(width: 100, height: 600))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 200))
  }
}
