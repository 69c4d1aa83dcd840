/// What holds for the layer changes and animations between its beginning and its commit.
///
/// Changes of a layer's properties by themselves do not animate here; what a transaction decides is
/// the duration of animations without one, and who is told when they end.
///
/// Source: Apple, CATransaction.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private struct State {
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var timingFunction: CAMediaTimingFunction?
    var completion: AnimationCompletion?
  }

  private static var states: [State] = []
  private static var outermost = State()

  private static var current: State {
    get { states.last ?? outermost }
    set { if states.isEmpty { outermost = newValue } else { states[states.count - 1] = newValue } }
  }

  static var openCompletions: [AnimationCompletion] { states.compactMap(\.completion) }

  /// Begins a transaction inside the one that is open; it takes over its settings.
  public class func begin() {
    var state = current
    state.completion = nil
    states.append(state)
  }

  /// Ends the transaction begun last. Its completion block is called when its animations have
  /// ended; without any, when the clock is next told to advance.
  public class func commit() { states.popLast()?.completion?.close() }

  /// Does nothing: what is set shows in the next picture.
  public class func flush() {}

  /// How long animations without a duration take, in seconds. Default 0.25.
  public class func animationDuration() -> CFTimeInterval { current.duration }
  /// Sets how long animations without a duration take, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

  /// The curve of the transaction. Default nil.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
  /// Sets the curve of the transaction.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  /// Whether changes are not animated, even inside an animation of views. Default false.
  public class func disableActions() -> Bool { current.disablesActions }
  /// Sets whether changes are not animated, even inside an animation of views.
  public class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// Says whom to call when the animations added from now until the commit have ended. Without an
  /// open transaction it is called when the clock is next told to advance.
  public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    current.completion?.close()
    let completion = block.map { block in AnimationCompletion { _ in block() } }
    if states.isEmpty { completion?.close() } else { current.completion = completion }
  }

  /// Lets somebody wait for the animations added from now until the commit.
  package class func setCompletion(_ completion: AnimationCompletion) {
    current.completion = completion
  }
}
