extension NSObject {
  /// Calls a method after a delay in seconds, by the wall clock, where a run loop runs.
  /// Source: Apple, NSObject.perform(_:with:afterDelay:).
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    nonisolated(unsafe) let argument = anArgument
    nonisolated(unsafe) let object = self
    let timer = Timer(timeInterval: delay, repeats: false) { _ in
      DelayedCalls.all.value(for: object)?.removeAll(aSelector)
      ObjectiveCMessage.demand(aSelector, of: object, [argument])
    }
    DelayedCalls.all.value(for: self) { DelayedCalls() }.add(aSelector, timer)
    RunLoop.current.add(timer, forMode: .default)
  }

  /// Takes back calls that wait. Source: Apple,
  /// NSObject.cancelPreviousPerformRequests(withTarget:selector:object:).
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.all.value(for: aTarget as AnyObject)?.removeAll(aSelector)
  }

  /// Takes back all calls that wait. Source: Apple,
  /// NSObject.cancelPreviousPerformRequests(withTarget:).
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.all.value(for: aTarget as AnyObject)?.removeAll(nil)
  }
}

/// The calls of an object that wait for their moment.
private final class DelayedCalls {
  static let all = SideTable<DelayedCalls>()

  private var calls: [(selector: Selector, timer: Timer)] = []

  func add(_ selector: Selector, _ timer: Timer) { calls.append((selector, timer)) }

  /// Those of a selector, or all.
  func removeAll(_ selector: Selector?) {
    calls.removeAll { call in
      guard selector == nil || call.selector == selector else { return false }
      call.timer.invalidate()
      return true
    }
  }
}
