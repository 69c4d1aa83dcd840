/// Seconds since the beginning of 2001. Source: Apple, CFAbsoluteTime.
public typealias CFAbsoluteTime = Double

/// The wall clock's time, as code asks for it that measures itself; nothing that is drawn goes by
/// it. Source: Apple, CFAbsoluteTimeGetCurrent().
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
