/// Presents a controller beside what it belongs to, in a small window with an arrow; where the
/// width is compact, as a sheet, unless its delegate says otherwise.
///
/// A finger beside it dismisses it. A popover that is shown stays one when the screen is turned.
/// Source: Apple, UIPopoverPresentationController.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover belongs to. Default nil.
  open weak var sourceView: UIView? { didSet { changed() } }

  /// The part of ``sourceView`` that it belongs to, in that view's coordinates, in points; null,
  /// the default, for all of it.
  open var sourceRect = CGRect.null { didSet { changed() } }

  /// The bar's button that it belongs to, where there is no ``sourceView``. Default nil.
  open var barButtonItem: UIBarButtonItem? { didSet { changed() } }

  /// What the popover belongs to, a view or a bar's button: ``sourceView`` or ``barButtonItem``.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
  }

  /// Views beside the popover that may be touched without dismissing it. Kept: a finger beside it
  /// dismisses it. Default nil.
  open var passthroughViews: [UIView]?

  /// Whether it may cover what it belongs to. Kept: it does not. Default false.
  open var canOverlapSourceViewRect = false

  /// Where the arrow may point; empty for no arrow. Default `.any`.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { changed() } }

  /// Where the arrow points; `.unknown` while nothing is shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// How far it keeps away from the safe area's edges, in points. Default 10 each.
  open var popoverLayoutMargins = UIEdgeInsets(
    top: PopoverLook.margin, left: PopoverLook.margin, bottom: PopoverLook.margin,
    right: PopoverLook.margin)
  { didSet { changed() } }

  /// The colour of the arrow, and of the background behind the controller's view; nil, the
  /// default, for the colour of that view.
  open var backgroundColor: UIColor? { didSet { changed() } }

  /// What presents the controller where it is a sheet instead: its detents are said here.
  public private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)

  private lazy var popover = PopoverView(presentedViewController.view)
  private let beside = UIView(frame: .zero)

  private func changed() { containerView?.setNeedsLayout() }

  // MARK: Adapting

  /// How the controller is presented under traits; `.none` for a popover. By default a popover
  /// where the width is regular; where it is compact what the delegate says, else a page sheet.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let said: UIModalPresentationStyle? = delegate?.adaptivePresentationStyle?(
      for: self, traitCollection: traitCollection)
    if let said { return said }
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    return delegate?.adaptivePresentationStyle?(for: self) ?? .pageSheet
  }

  /// What presents the controller under traits: the popover or what it becomes.
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

  /// The popover with the presented controller's view in it.
  open override var presentedView: UIView? { popover }

  /// What lies below stays.
  open override var shouldRemovePresentersView: Bool { false }

  /// Where the popover lies with its arrow, in the container.
  open override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { place(in: $0).frame } ?? .zero
  }

  /// Places the popover.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    beside.frame = containerView.bounds
    show(in: containerView)
  }

  /// The delegate may say now where the popover belongs.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if let containerView { show(in: containerView) }
  }

  /// Lets the controller's view go.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    popover.letGo()
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
      UITapGestureRecognizer { [weak self] _ in self?.fingerCameDownBeside() })
    container.addSubview(beside)
  }

  // MARK: Places

  private func show(in container: UIView) {
    let place = place(in: container)
    arrowDirection = place.direction
    popover.show(
      at: place,
      ground: backgroundColor ?? presentedViewController.view.backgroundColor ?? .systemBackground)
  }

  private func place(in container: UIView) -> PopoverPlace {
    let wanted = presentedViewController.preferredContentSize
    let place = PopoverPlace.best(
      for: wanted.width > 0 && wanted.height > 0 ? wanted : PopoverLook.size,
      at: anchor(in: container),
      in: container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins),
      permitted: permittedArrowDirections)
    return PopoverPlace(
      frame: UIScreen.main.pixelAligned(place.frame), direction: place.direction, tip: place.tip)
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
