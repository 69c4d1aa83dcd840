/// A container with pages, each a controller, that the user swipes through.
///
/// Pages scroll in either style. When a page comes to rest, the data source is asked for the
/// previous and the next one. With a page control, the pages end above it. Source: Apple,
/// UIPageViewController.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The transition between pages.
  public package(set) var transitionStyle: TransitionStyle
  /// The direction in which the pages are arranged.
  public package(set) var navigationOrientation: NavigationOrientation
  /// The location of a book's spine. It is not drawn.
  public package(set) var spineLocation = SpineLocation.none
  /// Whether pages are double-sided. Ignored. Default false.
  open var isDoubleSided = false
  /// The gap between scrolling pages, in points.
  package var pageSpacing: CGFloat = 0

  /// The data source of the pages. Without one, swipes do not change the page. Default nil.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      requestNeighbours()
      requestPageCount()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The delegate of the page view controller. Default nil.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  private var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// The page that a swipe or an animation is showing.
  private var pending: UIViewController?
  /// Whether code changes the page, of which the delegate is not notified. Source: Apple,
  /// UIPageViewControllerDelegate.
  private var isProgrammatic = false
  private var completion: ((Bool) -> Void)?
  private let scroll = PageScrollView(frame: .zero)
  private let pageControl = UIPageControl(frame: .zero)

  // MARK: Lifecycle

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    if let number = options?[.interPageSpacing] as? NSNumber {
      pageSpacing = CGFloat(number.doubleValue)
    } else if let number = options?[.interPageSpacing] as? CGFloat {
      pageSpacing = number
    }
    let spine = (options?[.spineLocation] as? NSNumber)?.intValue
    spineLocation = spine.flatMap(SpineLocation.init) ?? (style == .pageCurl ? .min : .none)
  }

  /// Creates a controller of the page curl style with the names of its view's nib.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    nibContents.name = nibNameOrNil
    nibContents.bundle = nibBundleOrNil
  }

  /// Creates a controller from a storyboard.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
    coder.describe(self, as: UIPageViewController.self)
  }

  // MARK: Pages

  /// The visible page; empty before one is set.
  public var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

  /// The recognizers that change pages.
  public var gestureRecognizers: [UIGestureRecognizer] { [scroll.panGestureRecognizer] }

  /// Shows the first of the given pages; with animation it scrolls into place.
  ///
  /// - Parameter completion: called after the page has come to rest.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first else {
      stop(
        "The number of view controllers provided (0) doesn't match the number required (1) for the "
          + "requested transition",
        exception: "NSInvalidArgumentException")
    }
    settle(notifies: false)
    guard animated, isVisibleOrAppearing, current != nil, new !== current else {
      turn(to: new)
      requestPageCount()
      completion?(true)
      return
    }
    (before, after) = direction == .forward ? (nil, new) : (new, nil)
    pending = new
    (self.completion, isProgrammatic) = (completion, true)
    placeAll()
    scroll.setContentOffset(offset(ofPage: direction == .forward ? 2 : 0), animated: true)
  }

  private func turn(to new: UIViewController) {
    if let current, current !== new { remove(current) }
    current = new
    (before, after, pending) = (nil, nil, nil)
    requestNeighbours()
    placeAll()
  }

  private func remove(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded.map(scroll.takeOut)
    page.removeFromParent()
  }

  private func requestNeighbours() {
    guard let current, pending == nil else { return }
    before = dataSource?.pageViewController(self, viewControllerBefore: current)
    after = dataSource?.pageViewController(self, viewControllerAfter: current)
  }

  private func requestPageCount() {
    pageControl.numberOfPages = max(0, dataSource?.presentationCount?(for: self) ?? 0)
    pageControl.currentPage = dataSource?.presentationIndex?(for: self) ?? 0
  }

  // MARK: Layout

  /// Adds the scroll view and the page control.
  open override func viewDidLoad() {
    super.viewDidLoad()
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.report(
      moved: { [weak self] in self?.didScroll() },
      rested: { [weak self] in self?.settle(notifies: true) })
    pageControl.isUserInteractionEnabled = false
    view.addSubview(scroll)
    view.addSubview(pageControl)
    placeAll()
  }

  /// Lays out the pages and the page control.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if pending == nil { placeAll() }
  }

  package override var visibleChildren: [UIViewController] { children }

  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  /// The pages and their indices. The current page is always in the middle of three, even without a
  /// previous one. Source: apps that subtract the width from the offset to get the progress of a
  /// page change, <https://mcmap.net/q/822798>.
  private var pages: [(position: Int, page: UIViewController)] {
    [before, current, after].enumerated().compactMap { position, page in page.map { (position, $0) }
    }
  }

  /// The height of the page control below the pages, in points.
  private static let pageControlHeight: CGFloat = 37

  private var hasPageControl: Bool {
    pageControl.numberOfPages > 0 && transitionStyle == .scroll && isHorizontal
  }

  private var pageSize: CGSize {
    let bottom = hasPageControl ? Self.pageControlHeight + view.safeAreaInsets.bottom : 0
    return CGSize(width: view.bounds.width, height: max(0, view.bounds.height - bottom))
  }

  private func offset(ofPage index: Int) -> CGPoint {
    let position = CGFloat(index)
    return isHorizontal
      ? CGPoint(x: position * (pageSize.width + pageSpacing), y: 0)
      : CGPoint(x: 0, y: position * (pageSize.height + pageSpacing))
  }

  private func placeAll() {
    guard isViewLoaded else { return }
    let size = pageSize
    pageControl.isHidden = !hasPageControl
    pageControl.frame = CGRect(
      x: 0, y: size.height, width: size.width, height: Self.pageControlHeight)
    scroll.frame = CGRect(
      x: 0, y: 0, width: size.width + (isHorizontal ? pageSpacing : 0),
      height: size.height + (isHorizontal ? 0 : pageSpacing))
    let (end, step) = (offset(ofPage: 3), offset(ofPage: 1))
    scroll.contentSize =
      isHorizontal
      ? CGSize(width: end.x, height: size.height) : CGSize(width: size.width, height: end.y)
    // The user cannot scroll to a missing page.
    scroll.contentInset = UIEdgeInsets(
      top: before == nil ? -step.y : 0, left: before == nil ? -step.x : 0,
      bottom: after == nil ? -step.y : 0, right: after == nil ? -step.x : 0)
    scroll.setContentOffset(step, animated: false)
    showVisiblePages()
  }

  /// Adds the visible pages' views and removes the others.
  private func showVisiblePages() {
    for (position, page) in pages {
      let frame = CGRect(origin: offset(ofPage: position), size: pageSize)
      // Adjacent rectangles intersect in an empty one.
      guard !frame.intersection(scroll.bounds).isEmpty || page === current else {
        remove(page)
        continue
      }
      if page.parent !== self {
        addChild(page)
        page.didMove(toParent: self)
      }
      scroll.put(page.view, in: frame)
    }
  }

  // MARK: Swipes

  private func didScroll() {
    guard scroll.isTracking || scroll.isDecelerating || pending != nil else { return }
    showVisiblePages()
    guard !isProgrammatic, scroll.isDragging else { return }
    let here = offset(ofPage: 1)
    let displacement =
      isHorizontal ? scroll.contentOffset.x - here.x : scroll.contentOffset.y - here.y
    guard let next = displacement > 0 ? after : displacement < 0 ? before : nil, next !== pending
    else { return }
    pending = next
    delegate?.pageViewController?(self, willTransitionTo: [next])
  }

  /// Makes the visible page the current one after scrolling has ended.
  private func settle(notifies: Bool) {
    guard pending != nil, let old = current else { return }
    let step = offset(ofPage: 1)
    let position =
      isHorizontal
      ? scroll.contentOffset.x / max(1, step.x) : scroll.contentOffset.y / max(1, step.y)
    let nearest = pages.min {
      abs(CGFloat($0.position) - position) < abs(CGFloat($1.position) - position)
    }
    let new = nearest?.page ?? old
    let isOther = new !== old
    let didAdvance = new === after
    for (_, page) in pages where page !== new { remove(page) }
    let (completion, wasProgrammatic) = (completion, isProgrammatic)
    (self.completion, isProgrammatic, pending) = (nil, false, nil)
    turn(to: new)
    if wasProgrammatic {
      requestPageCount()
    } else if isOther {
      pageControl.currentPage += didAdvance ? 1 : -1
    }
    completion?(true)
    guard notifies, !wasProgrammatic else { return }
    delegate?.pageViewController?(
      self, didFinishAnimating: true, previousViewControllers: [old],
      transitionCompleted: isOther)
  }
}

// Unsupported: UIPageViewController: curls · drawn · Pages slide in the style `.pageCurl`, too, and
//   one is visible at a time. · test: SplitAndPageTests
// Unsupported: UIPageViewController.spineLocation, isDoubleSided · kept · Spines and backs are not
//   drawn. · test: SplitAndPageTests
// Unsupported: UIPageViewController: dots · works · Dots are not a button. · test:
//   SplitAndPageTests
