/// Drives a transition's animation by a percentage, for example by a finger's movement.
///
/// The animation is paused until ``update(_:)`` moves it. After ``finish()`` or ``cancel()`` it
/// runs on to its end or back to its beginning; a cancelled animation restores the values of the
/// views. Source: Apple, UIPercentDrivenInteractiveTransition.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The progress of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// The duration of the transition, in seconds; 0 before it has begun.
  open private(set) var duration: CGFloat = 0

  /// The speed of the remaining animation after finishing or cancelling, as a factor. Default 1.
  open var completionSpeed: CGFloat = 1

  /// The curve of the remaining animation after finishing or cancelling. Default `.easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  private var context: ControllerTransition?
  private var pace: AnimationTimeController?

  /// Creates an interaction controller.
  public override init() { super.init() }

  /// Starts to drive a transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? ControllerTransition else {
      stop("a transition can be driven only by its own context")
    }
    let pace = AnimationTimeController(clock: context.containerView.layer.clock)
    (self.context, self.pace) = (context, pace)
    duration = CGFloat(context.coordinator.transitionDuration)
    context.animate(by: pace)
    update(percentComplete)
  }

  /// Shows the transition at a progress from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    guard let context, context.isInteractive else { return }
    pace?.hold(at: TimeInterval(self.percentComplete * duration))
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the transition run to its end.
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
