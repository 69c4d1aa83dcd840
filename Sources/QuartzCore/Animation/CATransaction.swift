/// What holds for the layer changes and animations between its beginning and its commit.
///
/// Changes of a layer's properties by themselves do not animate here; what a transaction decides is
/// the duration of animations without one, and who is told when they end.
///
/// Source: Apple, CATransaction.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private static var stack: TransactionStack { .current }

  static var openCompletions: [AnimationCompletion] { stack.openCompletions }

  /// Begins a transaction inside the one that is open; it takes over its settings.
  public class func begin() { stack.push() }

  /// Ends the transaction begun last. Its completion block is called when its animations have
  /// ended; without any, when the clock is next told to advance.
  public class func commit() { stack.pop()?.close() }

  /// Does nothing: what is set shows in the next picture.
  public class func flush() {}

  /// How long animations without a duration take, in seconds. Default 0.25.
  public class func animationDuration() -> CFTimeInterval { stack.innermost.duration }
  /// Sets how long animations without a duration take, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { stack.innermost.duration = dur }

  /// The curve of the transaction. Default nil.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.innermost.timingFunction
  }
  /// Sets the curve of the transaction.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.innermost.timingFunction = function
  }

  /// Whether changes are not animated, even inside an animation of views. Default false.
  public class func disableActions() -> Bool { stack.innermost.disablesActions }
  /// Sets whether changes are not animated, even inside an animation of views.
  public class func setDisableActions(_ flag: Bool) { stack.innermost.disablesActions = flag }

  /// Says whom to call when the animations added from now until the commit have ended. Without an
  /// open transaction it is called when the clock is next told to advance.
  public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    stack.innermost.completion?.close()
    let completion = block.map { block in AnimationCompletion { _ in block() } }
    if stack.isEmpty { completion?.close() } else { stack.innermost.completion = completion }
  }

  static func keep(_ value: Any?, forKey key: String) { stack.innermost.values[key] = value }

  static func kept(forKey key: String) -> Any? { stack.innermost.values[key] }

  /// Lets somebody wait for the animations added from now until the commit.
  package class func setCompletion(_ completion: AnimationCompletion) {
    stack.innermost.completion = completion
  }
}
