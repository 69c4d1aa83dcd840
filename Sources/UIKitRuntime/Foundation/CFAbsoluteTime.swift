/// The seconds since the start of 2001. Source: Apple, CFAbsoluteTime.
public typealias CFAbsoluteTime = Double

/// Returns the wall-clock time, for code that measures itself; drawing does not depend on it.
/// Source: Apple, CFAbsoluteTimeGetCurrent().
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
