/// Why a run loop has returned. Raw values are Core Foundation's.
///
/// Source: Apple, CFRunLoopRunResult.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// The mode has no sources or timers.
  case finished = 1
  /// It was stopped.
  case stopped
  /// The time passed.
  case timedOut
  /// A source was handled.
  case handledSource
}
