extension NSObject {
  /// Calls a method after a delay in seconds, by the wall clock, where a run loop runs.
  /// Source: Apple, NSObject.perform(_:with:afterDelay:).
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method after a delay in seconds, by the wall clock, where a run loop runs in one of
  /// some modes. Source: Apple, NSObject.perform(_:with:afterDelay:inModes:).
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

  /// Takes back calls that wait. Source: Apple,
  /// NSObject.cancelPreviousPerformRequests(withTarget:selector:object:).
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.all.value(for: aTarget as AnyObject)?.removeAll(aSelector, with: anArgument)
  }

  /// Takes back all calls that wait. Source: Apple,
  /// NSObject.cancelPreviousPerformRequests(withTarget:).
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.all.value(for: aTarget as AnyObject)?.removeAll()
  }
}

/// The calls of an object that wait for their moment.
private final class DelayedCalls {
  static let all = SideTable<DelayedCalls>()

  private var calls: [(selector: Selector, argument: Any?, timer: Timer)] = []

  func add(_ selector: Selector, _ argument: Any?, _ timer: Timer) {
    calls.append((selector, argument, timer))
  }

  /// The one that a timer makes.
  func remove(_ timer: Timer) { calls.removeAll { $0.timer === timer } }

  /// Those of a selector with an equal argument.
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

  /// All.
  func removeAll() {
    for call in calls { call.timer.invalidate() }
    calls = []
  }
}
