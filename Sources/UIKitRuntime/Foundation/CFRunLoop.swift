internal import CoreFoundation

/// An alias of run loops, since Swift on Linux has no Core Foundation.
public typealias CFRunLoop = RunLoop

/// Returns the run loop of the calling thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Wakes a sleeping run loop, so that it processes its sources.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl.perform {} }

/// Runs the run loop of the calling thread in a mode.
///
/// - Parameters:
///   - mode: the mode, ``CFRunLoopMode/defaultMode`` or one of its own. No run loop runs in
///     ``CFRunLoopMode/commonModes``, which returns ``CFRunLoopRunResult/finished``.
///   - seconds: how long it runs, in real time; 0 for one turn.
///   - returnAfterSourceHandled: whether it returns after it has handled a source.
/// - Returns: why it returned.
///
/// Source: Apple, CFRunLoopRunInMode(_:_:_:).
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: TimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let name = CFStringCreateWithCString(
    nil, mode.rawValue, CFStringBuiltInEncodings.UTF8.rawValue)
  let result = CoreFoundation.CFRunLoopRunInMode(name, seconds, returnAfterSourceHandled)
  return CFRunLoopRunResult(rawValue: Int32(result.rawValue)) ?? .finished
}

/// Runs the run loop of the calling thread in its default mode until it is stopped or has nothing
/// to wait for.
///
/// Source: Apple, CFRunLoopRun().
public func CFRunLoopRun() { CoreFoundation.CFRunLoopRun() }

/// Stops a running run loop.
///
/// Source: Apple, CFRunLoopStop(_:).
public func CFRunLoopStop(_ rl: CFRunLoop!) {
  if rl === RunLoop.current {
    CoreFoundation.CFRunLoopStop(CoreFoundation.CFRunLoopGetCurrent())
  } else if rl === RunLoop.main {
    CoreFoundation.CFRunLoopStop(CoreFoundation.CFRunLoopGetMain())
  } else {
    rl.perform { CoreFoundation.CFRunLoopStop(CoreFoundation.CFRunLoopGetCurrent()) }
  }
}

/// Calls a closure in a turn of a run loop in a mode, which is a `CFString` or ``CFRunLoopMode``.
///
/// Source: Apple, CFRunLoopPerformBlock(_:_:_:).
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: Any!, _ block: (@Sendable () -> Void)!
) {
  let name = (mode as? CFRunLoopMode)?.rawValue ?? (mode as? String)
  rl.perform(inModes: [name.map { RunLoop.Mode(rawValue: $0) } ?? .default], block: block)
}
