/// Presents a controller in a popover with an arrow to its source; in a compact width as a sheet,
/// unless the delegate returns another style.
///
/// A tap outside dismisses the popover. A rotation of the screen keeps the popover. Source: Apple,
/// UIPopoverPresentationController.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to. Default nil.
  open weak var sourceView: UIView? { didSet { changed() } }

  /// The part of ``sourceView`` that the popover points to, in that view's coordinates, in points;
  /// null, the default, for its bounds.
  open var sourceRect = CGRect.null { didSet { changed() } }

  /// The bar button item that the popover points to if ``sourceView`` is nil. Default nil.
  open var barButtonItem: UIBarButtonItem? { didSet { changed() } }

  /// The source of the popover, a view or a bar button item: ``sourceView`` or ``barButtonItem``.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
  }

  /// The views outside the popover that receive touches. Ignored: a tap outside dismisses the
  /// popover. Default nil.
  open var passthroughViews: [UIView]?

  /// Whether the popover may cover its source. Ignored: it never does. Default false.
  open var canOverlapSourceViewRect = false

  /// The permitted directions of the arrow; empty for no arrow. Default `.any`.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { changed() } }

  /// The direction of the arrow; `.unknown` while no popover is shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// The margins between the popover and the safe area's edges, in points. Default 10 each.
  open var popoverLayoutMargins = UIEdgeInsets(
    top: PopoverMetrics.margin, left: PopoverMetrics.margin, bottom: PopoverMetrics.margin,
    right: PopoverMetrics.margin)
  { didSet { changed() } }

  /// The colour of the arrow and of the background behind the controller's view; nil, the default,
  /// for the background colour of that view.
  open var backgroundColor: UIColor? { didSet { changed() } }

  /// The sheet presentation controller that is used in a compact width; its detents are set here.
  public private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)

  private lazy var popover = PopoverView(presentedViewController.view)
  private let beside = UIView(frame: .zero)

  private func changed() { containerView?.setNeedsLayout() }

  // MARK: Adapting

  /// Returns the style of the presentation under traits; `.none` for a popover. By default a
  /// popover in a regular width; in a compact width the delegate's style, or a page sheet.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let adaptive: UIModalPresentationStyle? = delegate?.adaptivePresentationStyle?(
      for: self, traitCollection: traitCollection)
    if let adaptive { return adaptive }
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    return delegate?.adaptivePresentationStyle?(for: self) ?? .pageSheet
  }

  /// Returns the presentation controller under traits: the popover or the one it adapts to.
  func adapted(to traits: UITraitCollection) -> UIPresentationController {
    let style = adaptivePresentationStyle(for: traits)
    switch style {
    case .none, .popover: return self
    case .pageSheet, .formSheet, .automatic:
      let sheet = adaptiveSheetPresentationController
      sheet.style = style == .automatic ? .pageSheet : style
      sheet.delegate = sheet.delegate ?? delegate
      return sheet
    default:
      let plain = UIPresentationController(
        presentedViewController: presentedViewController, presenting: nil)
      plain.style = style
      plain.delegate = delegate
      return plain
    }
  }

  // MARK: UIPresentationController

  /// The popover that contains the presented controller's view.
  open override var presentedView: UIView? { popover }

  /// Always false.
  open override var shouldRemovePresentersView: Bool { false }

  /// The frame of the popover with its arrow, in the container.
  open override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { placement(in: $0).frame } ?? .zero
  }

  /// Lays out the popover.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    beside.frame = containerView.bounds
    show(in: containerView)
  }

  /// Lays out the popover again, since the delegate may just have set its source.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if let containerView { show(in: containerView) }
  }

  /// Removes the controller's view from the popover.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    popover.removeContent()
    arrowDirection = .unknown
  }

  override func animator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    CrossDissolve(isPresentation: isPresentation)
  }

  override func prepareContainer(_ container: UIView) {
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation?(self)
    beside.frame = container.bounds
    beside.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.tappedOutside() })
    container.addSubview(beside)
  }

  // MARK: Placement

  private func show(in container: UIView) {
    let placement = placement(in: container)
    arrowDirection = placement.direction
    popover.show(
      at: placement,
      background: backgroundColor ?? presentedViewController.view.backgroundColor
        ?? .systemBackground)
  }

  private func placement(in container: UIView) -> PopoverPlacement {
    let wanted = presentedViewController.preferredContentSize
    let placement = PopoverPlacement.best(
      for: wanted.width > 0 && wanted.height > 0 ? wanted : PopoverMetrics.size,
      at: anchor(in: container),
      in: container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins),
      permitted: permittedArrowDirections)
    return PopoverPlacement(
      frame: UIScreen.main.pixelAligned(placement.frame), direction: placement.direction,
      tip: placement.tip)
  }

  private func anchor(in container: UIView) -> CGRect {
    if let sourceView {
      return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }
    guard let barButtonItem else {
      stop(
        "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or "
          + "barButtonItem"
          + " set before the presentation occurs.", exception: "NSGenericException")
    }
    let window = container.window
    let frame = window?.barItems.first { $0.item === barButtonItem }?.frame
    return frame.map { container.convert($0, from: window) } ?? .zero
  }
}

// Unsupported: UIPopoverPresentationController: turning · drawn · A popover stays a popover when
//   the screen is turned. · test: PopoverTests
// Unsupported: UIPopoverPresentationController.passthroughViews, canOverlapSourceViewRect · kept ·
//   They have no effect. · test: PopoverTests
// Unsupported: UIPopoverPresentationController: repositioning · absent · The delegate does not
//   reposition it. Action sheets are not popovers.
