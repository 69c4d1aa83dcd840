/// An alias of run loops, since Swift on Linux has no Core Foundation.
public typealias CFRunLoop = RunLoop

/// Returns the run loop of the calling thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Wakes a sleeping run loop, so that it processes its sources.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl.perform {} }
