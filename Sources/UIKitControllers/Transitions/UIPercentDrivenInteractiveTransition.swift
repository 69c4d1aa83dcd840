/// Drives a transition's animation by how far something has come, such as a finger.
///
/// The animation stands still until ``update(_:)`` moves it. When it is let go it runs on,
/// to its end or back; then what it changed of views is what it was before. Source: Apple,
/// UIPercentDrivenInteractiveTransition.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How far the transition has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// How long the transition takes, in seconds; 0 before it has begun.
  open private(set) var duration: CGFloat = 0

  /// How fast the rest runs once the transition is let go, as a multiple. Default 1.
  open var completionSpeed: CGFloat = 1

  /// How the rest runs once the transition is let go. Default `.easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  private var context: ControllerTransition?
  private var pace: AnimationPace?

  /// A driver of no transition yet.
  public override init() { super.init() }

  /// Begins to drive a transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? ControllerTransition else {
      stop("a transition can be driven only by its own context")
    }
    let pace = AnimationPace(clock: context.containerView.layer.clock)
    (self.context, self.pace) = (context, pace)
    duration = CGFloat(context.coordinator.transitionDuration)
    context.animate(by: pace)
    update(percentComplete)
  }

  /// Shows the transition as far as this, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    guard let context, context.isInteractive else { return }
    pace?.hold(at: TimeInterval(self.percentComplete * duration))
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the transition run on to its end.
  open func finish() {
    context?.finishInteractiveTransition()
    release(to: TimeInterval(duration), part: 1 - percentComplete)
  }

  /// Lets the transition run back to its beginning.
  open func cancel() {
    context?.cancelInteractiveTransition()
    release(to: 0, part: percentComplete)
  }

  private func release(to end: TimeInterval, part: CGFloat) {
    let speed = max(completionSpeed, 0.01)
    pace?.release(
      to: end, in: TimeInterval(part * duration / speed), curve: completionCurve.timing)
    (context, pace) = (nil, nil)
  }
}
