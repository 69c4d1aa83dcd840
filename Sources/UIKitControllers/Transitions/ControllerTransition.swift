/// A transition from one controller to another: what its animator knows, what goes along with it,
/// and what is done when it is over.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  /// What comes and what goes.
  struct Parts {
    let container: UIView
    weak var from: UIViewController?
    weak var to: UIViewController?
    /// Nil where it stays where it is.
    weak var fromView: UIView?
    weak var toView: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
    var style = UIModalPresentationStyle.none
  }

  let isAnimated: Bool
  let coordinator: TransitionCoordinator
  private let parts: Parts
  /// The parts, kept as long as the transition is. A presentation's only from its end on: until
  /// then the controllers keep it, and are let go with their window while time stands still.
  private var keptParts: [AnyObject] = []
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let driver: (any UIViewControllerInteractiveTransitioning)?
  private let duration: TimeInterval
  private var pace: AnimationPace?
  private(set) var isOver = false
  private(set) var transitionWasCancelled = false

  /// Cleans up; given whether the transition came to its end.
  var tidyUp: @MainActor (_ didComplete: Bool) -> Void = { _ in }
  /// Happens when everybody has heard of the end.
  var afterwards: @MainActor (_ didComplete: Bool) -> Void = { _ in }

  /// - Parameters:
  ///   - parts: what comes and what goes.
  ///   - animator: who animates it; nil for a change at once.
  ///   - driver: who drives it; nil for the clock.
  ///   - keepsParts: whether nobody else keeps what goes.
  init(
    _ parts: Parts, animator: (any UIViewControllerAnimatedTransitioning)?,
    driver: (any UIViewControllerInteractiveTransitioning)? = nil, keepsParts: Bool = true
  ) {
    self.parts = parts
    if keepsParts { keptParts = parts.all }
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

  // MARK: The course

  /// Begins.
  func start() {
    if let driver {
      driver.startInteractiveTransition(self)
    } else {
      animate()
    }
  }

  /// Has the animator animate; by a pace where somebody says how far it has come.
  func animate(by pace: AnimationPace? = nil) {
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
    parts.to?.viewIsInPlace()
  }

  /// Ends the transition at once, wherever it is: a driven one goes back.
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
    keptParts = parts.all
    pace?.finish(back: !didComplete)
    tidyUp(didComplete)
    animator?.animationEnded?(didComplete)
    coordinator.finish()
    afterwards(didComplete)
    (tidyUp, afterwards) = ({ _ in }, { _ in })
  }

  // MARK: What an animator asks

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
