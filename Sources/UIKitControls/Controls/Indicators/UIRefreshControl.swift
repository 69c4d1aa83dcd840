/// Asks for new content: pulled down far enough with the content of a scroll view it sends
/// `.valueChanged`, and turns until ``endRefreshing()``.
///
/// It lies behind the content, 60 points high, at the top of what is in sight. Source: Apple,
/// UIRefreshControl; its figures are uncertain.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// How high the control is, and how much room it keeps while it refreshes, in points.
  static let height: CGFloat = 60
  /// How far the content has to be pulled, in points.
  static let threshold: CGFloat = 100
  /// How long it takes to go, in seconds.
  private static let closing: TimeInterval = 0.3
  /// The middle of the ticks, and the top of the title, in points from the control's top.
  private static let ticksMiddle = (alone: CGFloat(30), titled: CGFloat(22))
  private static let titleTop: CGFloat = 40

  private enum Phase {
    /// A pull counts.
    case ready
    case refreshing
    /// It has refreshed in this pull; the next one counts.
    case spent
  }

  // MARK: Properties

  /// Whether it refreshes.
  open var isRefreshing: Bool { phase == .refreshing }

  /// The text under the ticks; what it does not say is grey, 13 points. Default nil.
  open var attributedTitle: NSAttributedString? {
    didSet { if attributedTitle != oldValue { showTitle() } }
  }

  /// The colour of the ticks. Default nil, grey.
  open override var tintColor: UIColor! {
    get { ownTintColor }
    set { super.tintColor = newValue }
  }

  private var phase = Phase.ready
  private let ticks = RefreshTicks()
  private let title = UILabel()
  private weak var scrollView: UIScrollView?

  // MARK: Lifecycle

  /// A control as wide as a rectangle and 60 points high; its scroll view places it.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 60)))
    setUp()
  }

  /// A control as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size.height = Self.height
    setUp()
    coder.describe(self, as: UIRefreshControl.self)
  }

  private func setUp() {
    isHidden = true
    title.textAlignment = .center
    addSubview(ticks)
    addSubview(title)
  }

  // MARK: Refreshing

  /// Begins to refresh as after a pull, without sending anything: the content gets room at its top,
  /// and is not scrolled.
  open func beginRefreshing() { if !isRefreshing { begin() } }

  /// Has done: the room at the top of the content closes in 0.3 seconds.
  open func endRefreshing() {
    guard isRefreshing else { return }
    phase = .spent
    ticks.stopTurning()
    UIView.animate(withDuration: Self.closing) { ticks.alpha = 0 }
    scrollView?.setRefreshRoom(0)
    scrollViewDidMove()
  }

  private func begin() {
    phase = .refreshing
    ticks.alpha = 1
    ticks.startTurning()
    scrollView?.setRefreshRoom(Self.height)
    scrollViewDidMove()
  }

  // MARK: The scroll view

  /// Belongs to a scroll view from now on, or to none.
  func attach(to view: UIScrollView?) {
    scrollView?.setRefreshRoom(0)
    removeFromSuperview()
    scrollView = view
    guard let view else { return }
    view.insertSubview(self, at: 0)
    if isRefreshing { view.setRefreshRoom(Self.height) }
    scrollViewDidMove()
  }

  /// A finger begins to scroll: this pull counts.
  func dragWillBegin() { if phase == .spent { makeReady() } }

  /// The content, or its insets, have moved.
  func scrollViewDidMove() {
    guard let scrollView else { return }
    let pull = scrollView.pull
    if phase == .spent, pull <= 0 { makeReady() }
    place(in: scrollView, pull)
    guard phase == .ready else { return }
    ticks.show(min(pull / Self.threshold, 1))
    if pull >= Self.threshold, scrollView.isDragging, isEnabled {
      begin()
      sendActions(for: .valueChanged)
    }
  }

  private func makeReady() {
    phase = .ready
    UIView.performWithoutAnimation { ticks.alpha = 1 }
    ticks.show(0)
  }

  private func place(in view: UIScrollView, _ pull: CGFloat) {
    let y = isRefreshing ? min(-Self.height, -pull) : -pull
    UIView.performWithoutAnimation {
      frame = CGRect(x: 0, y: y, width: view.bounds.width, height: Self.height)
      isHidden = pull <= 0 && !isRefreshing
    }
  }

  // MARK: UIView

  /// As wide as offered, 60 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Places ticks and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let middle = attributedTitle == nil ? Self.ticksMiddle.alone : Self.ticksMiddle.titled
    ticks.center = CGPoint(x: bounds.midX, y: middle)
    let size = title.sizeThatFits(bounds.size)
    title.frame = CGRect(x: 0, y: Self.titleTop, width: bounds.width, height: size.height)
  }

  /// Gives the ticks their colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    ticks.color = ownTintColor ?? ActivityPetals.gray
  }

  private func showTitle() {
    title.attributedText = attributedTitle.map { text in
      let full = NSMutableAttributedString(
        string: text.string,
        attributes: [
          .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel,
        ])
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { styles, range, _ in
        full.addAttributes(styles, range: range)
      }
      return full
    }
    setNeedsLayout()
  }
}

// Unsupported: UIRefreshControl · drawn · Content is pulled 100 points, and 60 stay while it
//   refreshes, as part of `adjustedContentInset`. · uncertain · test: RefreshControlTests
// Unsupported: UIRefreshControl: look · drawn · Eight ticks in 30 points, titles of 13 points; the
//   room closes in 0.3 seconds. · uncertain · test: RefreshControlTests
