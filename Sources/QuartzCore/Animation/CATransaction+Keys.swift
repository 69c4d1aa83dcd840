/// The key of the duration of animations; see ``CATransaction``.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes are not animated.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// Sets a value of the transaction. Values of other keys are stored.
  ///
  /// Source: gnustep/libs-quartzcore, `CATransaction/transaction.m`, checked against Apple's
  /// QuartzCore.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let number = anObject as? NSNumber { setAnimationDuration(number.doubleValue) }
    case kCATransactionDisableActions:
      setDisableActions((anObject as? NSNumber)?.boolValue ?? anObject as? Bool ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    default: keep(anObject, forKey: key)
    }
  }

  /// Returns a value of the transaction; nil if it was not set.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    default: storedValue(forKey: key)
    }
  }
}
