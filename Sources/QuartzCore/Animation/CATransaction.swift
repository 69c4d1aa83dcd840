/// The settings of layer changes and animations between its beginning and its commit.
///
/// Changes of a layer's properties are not animated by themselves; a transaction determines the
/// default duration of animations, and calls a completion block after their end.
///
/// Source: Apple, CATransaction.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private static var stack: TransactionStack { .current }

  static var openCompletions: [AnimationCompletion] { stack.openCompletions }

  /// Begins a nested transaction, which inherits the settings of the current one.
  public class func begin() { stack.push() }

  /// Ends the innermost transaction. Its completion block is called after its animations; without
  /// any, when the clock is next advanced.
  public class func commit() { stack.pop()?.close() }

  /// Does nothing: changes are visible in the next picture.
  public class func flush() {}

  /// Returns the default duration of animations, in seconds. Default 0.25.
  public class func animationDuration() -> CFTimeInterval { stack.innermost.duration }
  /// Sets the default duration of animations, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { stack.innermost.duration = dur }

  /// Returns the timing function of the transaction. Default nil.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.innermost.timingFunction
  }
  /// Sets the timing function of the transaction.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.innermost.timingFunction = function
  }

  /// Returns whether changes are not animated, even inside an animation of views. Default false.
  public class func disableActions() -> Bool { stack.innermost.disablesActions }
  /// Sets whether changes are not animated, even inside an animation of views.
  public class func setDisableActions(_ flag: Bool) { stack.innermost.disablesActions = flag }

  /// Sets the block called after the animations added from now until the commit. Without an open
  /// transaction, it is called when the clock is next advanced.
  public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    stack.innermost.completion?.close()
    let completion = block.map { block in AnimationCompletion { _ in block() } }
    stack.innermost.completionBlock = stack.isEmpty ? nil : block
    if stack.isEmpty { completion?.close() } else { stack.innermost.completion = completion }
  }

  /// Returns the block set by ``setCompletionBlock(_:)`` in the transaction; nil if none was.
  public class func completionBlock() -> (@MainActor () -> Void)? {
    stack.innermost.completionBlock
  }

  /// Does nothing: layers are used on the main actor only.
  public class func lock() {}
  /// Does nothing: layers are used on the main actor only.
  public class func unlock() {}

  static func keep(_ value: Any?, forKey key: String) { stack.innermost.values[key] = value }

  static func storedValue(forKey key: String) -> Any? { stack.innermost.values[key] }

  /// Sets the completion of the animations added from now until the commit.
  package class func setCompletion(_ completion: AnimationCompletion) {
    stack.innermost.completion = completion
  }
}

// Unsupported: CATransaction.flush() · kept · It has no effect: the next picture has all changes. ·
//   test: LayerAnimationTests
