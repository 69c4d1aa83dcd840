extension Timer {
  /// A timer that is not scheduled and calls a method of a target, which it keeps until it is
  /// invalidated. It runs by the wall clock, where a run loop runs.
  /// Source: Apple, Timer.init(timeInterval:target:selector:userInfo:repeats:).
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      ObjectiveCMessage.demand(aSelector, of: target, [timer])
    }
    if let userInfo { objc_setAssociatedObject(self, timerInfoKey, userInfo, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// A timer on the current run loop that calls a method of a target.
  /// Source: Apple, Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:).
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// What the timer was made with. Source: Apple, Timer.userInfo.
  public var userInfo: Any? { objc_getAssociatedObject(self, timerInfoKey) }
}

nonisolated(unsafe) private let timerInfoKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
