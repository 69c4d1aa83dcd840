@_spi(UIKit) import UIKitViews

/// A window onto content larger than itself: its bounds' origin is the content offset.
///
/// Offsets, sizes and insets are in points. An offset is kept on whole device pixels, as UIKit
/// keeps it.
///
/// Source: Apple, UIScrollView.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The delegate of the scroll view.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { assignedDelegate }
    set { assignedDelegate = newValue }
  }

  /// The delegate that was set last. News goes to it, whatever an override of `delegate` answers: a
  /// subclass that stands in between sets itself and answers with the delegate behind it.
  package final weak var assignedDelegate: (any UIScrollViewDelegate)?

  /// The size of what can be scrolled over, in points. Default zero.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      indicatorsNeedLayout()
      systemInsetMayHaveChanged()
      if hasLeftItsRange { setNeedsLayout() }
      tellOfEdges()
      tellObservers(of: "contentSize", from: oldValue, to: contentSize)
    }
  }

  /// The content's point at the view's top left corner. Setting it does not clamp it.
  ///
  /// Content that slows down goes on from there, as views do that put content back in the middle
  /// again and again; ``setContentOffset(_:animated:)`` stops it. Source: WWDC 2011, 104.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      driver.contentWillBeMoved(to: newValue)
      scroll(to: newValue)
    }
  }

  /// Room around the content, in points. Default zero. Content that rests outside of its new range
  /// is moved into it at once.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if contentInset != oldValue {
        adjustedContentInsetDidChange()
        keepContentInside(afterInset: oldValue)
      }
      tellObservers(of: "contentInset", from: oldValue, to: contentInset)
    }
  }

  /// What asks for new content when the content is pulled down. Default nil.
  ///
  /// Content that does not fill the view can be pulled only with ``alwaysBounceVertical``.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.attach(to: nil)
      refreshControl?.attach(to: self)
    }
  }

  /// The room at the top of the content for a refresh control, in points.
  var refreshRoom: CGFloat = 0

  /// When the safe area is added to ``contentInset``. Default `.automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { systemInsetMayHaveChanged() } }
  }

  /// Whether content can be pulled past its ends. Default true.
  open var bounces = true
  /// Whether content smaller than the view can be pulled up and down. Default false.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { systemInsetMayHaveChanged() } }
  }
  /// Whether content smaller than the view can be pulled sideways. Default false.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { systemInsetMayHaveChanged() } }
  }
  /// Whether scrolling stops at multiples of the view's size. Default false.
  open var isPagingEnabled = false
  /// Whether a finger can scroll. Default true.
  open var isScrollEnabled = true { didSet { scrollPan.isEnabled = isScrollEnabled } }
  /// Whether a drag keeps to the axis it began on. Default false.
  open var isDirectionalLockEnabled = false
  /// Whether a touch waits until it is sure not to be a scroll. Default true.
  open var delaysContentTouches = true
  /// Whether a scroll takes touches away from the content. Default true.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top. Default true.
  open var scrollsToTop = true
  /// How fast scrolling slows down once the finger is off. Default `.normal`.
  open var decelerationRate = DecelerationRate.normal
  /// When scrolling puts the keyboard away. Default `.none`.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a horizontal indicator can be shown. Default true.
  open var showsHorizontalScrollIndicator = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { indicatorsNeedLayout() } }
  }
  /// Whether a vertical indicator can be shown. Default true.
  open var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { indicatorsNeedLayout() } }
  }
  /// The look of the indicators. Default `.default`.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { if indicatorStyle != oldValue { indicatorsNeedLayout() } }
  }
  /// How far the horizontal indicator's track is drawn in from the edges, in points. Default zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if horizontalScrollIndicatorInsets != oldValue { indicatorsNeedLayout() } }
  }
  /// How far the vertical indicator's track is drawn in from the edges, in points. Default zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if verticalScrollIndicatorInsets != oldValue { indicatorsNeedLayout() } }
  }

  /// Both indicators' insets at once; reading it where they differ gives the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (horizontalScrollIndicatorInsets, verticalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Whether the indicators also keep off the safe area. Default true.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { if automaticallyAdjustsScrollIndicatorInsets != oldValue { indicatorsNeedLayout() } }
  }

  /// None along an axis that scrolls: rows would grow as they leave the screen.
  @_spi(UIKit) open override var marginsToPreserve: UIEdgeInsets {
    let margins = layoutMargins
    let isWide = contentSize.width > bounds.width
    let isHigh = contentSize.height > bounds.height
    return UIEdgeInsets(
      top: isHigh ? 0 : margins.top, left: isWide ? 0 : margins.left,
      bottom: isHigh ? 0 : margins.bottom, right: isWide ? 0 : margins.right)
  }

  /// None along an axis where the content's inset keeps content off the safe area: what is scrolled
  /// through it would change its margins on the way. Uncertain.
  @_spi(UIKit) open override func safeAreaOfSubviews(in insets: UIEdgeInsets) -> UIEdgeInsets {
    withoutAdjustment(insets)
  }

  /// Whether a finger is on the content, be it that it has not moved yet.
  open var isTracking: Bool {
    (contentTouches.touches + scrollPan.touches).contains { !$0.isOver }
  }
  /// Whether a finger is scrolling.
  open var isDragging: Bool { driver.drag != nil }
  /// Whether the content goes on by itself after a finger has let it go.
  open var isDecelerating: Bool { driver.isDecelerating }

  /// The finger that scrolls. Its ``UIGestureRecognizer/delegate`` is the scroll view, if that is
  /// one.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// The two fingers that zoom; nil where the least scale is the greatest.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

  // MARK: Zooming

  /// The least scale that fingers and code can choose. Default 1.
  open var minimumZoomScale: CGFloat {
    get { zooming.limits.least }
    set {
      zooming.limits.least = newValue
      zooming.updatePinch(on: self)
    }
  }

  /// The greatest scale that fingers and code can choose. Default 1.
  open var maximumZoomScale: CGFloat {
    get { zooming.limits.greatest }
    set {
      zooming.limits.greatest = newValue
      zooming.updatePinch(on: self)
    }
  }

  /// The scale of the view that the delegate names with `viewForZooming(in:)`. Default 1; setting
  /// it keeps to the limits.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether fingers can zoom past the limits. Default true.
  open var bouncesZoom = true
  /// Whether fingers are zooming.
  open var isZooming: Bool { zooming.isPinching }
  /// Whether the scale goes back to a limit past which fingers have brought it.
  open var isZoomBouncing: Bool { (driver.motion as? ZoomAnimation)?.isBounce ?? false }

  /// Shows the zoomed view at a scale, the middle of what is in sight staying there.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(by: scale, animated: animated) }

  /// Shows a rectangle of the zoomed view, in its coordinates, as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated: animated) }

  let zooming = ScrollZoom()
  let indicators = ScrollIndicators()
  package lazy var driver = ScrollDriver(of: self)
  private let scrollPan = ScrollPanGestureRecognizer()
  private let contentTouches = ContentTouchGestureRecognizer()

  // MARK: Lifecycle

  /// A scroll view with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareForFingers()
  }

  /// A scroll view as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareForFingers()
    coder.describe(self, as: UIScrollView.self)
  }

  private func prepareForFingers() {
    clipsToBounds = true
    scrollPan.addHandler { ($0.view as? UIScrollView)?.panDidChange() }
    gestureRecognizers = [scrollPan, contentTouches]
  }

  // MARK: Touches

  /// Whether fingers that came down on a view inside are handed to it. Default true.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a view inside gives its fingers up when they scroll. Default true, but for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { view.givesTouchesToScrolling }

  /// Whether a gesture may begin; a finger does not scroll that is for the content, or for a scroll
  /// view around this one.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === scrollPan
      ? mayBeginDrag() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  @_spi(UIKit) open override func letsTouchesBegin(
    _ touches: Set<UITouch>, with event: UIEvent, in view: UIView
  ) -> Bool { touchesShouldBegin(touches, with: event, in: view) }

  @_spi(UIKit) open override var answersStatusBarTaps: Bool { wantsStatusBarTaps }

  @_spi(UIKit) open override func statusBarWasTapped() { scrollToTopForStatusBar() }

  /// Where content comes to rest that a finger lets go, for those who know better than where it
  /// would; the velocity is in points a millisecond.
  @_spi(UIKit) open func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    proposed
  }

  // MARK: Scrolling

  /// Scrolls to an offset without clamping it.
  ///
  /// Animated, the offset goes there frame by frame as the virtual clock advances: 0.3 seconds,
  /// slow at both ends, with a layout and news of scrolling for each frame. A view outside a window
  /// goes there at once, as on iOS; so does one where animations are switched off.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      driver.stop()
      return self.contentOffset = contentOffset
    }
    guard UIScreen.main.rounded(contentOffset) != self.contentOffset else {
      driver.stop()
      return
    }
    driver.start(OffsetAnimation(from: self.contentOffset, to: contentOffset))
  }

  /// Scrolls the least that brings a rectangle of the content into view; a rectangle larger than
  /// the view is brought in by its start.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// ``contentInset`` together with what of the safe area counts, and the room for a refresh
  /// control that refreshes.
  open var adjustedContentInset: UIEdgeInsets {
    let inset = contentInset + systemContentInset
    return UIEdgeInsets(
      top: inset.top + refreshRoom, left: inset.left, bottom: inset.bottom, right: inset.right)
  }

  /// Called when ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {
    assignedDelegate?.scrollViewDidChangeAdjustedContentInset?(self)
    indicatorsNeedLayout()
    setNeedsLayout()
  }

  /// Shows the indicators for a moment, as after a screen has appeared; then they fade.
  open func flashScrollIndicators() { indicators.flash(in: self) }

  /// Shows the indicators for good.
  package func showScrollIndicators() { indicators.show(in: self) }

  /// Takes the indicators away, unless a finger has content move.
  package func hideScrollIndicators() {
    if !isDragging && !isDecelerating { indicators.hide(in: self) }
  }

  /// A scroll view's content begins at zero, wherever it is scrolled to.
  @_spi(UIKit) open override var constraintsOrigin: CGPoint { .zero }

  @_spi(UIKit) open override var contentGuideOfConstraints: UILayoutGuide? { contentLayoutGuide }

  @_spi(UIKit) open override func constraintsDidSizeContent(to size: CGSize) { contentSize = size }

  /// Places the indicators, and pulls content back that rests outside its range since that has
  /// changed.
  open override func layoutSubviews() {
    // Another size may have made the content one that scrolls.
    systemInsetMayHaveChanged()
    super.layoutSubviews()
    keepContentInside()
    tellOfEdges()
    indicators.place(in: self)
    refreshControl?.scrollViewDidMove()
  }

  /// Called when the safe area changed: content that rested at its start stays there.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    systemInsetMayHaveChanged()
  }

  /// Where the last layout has left the content.
  var lastRest: ScrollRest?

  /// The controller whose content the view was when that one's safe area changed.
  weak var contentOwner: (any RootViewOwner)?
  @_spi(UIKit) open override func becomeContent(of owner: UIResponder) -> Bool {
    contentOwner = owner as? any RootViewOwner
    return true
  }

  /// What the view last made of the safe area.
  var knownSystemInset = UIEdgeInsets.zero
  /// What of the safe area its content was told of.
  var knownSafeAreaOfContent = UIEdgeInsets.zero

  package func scroll(to offset: CGPoint) {
    let rounded = UIScreen.main.rounded(offset)
    let old = bounds.origin
    guard rounded != old else { return }
    bounds.origin = rounded
    roomAbove?.wasScrolled()
    tellOfEdges()
    driver.contentWasMoved(by: CGPoint(x: rounded.x - old.x, y: rounded.y - old.y))
    setNeedsLayout()
    refreshControl?.scrollViewDidMove()
    tellObservers(of: "contentOffset", from: old, to: rounded)
    assignedDelegate?.scrollViewDidScroll?(self)
  }

  @_spi(UIKit) open override var contentTop: CGFloat? {
    -bounds.minY - contentInset.top - refreshRoom
  }

  @_spi(UIKit) open override var roomAboveContent: RoomAboveContent? {
    get { roomAbove }
    set { roomAbove = newValue }
  }

  final var roomAbove: RoomAboveContent?

  @_spi(UIKit) open override var isContentAtTop: Bool { bounds.minY <= -adjustedContentInset.top }

  @_spi(UIKit) open override var isContentAtBottom: Bool {
    bounds.maxY >= contentSize.height + adjustedContentInset.bottom
  }

  /// Which edges of the content bars were told to be in sight.
  final var knownEdges = (top: true, bottom: true)

  @_spi(UIKit) open override var factsAfterLayer: [String] { placeOfContent }

  func indicatorsNeedLayout() {
    if indicators.areShown { setNeedsLayout() }
  }
}
