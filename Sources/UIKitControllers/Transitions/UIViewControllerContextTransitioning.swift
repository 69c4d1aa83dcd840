/// Which of the two controllers of a transition is meant. Source: Apple,
/// UITransitionContextViewControllerKey.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is seen before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen afterwards.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of the two views of a transition is meant. Source: Apple, UITransitionContextViewKey.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that goes.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator knows of a transition from one controller to another, and whom it tells of the
/// end. Source: Apple, UIViewControllerContextTransitioning.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: ObjectiveCProtocol {
  /// The view in which the transition happens. What comes has to be put into it.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger, or what else drives the transition, still does.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to its beginning.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `.none` for what is no presentation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Tells how far the transition has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that nobody drives the transition any more and that it goes on to its end.
  func finishInteractiveTransition()
  /// Tells that nobody drives the transition any more and that it goes back.
  func cancelInteractiveTransition()
  /// Tells that somebody takes over an animation that can be interrupted.
  func pauseInteractiveTransition()
  /// How what comes is turned: not at all.
  var targetTransform: CGAffineTransform { get }
  /// Tells that the transition is over; animators have to call it.
  func completeTransition(_ didComplete: Bool)

  /// The controller of a key; nil where there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a key; nil where it stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is in the beginning, in the container; zero where it is not seen.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is in the end, in the container; zero where it is not seen.
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// Does nothing: a property animator that a finger takes over is paused by who does.
  public func pauseInteractiveTransition() {}
  /// Not turned.
  public var targetTransform: CGAffineTransform { .identity }
}
