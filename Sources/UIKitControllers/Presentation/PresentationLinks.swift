/// What a controller presents, and what presents it.
struct PresentationLinks {
  /// How far a presentation has come.
  enum Phase { case none, presenting, presented, dismissing }

  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// Places the controller while it is presented; made when it is first asked for.
  var controller: UIPresentationController?
  var phase = Phase.none
  /// What places the controller as a popover; made when it is first asked for.
  var popover: UIPopoverPresentationController?

  /// Places what the controller presents.
  @MainActor var presentedPresentation: UIPresentationController? {
    presented?.presentation.controller
  }
}
