@_spi(UIKit) import UIKitViews

/// A view that scrolls content larger than itself; its bounds' origin is the content offset.
///
/// Offsets, sizes and insets are in points. The content offset is rounded to pixels, as in UIKit.
///
/// Source: Apple, UIScrollView.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The delegate of the scroll view.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { assignedDelegate }
    set { assignedDelegate = newValue }
  }

  /// The delegate that was set last. It is notified even if an override of `delegate` returns
  /// another one, as in subclasses that forward to a delegate of their own.
  package final weak var assignedDelegate: (any UIScrollViewDelegate)?

  /// The size of the content, in points. Default zero.
  @exclusivity(unchecked) open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      indicatorsNeedLayout()
      systemInsetMayHaveChanged()
      if hasLeftScrollRange { setNeedsLayout() }
      notifyOfEdges()
      notifyObservers(of: "contentSize", from: oldValue, to: contentSize)
    }
  }

  /// The point of the content at the view's top left corner. Setting it does not clamp it.
  ///
  /// A deceleration continues from there, as in views that recentre their content repeatedly;
  /// ``setContentOffset(_:animated:)`` stops it. Source: WWDC 2011, 104.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      driver.contentWillBeMoved(to: newValue)
      scroll(to: newValue)
    }
  }

  /// The inset around the content, in points. Default zero. Content at rest is moved into its new
  /// range at once.
  @exclusivity(unchecked) open var contentInset = UIEdgeInsets.zero {
    didSet {
      if contentInset != oldValue {
        adjustedContentInsetDidChange()
        clampContentOffset(afterInset: oldValue)
      }
      notifyObservers(of: "contentInset", from: oldValue, to: contentInset)
    }
  }

  /// The refresh control of the content. Default nil.
  ///
  /// Content that does not fill the view can be pulled only with ``alwaysBounceVertical``.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.attach(to: nil)
      refreshControl?.attach(to: self)
    }
  }

  /// The inset at the top for a refresh control, in points.
  var refreshInset: CGFloat = 0

  /// How the safe area is added to ``contentInset``. Default `.automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { systemInsetMayHaveChanged() } }
  }

  /// Whether content bounces past its ends. Default true.
  open var bounces = true
  /// Whether content that bounces does so horizontally. Default true.
  open var bouncesHorizontally = true
  /// Whether content that bounces does so vertically. Default true.
  open var bouncesVertically = true
  /// Whether content smaller than the view bounces vertically. Default false.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { systemInsetMayHaveChanged() } }
  }
  /// Whether content smaller than the view bounces horizontally. Default false.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { systemInsetMayHaveChanged() } }
  }
  /// Whether scrolling stops at multiples of the view's size. Default false.
  open var isPagingEnabled = false
  /// Whether touches can scroll. Default true.
  open var isScrollEnabled = true { didSet { scrollPan.isEnabled = isScrollEnabled } }
  /// Whether a drag is locked to the axis it begins along. Default false.
  open var isDirectionalLockEnabled = false
  /// Whether touches on content are delayed until they turn out not to scroll. Default true.
  open var delaysContentTouches = true
  /// Whether scrolling cancels touches on content. Default true.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top. Default true.
  open var scrollsToTop = true
  /// The rate of deceleration after a drag. Default `.normal`.
  open var decelerationRate = DecelerationRate.normal
  /// How scrolling dismisses the keyboard. Default `.none`.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a horizontal indicator can be shown. Default true.
  open var showsHorizontalScrollIndicator = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { indicatorsNeedLayout() } }
  }
  /// Whether a vertical indicator can be shown. Default true.
  open var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { indicatorsNeedLayout() } }
  }
  /// The style of the indicators. Default `.default`.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { if indicatorStyle != oldValue { indicatorsNeedLayout() } }
  }
  /// The insets of the horizontal indicator's track, in points. Default zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if horizontalScrollIndicatorInsets != oldValue { indicatorsNeedLayout() } }
  }
  /// The insets of the vertical indicator's track, in points. Default zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if verticalScrollIndicatorInsets != oldValue { indicatorsNeedLayout() } }
  }

  /// The insets of both indicators; if they differ, returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (horizontalScrollIndicatorInsets, verticalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Whether the indicators also avoid the safe area. Default true.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { if automaticallyAdjustsScrollIndicatorInsets != oldValue { indicatorsNeedLayout() } }
  }

  /// Whether the content is touched, even before it moves.
  open var isTracking: Bool {
    (contentTouches.touches + scrollPan.touches).contains { !$0.isOver }
  }
  /// Whether a drag is scrolling.
  open var isDragging: Bool { driver.drag != nil }
  /// Whether the content decelerates after a drag.
  open var isDecelerating: Bool { driver.isDecelerating }

  /// The pan recognizer. Its ``UIGestureRecognizer/delegate`` is the scroll view, if that is a
  /// delegate.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// The pinch recognizer; nil if the scale limits are equal.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

  // MARK: Zooming

  /// The smallest zoom scale. Default 1.
  open var minimumZoomScale: CGFloat {
    get { zooming.limits.least }
    set {
      zooming.limits.least = newValue
      zooming.updatePinch(on: self)
    }
  }

  /// The largest zoom scale. Default 1.
  open var maximumZoomScale: CGFloat {
    get { zooming.limits.greatest }
    set {
      zooming.limits.greatest = newValue
      zooming.updatePinch(on: self)
    }
  }

  /// The scale of the view that the delegate returns from `viewForZooming(in:)`. Setting it clamps
  /// it to the limits. Default 1.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether pinching can exceed the limits. Default true.
  open var bouncesZoom = true
  /// Whether a pinch is zooming.
  open var isZooming: Bool { zooming.isPinching }
  /// Whether the scale is returning to a limit after a pinch.
  open var isZoomBouncing: Bool { (driver.motion as? ZoomAnimation)?.isBounce ?? false }

  /// Zooms to a scale about the centre of the visible area.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(by: scale, animated: animated) }

  /// Zooms, within the limits, until a rectangle in the zoomed view's coordinates just fits.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated: animated) }

  let zooming = ScrollZoom()
  let indicators = ScrollIndicators()
  package lazy var driver = ScrollDriver(of: self)
  private let scrollPan = ScrollPanGestureRecognizer()
  private let contentTouches = ContentTouchGestureRecognizer()

  // MARK: Lifecycle

  /// Creates a scroll view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    installGestureRecognizers()
  }

  /// Creates a scroll view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installGestureRecognizers()
    coder.describe(self, as: UIScrollView.self)
  }

  private func installGestureRecognizers() {
    subviewHost = self
    clipsToBounds = true
    (scrollPan.isForScrolling, contentTouches.isForScrolling) = (true, true)
    scrollPan.addHandler { ($0.view as? UIScrollView)?.panDidChange() }
    gestureRecognizers = [scrollPan, contentTouches]
  }

  // MARK: Touches

  /// Returns whether touches are delivered to a subview. The default returns true.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether scrolling cancels touches of a subview. Default true, false for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.behavior.contains(.keepsTouches) }

  /// Returns whether a gesture may begin; a pan does not if the touch belongs to the content or to
  /// an enclosing scroll view.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === scrollPan
      ? shouldBeginDrag() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Called after a touch that began in a subview has ended, after that view was notified, even if
  /// it has left this view meanwhile. The default does nothing.
  @_spi(UIKit) open func touchWasRemoved(_ touch: UITouch) {}

  /// Returns the target of a deceleration, for subclasses that choose another one; the velocity is
  /// in points a millisecond.
  @_spi(UIKit) open func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    proposed
  }

  // MARK: Scrolling

  /// Scrolls to an offset without clamping it.
  ///
  /// An animation takes 0.3 seconds of the virtual clock with ease-in and ease-out; each frame is
  /// laid out and notifies the delegate. Outside a window, or with animations disabled, the offset
  /// is set at once, as on iOS.
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

  /// Scrolls by the smallest distance that makes a rectangle of the content visible; of a larger
  /// rectangle the start is shown.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// The ``contentInset`` with the adjustment for the safe area and for an active refresh control.
  open var adjustedContentInset: UIEdgeInsets {
    let inset = contentInset + systemContentInset
    return UIEdgeInsets(
      top: inset.top + refreshInset, left: inset.left, bottom: inset.bottom, right: inset.right)
  }

  /// Called after ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {
    assignedDelegate?.scrollViewDidChangeAdjustedContentInset?(self)
    indicatorsNeedLayout()
    setNeedsLayout()
  }

  /// Shows the indicators briefly, as after a screen has appeared.
  open func flashScrollIndicators() { indicators.flash(in: self) }

  /// Shows the indicators permanently.
  package func showScrollIndicators() { indicators.show(in: self) }

  /// Hides the indicators, except during a drag or deceleration.
  package func hideScrollIndicators() {
    if !isDragging && !isDecelerating { indicators.hide(in: self) }
  }

  /// Lays out the indicators, and moves resting content into its range after that has changed.
  open override func layoutSubviews() {
    // Another size may have made the content scrollable.
    systemInsetMayHaveChanged()
    super.layoutSubviews()
    clampContentOffset()
    notifyOfEdges()
    indicators.place(in: self)
    refreshControl?.scrollViewDidMove()
  }

  /// After a change of the safe area, keeps content at its start if it rested at the old start.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    systemInsetMayHaveChanged()
  }

  /// The position of the content at the last layout.
  var lastRest: ScrollRestingState?

  /// The controller that had the view as its content at the last change of the safe area.
  package final weak var contentOwner: (any RootViewOwner)?

  /// The last adjustment for the safe area.
  var lastSystemInset = UIEdgeInsets.zero
  /// The safe area that was last passed to subviews.
  var lastSafeAreaOfContent = UIEdgeInsets.zero

  package func scroll(to offset: CGPoint) {
    let rounded = UIScreen.main.rounded(offset)
    let old = bounds.origin
    guard rounded != old else { return }
    bounds.origin = rounded
    collapsibleBarSpace?.wasScrolled()
    notifyOfEdges()
    driver.contentWasMoved(by: CGPoint(x: rounded.x - old.x, y: rounded.y - old.y))
    setNeedsLayout()
    refreshControl?.scrollViewDidMove()
    notifyObservers(of: "contentOffset", from: old, to: rounded)
    assignedDelegate?.scrollViewDidScroll?(self)
  }

  /// The room above the content for a collapsible bar.
  package final var collapsibleBarSpace: CollapsibleBarSpace?
  /// The sides at which subviews may preserve the margins. Default all.
  package final var sidesOfPreservedMargins = UIRectEdge.all

  /// The edges of the content at which bars were last notified.
  final var lastEdges = (top: true, bottom: true)

  func indicatorsNeedLayout() {
    if indicators.areVisible { setNeedsLayout() }
  }
}
