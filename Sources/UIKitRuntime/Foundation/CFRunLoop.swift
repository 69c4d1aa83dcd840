/// Core Foundation's name for run loops: Linux has no Core Foundation in Swift.
public typealias CFRunLoop = RunLoop

/// The run loop of the calling thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Wakes a run loop that sleeps, so that what waits for it is looked at.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl.perform {} }
