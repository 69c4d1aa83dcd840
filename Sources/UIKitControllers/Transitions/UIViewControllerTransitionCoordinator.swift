/// What is known of a transition that runs. Source: Apple,
/// UIViewControllerTransitionCoordinatorContext.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// How a controller is presented; `.none` for what is no presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether something else than the clock drove the transition when it began.
  var initiallyInteractive: Bool { get }
  /// Whether something else than the clock drives it now.
  var isInteractive: Bool { get }
  /// Whether it goes back to its beginning.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far it had come when it was let go, or has come while it is driven, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view in which it happens.
  var containerView: UIView { get }

  /// The controller of a key; nil where there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a key; nil where there is none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets something be animated along with a transition, and tells of its end. Source: Apple,
/// UIViewControllerTransitionCoordinator.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Has changes be animated along with the transition, and something done when it is over.
  ///
  /// Without animation the changes are made at once. After the transition has begun, changes come
  /// too late: they are not made.
  ///
  /// - Returns: whether the changes are going to be made.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for a view outside the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Has something done when nobody drives the transition any more.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Has changes be animated along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
