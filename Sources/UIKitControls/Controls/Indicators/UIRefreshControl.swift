/// A control that starts a refresh of a scroll view's content: when pulled down far enough it sends
/// `.valueChanged`, and turns until ``endRefreshing()``.
///
/// It is behind the content, 60 points high, at the top of the visible area. Source: Apple,
/// UIRefreshControl; its figures are uncertain.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height of the control, and of the inset while it refreshes, in points.
  static let height: CGFloat = 60
  /// The distance of a pull that starts a refresh, in points.
  static let threshold: CGFloat = 100
  /// The duration of its disappearance, in seconds.
  private static let closing: TimeInterval = 0.3
  /// The centre of the ticks, and the top of the title, in points from the control's top.
  private static let ticksMiddle = (alone: CGFloat(30), titled: CGFloat(22))
  private static let titleTop: CGFloat = 40

  private enum Phase {
    /// A pull can start a refresh.
    case ready
    case refreshing
    /// The current pull has already started a refresh.
    case spent
  }

  // MARK: Properties

  /// Whether a refresh is in progress.
  open var isRefreshing: Bool { phase == .refreshing }

  /// The text under the ticks, by default grey and 13 points. Default nil.
  open var attributedTitle: NSAttributedString? {
    didSet { if attributedTitle != oldValue { showTitle() } }
  }

  /// The colour of the ticks; nil for grey. Default nil.
  open override var tintColor: UIColor! {
    get { explicitTintColor }
    set { super.tintColor = newValue }
  }

  private var phase = Phase.ready
  private let ticks = RefreshTicks()
  private let title = UILabel()
  private weak var scrollView: UIScrollView?

  // MARK: Lifecycle

  /// Creates a control in the width of a frame and 60 points high; its scroll view positions it.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 60)))
    setUp()
  }

  /// Creates a control from a nib.
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

  /// Starts refreshing without sending an event: the content gets an inset at its top and is not
  /// scrolled.
  open func beginRefreshing() { if !isRefreshing { begin() } }

  /// Ends refreshing: the inset at the top of the content closes in 0.3 seconds.
  open func endRefreshing() {
    guard isRefreshing else { return }
    phase = .spent
    ticks.stopTurning()
    UIView.animate(withDuration: Self.closing) { ticks.alpha = 0 }
    scrollView?.setRefreshInset(0)
    scrollViewDidMove()
  }

  private func begin() {
    phase = .refreshing
    ticks.alpha = 1
    ticks.startTurning()
    scrollView?.setRefreshInset(Self.height)
    scrollViewDidMove()
  }

  // MARK: The scroll view

  /// Attaches the control to a scroll view, or detaches it.
  func attach(to view: UIScrollView?) {
    scrollView?.setRefreshInset(0)
    removeFromSuperview()
    scrollView = view
    guard let view else { return }
    view.insertSubview(self, at: 0)
    if isRefreshing { view.setRefreshInset(Self.height) }
    scrollViewDidMove()
  }

  /// Called before dragging begins, which allows a new refresh.
  func dragWillBegin() { if phase == .spent { makeReady() } }

  /// Called after the content offset or the insets have changed.
  func scrollViewDidMove() {
    guard let scrollView else { return }
    let pull = scrollView.pull
    if phase == .spent, pull <= 0 { makeReady() }
    position(in: scrollView, pull)
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

  private func position(in view: UIScrollView, _ pull: CGFloat) {
    let y = isRefreshing ? min(-Self.height, -pull) : -pull
    UIView.performWithoutAnimation {
      frame = CGRect(x: 0, y: y, width: view.bounds.width, height: Self.height)
      isHidden = pull <= 0 && !isRefreshing
    }
  }

  // MARK: UIView

  /// Returns the offered width, and a height of 60 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Lays out ticks and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let middle = attributedTitle == nil ? Self.ticksMiddle.alone : Self.ticksMiddle.titled
    ticks.center = CGPoint(x: bounds.midX, y: middle)
    let size = title.sizeThatFits(bounds.size)
    title.frame = CGRect(x: 0, y: Self.titleTop, width: bounds.width, height: size.height)
  }

  /// Updates the colour of the ticks.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    ticks.color = explicitTintColor ?? ActivityPetals.gray
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

// Unsupported: UIRefreshControl · drawn · Content is pulled 100 points, and stays 60 points down
//   while it refreshes, as part of `adjustedContentInset`. · uncertain · test: RefreshControlTests
// Unsupported: UIRefreshControl: look · drawn · Eight ticks in 30 points, titles of 13 points; the
//   room closes in 0.3 seconds. · uncertain · test: RefreshControlTests
