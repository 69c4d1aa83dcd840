/// Presents a controller as a sheet: at the bottom of a phone's screen, at one of several heights;
/// centred on a large screen; and over the full screen of a phone in landscape.
///
/// The user drags it from detent to detent, and down to dismiss it. Source: Apple,
/// UISheetPresentationController.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The view that the sheet points to. Ignored: sheets always come from below. Default nil.
  open var sourceView: UIView?
  /// Whether a form sheet has the size of a page sheet. Ignored. Default false.
  open var prefersPageSizing = false

  /// The detents at which the sheet rests, the smallest first. Default the large one.
  open var detents: [Detent] = [.large()] { didSet { changed() } }

  /// The identifier of the current detent; nil, the default, for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }

  /// The largest detent at which the views below are not dimmed and receive touches; nil, the
  /// default, to dim them at every detent.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }

  /// Whether a scroll view scrolled to its top expands the sheet before it scrolls. Default true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the grabber is visible. Default false.
  open var prefersGrabberVisible = false { didSet { changed() } }

  /// The radius of the sheet's corners, in points; nil, the default, for the system's radius.
  open var preferredCornerRadius: CGFloat? { didSet { changed() } }

  /// Whether the sheet stays at the bottom edge of a phone's screen in landscape. Default false.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { changed() } }

  /// Whether an edge-attached sheet has its controller's preferred width. Default false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { changed() } }

  private lazy var sheet = SheetView(presentedViewController.view)
  private let dimmingView = UIView(frame: .zero)
  private lazy var drag = SheetDrag(of: self)

  // MARK: Changes

  /// Animates the changes that a closure makes to the sheet.
  open func animateChanges(_ changes: () -> Void) {
    UIView.animate(withDuration: SheetMetrics.duration) {
      changes()
      containerView?.layoutIfNeeded()
    }
  }

  /// Resolves the detents again.
  open func invalidateDetents() { changed() }

  private func changed() { containerView?.setNeedsLayout() }

  // MARK: UIPresentationController

  /// The sheet that contains the presented controller's view.
  open override var presentedView: UIView? { sheet }

  /// Always false.
  open override var shouldRemovePresentersView: Bool { false }

  /// The frame of the sheet at its resting height, in the container.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return frame(height: restingHeight, in: containerView)
  }

  /// Lays out the dimming view and the sheet.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    let isFull = isFullScreen(in: containerView)
    sheet.show(
      cornerRadius: isFull ? 0 : preferredCornerRadius ?? SheetMetrics.cornerRadius,
      atEdge: isAtEdge(in: containerView), grabber: prefersGrabberVisible && !isFull)
    guard transition == nil, !drag.isDragging else { return }
    sheet.frame = frameOfPresentedViewInContainerView
    dimmingView.alpha = restingDimmingAlpha
  }

  /// Fades in the dimming view.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimmingView.alpha = 0
    let alpha = restingDimmingAlpha
    presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in
      dimmingView.alpha = alpha
    }
  }

  /// Fades out the dimming view.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in
      dimmingView.alpha = 0
    }
  }

  /// Removes the controller's view from the sheet.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { sheet.removeContent() }
  }

  override func prepareContainer(_ container: UIView) {
    dimmingView.backgroundColor = .black
    dimmingView.frame = container.bounds
    let tap = UITapGestureRecognizer { [weak self] _ in self?.tappedOutside() }
    dimmingView.addGestureRecognizer(tap)
    container.addSubview(dimmingView)
    container.setNeedsLayout()
    drag.install(on: sheet)
  }

  // MARK: Heights

  /// The heights at which the sheet rests, the smallest first, in points from the container's
  /// bottom edge.
  var heights: [(name: Detent.Identifier, height: CGFloat)] {
    guard let containerView else { return [] }
    let largest = largestHeight(in: containerView)
    guard isAtEdge(in: containerView) else { return [(.large, largest)] }
    let context = DetentContext(in: containerView, largest: largest)
    let known = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (detent.identifier, min(largest, $0 + context.bottomInset))
      }
    }
    return known.isEmpty ? [(.large, largest)] : known.sorted { $0.1 < $1.1 }
  }

  private func largestHeight(in container: UIView) -> CGFloat {
    let bounds = container.bounds
    if isFullScreen(in: container) { return bounds.height }
    guard isAtEdge(in: container) else { return sizeInTheMiddle(of: container).height }
    return bounds.height - container.safeAreaInsets.top - SheetMetrics.topGap
  }

  /// The height of the sheet while it is not dragged.
  var restingHeight: CGFloat {
    let heights = heights
    return heights.first { $0.name == selectedDetentIdentifier }?.height
      ?? heights.first?.height ?? 0
  }

  /// Returns the frame of the sheet at a height. Below the smallest detent the sheet keeps its
  /// size.
  func frame(height: CGFloat, in container: UIView) -> CGRect {
    let bounds = container.bounds
    guard isAtEdge(in: container) || isFullScreen(in: container) else {
      let size = sizeInTheMiddle(of: container)
      return UIScreen.main.pixelAligned(
        CGRect(
          x: bounds.midX - size.width / 2, y: bounds.midY + size.height / 2 - height,
          width: size.width, height: size.height))
    }
    var width = bounds.width
    let wanted = presentedViewController.preferredContentSize.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, wanted > 0 { width = min(width, wanted) }
    return UIScreen.main.pixelAligned(
      CGRect(
        x: bounds.midX - width / 2, y: bounds.maxY - height, width: width,
        height: max(height, heights.first?.height ?? height)))
  }

  private func sizeInTheMiddle(of container: UIView) -> CGSize {
    let (size, wanted) = (container.bounds.size, presentedViewController.preferredContentSize)
    if wanted.width > 0, wanted.height > 0 {
      return CGSize(width: min(wanted.width, size.width), height: min(wanted.height, size.height))
    }
    guard style == .formSheet else {
      let margins = SheetMetrics.pageMargins
      return CGSize(
        width: min(size.width - 2 * margins.width, SheetMetrics.widestPage),
        height: size.height - 2 * margins.height)
    }
    return CGSize(
      width: min(SheetMetrics.form.width, size.width),
      height: min(SheetMetrics.form.height, size.height))
  }

  private func isLarge(_ container: UIView) -> Bool {
    min(container.bounds.width, container.bounds.height) >= SheetMetrics.largeScreen
  }

  private func isLow(_ container: UIView) -> Bool {
    let size = container.bounds.size
    return size.height < SheetMetrics.lowScreen && size.width > size.height
  }

  private func isFullScreen(in container: UIView) -> Bool {
    isLow(container) && !prefersEdgeAttachedInCompactHeight
  }

  private func isAtEdge(in container: UIView) -> Bool {
    !isLarge(container) && !isFullScreen(in: container)
  }

  // MARK: Dimming

  private var restingDimmingAlpha: CGFloat { dimmingAlpha(at: restingHeight) }

  /// Returns the opacity of the dimming view at a height.
  func dimmingAlpha(at height: CGFloat) -> CGFloat {
    let heights = heights
    let clear = heights.first { $0.name == largestUndimmedDetentIdentifier }?.height ?? 0
    let least = heights.first { $0.height > clear }?.height ?? clear
    guard least > clear else { return 0 }
    return SheetMetrics.dimmingAlpha * min(max((height - clear) / (least - clear), 0), 1)
  }

  /// Shows the sheet at a height during a drag.
  func show(height: CGFloat) {
    guard let containerView else { return }
    sheet.frame = frame(height: height, in: containerView)
    dimmingView.alpha = dimmingAlpha(at: height)
    dimmingView.isUserInteractionEnabled = dimmingView.alpha > 0
    containerView.layoutIfNeeded()
  }
}

// Unsupported: UISheetPresentationController: below · drawn · Content below a large sheet is
//   shaded, not made smaller. · test: SheetTests
// Unsupported: UISheetPresentationController.sourceView · kept · Sheets come from below;
//   `prefersPageSizing` has no effect either. · test: SheetTests
