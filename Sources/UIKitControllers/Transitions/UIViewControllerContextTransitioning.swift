/// A key for one of the two controllers of a transition. Source: Apple,
/// UITransitionContextViewControllerKey.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views of a transition. Source: Apple, UITransitionContextViewKey.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that appears.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The context of a transition from one controller to another; animators read it and report the end
/// to it. Source: Apple, UIViewControllerContextTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: ObjectiveCProtocol {
  /// The view in which the transition takes place. The animator must add the appearing view to it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether an interaction controller currently drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports the progress of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction has ended and that the transition runs to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction has ended and that the transition runs back.
  func cancelInteractiveTransition()
  /// Reports that an interruptible animation is paused and becomes interactive.
  func pauseInteractiveTransition()
  /// The rotation of the appearing view; always the identity.
  var targetTransform: CGAffineTransform { get }
  /// Reports that the transition has ended. Animators must call it.
  func completeTransition(_ didComplete: Bool)

  /// Returns the controller of a key; nil if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of a key; nil if the view stays in place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the beginning, in the container; zero if the view
  /// is not visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, in the container; zero if the view is not
  /// visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// Does nothing: the caller pauses an interrupted property animator.
  public func pauseInteractiveTransition() {}
  /// The identity transform.
  public var targetTransform: CGAffineTransform { .identity }
}

// Unsupported: UIViewControllerContextTransitioning.pauseInteractiveTransition() · kept · It has no
//   effect: the caller pauses its property animator.
