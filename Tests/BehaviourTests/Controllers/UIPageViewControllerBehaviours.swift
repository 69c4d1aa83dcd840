import Testing
import UIKit
import UIKitTestSupport

@Suite struct UIPageViewControllerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIPageViewController") {
    $0.row(
      "scrolling pages have no spine, curling pages have one at the start",
      .apple("uikit/uipageviewcontroller/spinelocation-swift.property")
    ) {
      let scrolls = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
      #expect(scrolls.spineLocation == .none && scrolls.navigationOrientation == .vertical)
      let curls = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal)
      #expect(curls.spineLocation == .min && !curls.isDoubleSided)
    }
    $0.row(
      "setViewControllers makes the page a child and shows it",
      .apple("uikit/uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:)")
    ) {
      let book = Book(pages: 3)
      let window = shownWindow(book.controller)
      defer { withExtendedLifetime(window) {} }
      #expect(book.controller.viewControllers == [book.pages[0]])
      #expect(book.pages[0].parent === book.controller)
      #expect(book.pages[0].view.bounds.size == CGSize(width: 320, height: 480))
    }
    $0.row(
      "the completion of an unanimated change is called at once",
      .apple("uikit/uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:)")
    ) {
      let book = Book(pages: 2)
      var finished: Bool?
      book.controller.setViewControllers(
        [book.pages[1]], direction: .forward, animated: false
      ) { finished = $0 }
      #expect(finished == true && book.controller.viewControllers == [book.pages[1]])
    }
    $0.row(
      "the visible page, even the first, is in the middle, at an offset of one width",
      .report("https://mcmap.net/q/822798")
    ) {
      let book = Book(pages: 3)
      let window = shownWindow(book.controller)
      defer { withExtendedLifetime(window) {} }
      let scroll = try #require(book.scroll)
      #expect(scroll.contentOffset == CGPoint(x: 320, y: 0))
    }
    $0.row(
      "a page begins at zero in its superview", .report("https://mcmap.net/q/822798"),
      uncertain: "that each page has its own superview"
    ) {
      let book = Book(pages: 2)
      let window = shownWindow(book.controller)
      defer { withExtendedLifetime(window) {} }
      #expect(book.pages[0].view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }
    $0.row(
      "a swipe turns pages and calls the app as the scroll view's delegate",
      .report("https://mcmap.net/q/822798")
    ) {
      let book = Book(pages: 3)
      let window = shownWindow(book.controller)
      let scroll = try #require(book.scroll)
      let listener = ScrollListener()
      scroll.delegate = listener
      #expect(scroll.delegate === listener)
      try book.turn(in: window)
      #expect(book.controller.viewControllers == [book.pages[1]])
      #expect(listener.isEnded && listener.greatest > 320)
      #expect(scroll.contentOffset == CGPoint(x: 320, y: 0))
    }
    $0.row(
      "a page turned by a finger calls the delegate before and after",
      .apple("uikit/uipageviewcontrollerdelegate")
    ) {
      let book = Book(pages: 3)
      let window = shownWindow(book.controller)
      try book.turn(in: window)
      #expect(book.news == ["to 1", "from 0 true"])
    }
    $0.row(
      "a programmatic change does not call the delegate",
      .apple(
        "uikit/uipageviewcontrollerdelegate/"
          + "pageviewcontroller(_:didfinishanimating:previousviewcontrollers:transitioncompleted:)")
    ) {
      let book = Book(pages: 3)
      let window = shownWindow(book.controller)
      book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      window.clock.settle()
      #expect(book.news == [] && book.controller.viewControllers == [book.pages[1]])
    }
    $0.row(
      "without a data source fingers do not turn pages",
      .apple("uikit/uipageviewcontroller/datasource")
    ) {
      let book = Book(pages: 3)
      let window = shownWindow(book.controller)
      book.controller.dataSource = nil
      try book.turn(in: window)
      #expect(book.controller.viewControllers == [book.pages[0]])
    }
    $0.row(
      "no finger goes beyond the last page",
      .apple(
        "uikit/uipageviewcontrollerdatasource/pageviewcontroller(_:viewcontrollerafter:)")
    ) {
      let book = Book(pages: 2)
      let window = shownWindow(book.controller)
      for _ in 0..<2 { try book.turn(in: window) }
      #expect(book.controller.viewControllers == [book.pages[1]])
    }
    $0.row(
      "page dots are shown if the data source counts pages and these scroll",
      .apple("uikit/uipageviewcontrollerdatasource/presentationcount(for:)")
    ) {
      let book = Book(pages: 3, dots: true)
      let window = shownWindow(book.controller)
      defer { withExtendedLifetime(window) {} }
      let dots = book.controller.view.subviews.compactMap { $0 as? UIPageControl }
      #expect(dots.map(\.numberOfPages) == [3] && dots.map(\.isHidden) == [false])
    }
    $0.row(
      "pages have the spacing of the option",
      .apple("uikit/uipageviewcontroller/optionskey/interpagespacing")
    ) {
      let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal,
        options: [.interPageSpacing: 20])
      controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
      let window = shownWindow(controller)
      defer { withExtendedLifetime(window) {} }
      let scroll = controller.view.subviews.compactMap { $0 as? UIScrollView }.first
      #expect(scroll?.bounds.width == 340)
    }
  }
}

/// Numbered pages, whose titles are their numbers.
@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let controller = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  let pages: [UIViewController]
  let dots: Bool
  var news: [String] = []

  init(pages count: Int, dots: Bool = false) {
    self.dots = dots
    pages = (0..<count).map { index in
      let page = UIViewController()
      page.title = "\(index)"
      return page
    }
    super.init()
    controller.dataSource = self
    controller.delegate = self
    controller.setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  var scroll: UIScrollView? { controller.view.subviews.compactMap { $0 as? UIScrollView }.first }

  func turn(in window: UIWindow) throws {
    try window.play {
      $0.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.2)
      $0.lift()
    }
    window.clock.settle()
  }

  private func page(_ page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else {
      return nil
    }
    return pages[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    dots ? pages.count : 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { news.append("to \(pendingViewControllers[0].title ?? "")") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { news.append("from \(previousViewControllers[0].title ?? "") \(completed)") }
}

private final class ScrollListener: NSObject, UIScrollViewDelegate {
  var greatest: CGFloat = 0
  var isEnded = false

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    greatest = max(greatest, scrollView.contentOffset.x)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { isEnded = true }
}
