/// Keeps the animations to run alongside a transition and the handlers to call after it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The values that the coordinator's context properties return.
  struct Facts {
    var container: UIView
    weak var from: UIViewController?
    weak var to: UIViewController?
    weak var fromView: UIView?
    weak var toView: UIView?
    var style = UIModalPresentationStyle.none
    var isAnimated: Bool
    var duration: TimeInterval
    var isInteractive = false
  }

  private let facts: Facts
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var hasBegun = false
  private var isOver = false
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  var percentComplete: CGFloat = 0

  init(_ facts: Facts) {
    self.facts = facts
    isInteractive = facts.isInteractive
  }

  var isAnimated: Bool { facts.isAnimated }
  var presentationStyle: UIModalPresentationStyle { facts.style }
  var initiallyInteractive: Bool { facts.isInteractive }
  var transitionDuration: TimeInterval { facts.isAnimated ? facts.duration : 0 }
  var containerView: UIView { facts.container }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: facts.from
    case .to: facts.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: facts.fromView
    case .to: facts.toView
    default: nil
    }
  }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard !hasBegun else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  // MARK: Transition

  /// Makes the changes registered alongside, in the current animation if there is one.
  func makeChanges() {
    hasBegun = true
    let changes = animations
    animations = []
    for change in changes { change(self) }
  }

  /// Ends the interactive part of the transition and calls the interaction handlers.
  func interactionEnded(cancelled: Bool) {
    (isInteractive, isCancelled) = (false, cancelled)
    for handler in interactionHandlers { handler(self) }
  }

  /// Ends the transition and calls the completion handlers.
  func finish() {
    guard !isOver else { return }
    isOver = true
    let handlers = completions
    completions = []
    for handler in handlers { handler(self) }
  }
}
