extension Timer {
  /// A timer that is not scheduled and calls a method of a target, which it keeps until it is
  /// invalidated. It runs by the wall clock, where a run loop runs.
  /// Source: Apple, Timer.init(timeInterval:target:selector:userInfo:repeats:).
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// A timer that is not scheduled, is due at a date first and then, if it repeats, each time an
  /// interval, in seconds, has passed.
  /// Source: Apple, Timer.init(fireAt:interval:target:selector:userInfo:repeats:).
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    nonisolated(unsafe) let target = t as AnyObject
    self.init(fire: date, interval: ti, repeats: rep) { timer in
      ObjectiveCMessage.demand(s, of: target, [timer])
    }
    if let ui {
      objc_setAssociatedObject(self, timerInfoKey, ui, .OBJC_ASSOCIATION_RETAIN)
    }
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
}

/// What a timer was made with. The source tool calls this for `Timer.userInfo`, which Foundation on
/// Linux leaves empty.
public func userInfo(of timer: Timer) -> Any? { objc_getAssociatedObject(timer, timerInfoKey) }

nonisolated(unsafe) private let timerInfoKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
