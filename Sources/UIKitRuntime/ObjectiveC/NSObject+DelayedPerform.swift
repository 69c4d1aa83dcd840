extension NSObject {
  /// Calls a method after a delay in seconds of real time, in which the run loop must run.
  /// Source: Apple, NSObject.perform(_:with:afterDelay:).
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method after a delay in seconds, of the wall clock, if a run loop runs in one of the
  /// given modes. Source: Apple, NSObject.perform(_:with:afterDelay:inModes:).
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    nonisolated(unsafe) let argument = anArgument
    nonisolated(unsafe) let object = self
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      DelayedCalls.all.value(for: object)?.remove(timer)
      ObjectiveCMessage.demand(aSelector, of: object, [argument])
    }
    DelayedCalls.all.value(for: self) { DelayedCalls() }.add(aSelector, anArgument, timer)
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  /// Cancels pending calls of a method. Source: Apple,
  /// NSObject.cancelPreviousPerformRequests(withTarget:selector:object:).
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.all.value(for: aTarget as AnyObject)?.removeAll(aSelector, with: anArgument)
  }

  /// Cancels all pending calls. Source: Apple, NSObject.cancelPreviousPerformRequests(withTarget:).
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.all.value(for: aTarget as AnyObject)?.removeAll()
  }
}

/// The pending calls of an object.
private final class DelayedCalls {
  static let all = SideTable<DelayedCalls>()

  private var calls: [(selector: Selector, argument: Any?, timer: Timer)] = []

  func add(_ selector: Selector, _ argument: Any?, _ timer: Timer) {
    calls.append((selector, argument, timer))
  }

  /// Removes the call of a timer.
  func remove(_ timer: Timer) { calls.removeAll { $0.timer === timer } }

  /// Cancels the calls of a selector with an equal argument.
  func removeAll(_ selector: Selector, with argument: Any?) {
    let wanted = KeyValueCoding.object(argument)
    calls.removeAll { call in
      guard call.selector == selector, KeyValueCoding.object(call.argument) == wanted else {
        return false
      }
      call.timer.invalidate()
      return true
    }
  }

  /// Cancels all calls.
  func removeAll() {
    for call in calls { call.timer.invalidate() }
    calls = []
  }
}
