/// Pages that a finger turns, each a controller.
///
/// Pages slide, in either style; a data source is asked for the one before and the one after when
/// a page comes to rest. With dots the pages end above them. Source: Apple, UIPageViewController.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages make room for each other.
  public package(set) var transitionStyle: TransitionStyle
  /// The way in which pages follow each other.
  public package(set) var navigationOrientation: NavigationOrientation
  /// Where the spine of a book lies; it is not drawn.
  public package(set) var spineLocation = SpineLocation.none
  /// Whether pages have backs; they are not shown. Default false.
  open var isDoubleSided = false
  /// The room between pages that slide, in points.
  package var pageSpacing: CGFloat = 0

  /// Who has the pages; without one no finger turns them. Default nil.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      askForNeighbours()
      askForDots()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Who is told of fingers that turn pages. Default nil.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  private var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// What a finger is bringing, or a page that comes by itself.
  private var pending: UIViewController?
  /// Whether the page comes by itself, of which the delegate hears nothing. Source: Apple,
  /// UIPageViewControllerDelegate.
  private var comesByCode = false
  private var completion: ((Bool) -> Void)?
  private let scroll = PageScrollView(frame: .zero)
  private let dots = UIPageControl(frame: .zero)

  // MARK: Lifecycle

  /// A controller without pages.
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

  /// A controller whose pages turn; the names are those of a nib with its view.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    nibContents.name = nibNameOrNil
    nibContents.bundle = nibBundleOrNil
  }

  /// A controller as a storyboard describes it.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
    coder.describe(self, as: UIPageViewController.self)
  }

  // MARK: Pages

  /// The page that is seen; none before one is set.
  public var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

  /// The recognisers that turn pages.
  public var gestureRecognizers: [UIGestureRecognizer] { [scroll.panGestureRecognizer] }

  /// Shows another page, the first of those given; animated, it slides in.
  ///
  /// - Parameter completion: called once it rests.
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
    settle(told: false)
    guard animated, isSeen, current != nil, new !== current else {
      turn(to: new)
      askForDots()
      completion?(true)
      return
    }
    (before, after) = direction == .forward ? (nil, new) : (new, nil)
    pending = new
    (self.completion, comesByCode) = (completion, true)
    placeAll()
    scroll.setContentOffset(offset(ofPage: direction == .forward ? 2 : 0), animated: true)
  }

  private func turn(to new: UIViewController) {
    if let current, current !== new { remove(current) }
    current = new
    (before, after, pending) = (nil, nil, nil)
    askForNeighbours()
    placeAll()
  }

  private func remove(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded.map(scroll.takeOut)
    page.removeFromParent()
  }

  private func askForNeighbours() {
    guard let current, pending == nil else { return }
    before = dataSource?.pageViewController(self, viewControllerBefore: current)
    after = dataSource?.pageViewController(self, viewControllerAfter: current)
  }

  private func askForDots() {
    dots.numberOfPages = max(0, dataSource?.presentationCount?(for: self) ?? 0)
    dots.currentPage = dataSource?.presentationIndex?(for: self) ?? 0
  }

  // MARK: Layout

  /// Puts pages and dots into the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.report(
      moved: { [weak self] in self?.didScroll() },
      rested: { [weak self] in self?.settle(told: true) })
    dots.isUserInteractionEnabled = false
    view.addSubview(scroll)
    view.addSubview(dots)
    placeAll()
  }

  /// Places pages and dots.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if pending == nil { placeAll() }
  }

  package override var seenChildren: [UIViewController] { children }

  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  /// The pages and their places: the current one lies in the middle of three, whether there is one
  /// before it or not. Source: apps that subtract the width from the offset to know how far a page
  /// has come, <https://mcmap.net/q/822798>.
  private var pages: [(place: Int, page: UIViewController)] {
    [before, current, after].enumerated().compactMap { place, page in page.map { (place, $0) } }
  }

  /// The height of the dots below the pages, in points.
  private static let heightOfDots: CGFloat = 37

  private var hasDots: Bool {
    dots.numberOfPages > 0 && transitionStyle == .scroll && isHorizontal
  }

  private var pageSize: CGSize {
    let bottom = hasDots ? Self.heightOfDots + view.safeAreaInsets.bottom : 0
    return CGSize(width: view.bounds.width, height: max(0, view.bounds.height - bottom))
  }

  private func offset(ofPage index: Int) -> CGPoint {
    let place = CGFloat(index)
    return isHorizontal
      ? CGPoint(x: place * (pageSize.width + pageSpacing), y: 0)
      : CGPoint(x: 0, y: place * (pageSize.height + pageSpacing))
  }

  private func placeAll() {
    guard isViewLoaded else { return }
    let size = pageSize
    dots.isHidden = !hasDots
    dots.frame = CGRect(x: 0, y: size.height, width: size.width, height: Self.heightOfDots)
    scroll.frame = CGRect(
      x: 0, y: 0, width: size.width + (isHorizontal ? pageSpacing : 0),
      height: size.height + (isHorizontal ? 0 : pageSpacing))
    let (end, step) = (offset(ofPage: 3), offset(ofPage: 1))
    scroll.contentSize =
      isHorizontal
      ? CGSize(width: end.x, height: size.height) : CGSize(width: size.width, height: end.y)
    // There is no way to where no page is.
    scroll.contentInset = UIEdgeInsets(
      top: before == nil ? -step.y : 0, left: before == nil ? -step.x : 0,
      bottom: after == nil ? -step.y : 0, right: after == nil ? -step.x : 0)
    scroll.setContentOffset(step, animated: false)
    showPagesInSight()
  }

  /// Has the pages that are seen in the view, and no others.
  private func showPagesInSight() {
    for (place, page) in pages {
      let frame = CGRect(origin: offset(ofPage: place), size: pageSize)
      // Rectangles that only touch intersect in a line.
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

  // MARK: Fingers

  private func didScroll() {
    guard scroll.isTracking || scroll.isDecelerating || pending != nil else { return }
    showPagesInSight()
    guard !comesByCode, scroll.isDragging else { return }
    let here = offset(ofPage: 1)
    let way = isHorizontal ? scroll.contentOffset.x - here.x : scroll.contentOffset.y - here.y
    guard let next = way > 0 ? after : way < 0 ? before : nil, next !== pending else { return }
    pending = next
    delegate?.pageViewController?(self, willTransitionTo: [next])
  }

  /// The pages rest: the one in sight is the current one.
  private func settle(told: Bool) {
    guard pending != nil, let old = current else { return }
    let step = offset(ofPage: 1)
    let place =
      isHorizontal
      ? scroll.contentOffset.x / max(1, step.x) : scroll.contentOffset.y / max(1, step.y)
    let seen = pages.min { abs(CGFloat($0.place) - place) < abs(CGFloat($1.place) - place) }
    let new = seen?.page ?? old
    let isOther = new !== old
    let wentOn = new === after
    for (_, page) in pages where page !== new { remove(page) }
    let (completion, cameByCode) = (completion, comesByCode)
    (self.completion, comesByCode, pending) = (nil, false, nil)
    turn(to: new)
    if cameByCode {
      askForDots()
    } else if isOther {
      dots.currentPage += wentOn ? 1 : -1
    }
    completion?(true)
    guard told, !cameByCode else { return }
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
