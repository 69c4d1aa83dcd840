/// Manages a presentation: the frame of the presented view in the container, and accessory views
/// such as a dimming view.
///
/// The base class fills the container and leaves the presenter's view in place. Source: Apple,
/// UIPresentationController.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// The presented controller.
  public unowned let presentedViewController: UIViewController

  /// The presenting controller; before the presentation, the presented controller.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// The delegate, which is notified of interactive dismissals. Default nil.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The container view; nil while nothing is presented.
  open internal(set) weak var containerView: UIView?

  /// The view that is animated: the presented controller's view.
  open var presentedView: UIView? { presentedViewController.view }

  /// The final frame of the presented view, in the container. Default the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// Whether the presentation covers the whole window. Default true.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is removed when it is covered; its controller then also gets the
  /// disappearance callbacks. Default false except for `.fullScreen` and `.currentContext`.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  weak var presenting: UIViewController?
  var style: UIModalPresentationStyle
  var transition: ControllerTransition?
  /// Whether a custom animator has placed the presented view.
  var isPlacedByAnimator = false
  /// The place of the presenter's view before it was removed.
  var originalPosition: OriginalPosition?

  struct OriginalPosition {
    weak var superview: UIView?
    let index: Int
  }

  /// Creates a presentation of one controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The traits of the presentation: the container's, or the presenter's without one.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  /// The traits that override the presented controller's inherited ones. Default nil.
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      let traits = overrideTraitCollection?.values ?? .unspecified
      presentedViewController.ensuredTraitState.parentsOverrides = traits
      presentedViewController.overridesChanged()
    }
  }

  // MARK: Adapting

  /// Returns the style of the presentation under traits; `.none`, the default, for the current
  /// style. Popovers call it.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  // MARK: Progress

  /// Called before the container's subviews are laid out. The default does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container's subviews were laid out. The default does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the controller is presented. Overrides add their own views here and animate them
  /// with the presented controller's `transitionCoordinator`. The default does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation has completed or was cancelled. The default does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal. The default does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal has completed or was cancelled. The default does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Returns the animator of the transition style; nil for none.
  func animator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    presentedViewController.modalTransitionStyle == .crossDissolve
      ? CrossDissolve(isPresentation: isPresentation)
      : CoverVertical(isPresentation: isPresentation)
  }

  /// Prepares the container's subviews. By default the presented view resizes with the container.
  func prepareContainer(_ container: UIView) {
    presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  // MARK: UIContentContainer

  /// The presented controller's preferred content size, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the presented controller's preferred content size has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }

  /// Returns the presented controller's size in a container of a size, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container is resized; notifies the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let size = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
}

// Unsupported: UIPresentationController: adaptation · works · Popovers adapt by their delegate's
//   styles, without another controller for them. · test: PresentationTests
