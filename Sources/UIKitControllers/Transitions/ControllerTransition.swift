/// The context of a transition from one controller to another. It starts the animator, runs the
/// animations alongside and cleans up at the end.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  /// The controllers, views and frames of the transition.
  struct Parts {
    let container: UIView
    weak var from: UIViewController?
    weak var to: UIViewController?
    /// The view of `from`; nil if it does not move.
    weak var fromView: UIView?
    weak var toView: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
    var style = UIModalPresentationStyle.none
  }

  let isAnimated: Bool
  let coordinator: TransitionCoordinator
  private let parts: Parts
  /// The parts, which the transition retains. For a presentation it retains them only after its
  /// end: until then the controllers do, so that they are released with their window even if time
  /// does not advance.
  private var retainedParts: [AnyObject] = []
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let driver: (any UIViewControllerInteractiveTransitioning)?
  private let duration: TimeInterval
  private var pace: AnimationTimeController?
  private(set) var isOver = false
  private(set) var transitionWasCancelled = false

  /// Cleans up; the argument is whether the transition completed.
  var cleanUp: @MainActor (_ didComplete: Bool) -> Void = { _ in }
  /// Called after the animator and the coordinator have been notified of the end.
  var afterwards: @MainActor (_ didComplete: Bool) -> Void = { _ in }

  /// Creates a transition between controllers.
  ///
  /// - Parameters:
  ///   - parts: the controllers, views and frames.
  ///   - animator: the animator; nil for an immediate change.
  ///   - driver: the interaction controller; nil for a transition driven by the clock.
  init(
    _ parts: Parts, animator: (any UIViewControllerAnimatedTransitioning)?,
    driver: (any UIViewControllerInteractiveTransitioning)? = nil, keepsParts: Bool = true
  ) {
    self.parts = parts
    if keepsParts { retainedParts = parts.all }
    self.animator = UIView.areAnimationsEnabled ? animator : nil
    self.driver = self.animator == nil ? nil : driver
    isAnimated = self.animator != nil
    duration = self.animator?.transitionDuration(using: nil) ?? 0
    coordinator = TransitionCoordinator(
      TransitionCoordinator.Facts(
        container: parts.container, from: parts.from, to: parts.to, fromView: parts.fromView,
        toView: parts.toView, style: parts.style, isAnimated: isAnimated, duration: duration,
        isInteractive: self.driver != nil))
    super.init()
    for controller in [parts.from, parts.to] { controller?.runningTransition = self }
  }

  var containerView: UIView { parts.container }
  var isInteractive: Bool { coordinator.isInteractive }
  var presentationStyle: UIModalPresentationStyle { parts.style }

  // MARK: Progress

  /// Starts the transition.
  func start() {
    if let driver {
      driver.startInteractiveTransition(self)
    } else {
      animate()
    }
  }

  /// Runs the animator, under a pace when the transition is interactive.
  func animate(by pace: AnimationTimeController? = nil) {
    self.pace = pace
    guard let animator else {
      coordinator.makeChanges()
      return completeTransition(true)
    }
    let begin = {
      animator.animateTransition(using: self)
      UIView.animateAlong(self, duration: self.duration) { self.coordinator.makeChanges() }
    }
    if let pace { pace.run(begin) } else { begin() }
    parts.to?.sendViewIsAppearing()
  }

  /// Ends the transition at once; an interactive one is cancelled.
  func finishNow() {
    guard !isOver else { return }
    let goesBack = isInteractive || transitionWasCancelled
    if isInteractive { cancelInteractiveTransition() }
    completeTransition(!goesBack)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.percentComplete = percentComplete
  }

  func finishInteractiveTransition() {
    if isInteractive { coordinator.interactionEnded(cancelled: false) }
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    transitionWasCancelled = true
    coordinator.interactionEnded(cancelled: true)
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    retainedParts = parts.all
    pace?.finish(back: !didComplete)
    cleanUp(didComplete)
    animator?.animationEnded?(didComplete)
    coordinator.finish()
    afterwards(didComplete)
    (cleanUp, afterwards) = ({ _ in }, { _ in })
  }

  // MARK: Controllers, views and frames

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: parts.from
    case .to: parts.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: parts.fromView
    case .to: parts.toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === parts.from ? parts.initialFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === parts.to ? parts.finalFrame : .zero
  }
}

extension ControllerTransition.Parts {
  @MainActor fileprivate var all: [AnyObject] {
    [from, to, fromView, toView].compactMap(\.self)
  }
}
