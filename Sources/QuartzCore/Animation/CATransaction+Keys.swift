/// For how long changes are animated; see ``CATransaction``.
public let kCATransactionAnimationDuration = "animationDuration"
/// Whether changes are not animated.
public let kCATransactionDisableActions = "disableActions"
/// The curve of changes.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// What is called when all has ended.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// Says something of the transaction by its key. Values of unknown keys are dropped.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let number = anObject as? NSNumber { setAnimationDuration(number.doubleValue) }
    case kCATransactionDisableActions:
      setDisableActions((anObject as? NSNumber)?.boolValue ?? anObject as? Bool ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    default: break
    }
  }

  /// What the transaction says of a key; nil for unknown ones.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    default: nil
    }
  }
}
