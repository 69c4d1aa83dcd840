/// The presented controller, the presenting controller and the presentation's state.
struct PresentationLinks {
  /// The state of a presentation.
  enum Phase { case none, presenting, presented, dismissing }

  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The controller's presentation controller; created on first access.
  var controller: UIPresentationController?
  var phase = Phase.none
  /// The controller's popover presentation controller; created on first access.
  var popover: UIPopoverPresentationController?

  /// The presentation controller of the presented controller.
  @MainActor var presentedPresentation: UIPresentationController? {
    presented?.presentation.controller
  }
}
