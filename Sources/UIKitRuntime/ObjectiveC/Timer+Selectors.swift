extension Timer {
  /// Creates an unscheduled timer that calls a method of a target, which it retains until it is
  /// invalidated. It runs on the wall clock, if a run loop runs.
  /// Source: Apple, Timer.init(timeInterval:target:selector:userInfo:repeats:).
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates an unscheduled timer that fires at a date and then, if it repeats, after each interval
  /// in seconds.
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

  /// Schedules a timer on the current run loop that calls a method of a target.
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

/// Returns the user information of a timer. The source tool calls this for `Timer.userInfo`, which
/// is empty in Foundation on Linux.
public func userInfo(of timer: Timer) -> Any? { objc_getAssociatedObject(timer, timerInfoKey) }

nonisolated(unsafe) private let timerInfoKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
