/// For how long changes are animated; see ``CATransaction``.
public let kCATransactionAnimationDuration = "animationDuration"
/// Whether changes are not animated.
public let kCATransactionDisableActions = "disableActions"
/// The curve of changes.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// What is called when all has ended.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// Says something of the transaction by its key. Values of other keys are kept with it.
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

  /// What the transaction says of a key; nil for one that was not set.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    default: kept(forKey: key)
    }
  }
}
