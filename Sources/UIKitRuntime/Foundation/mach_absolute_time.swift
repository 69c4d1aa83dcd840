/// Returns the nanoseconds since the machine has started, for code that measures itself; drawing
/// does not depend on it.
///
/// Source: Apple, mach_absolute_time.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// Returns the same as ``mach_absolute_time()``. On iOS it includes the time of sleep.
///
/// Source: Apple, mach_continuous_time.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

/// Writes the nanoseconds of a tick of ``mach_absolute_time()``, 1/1, and returns 0, for success.
///
/// Source: Darwin, mach_time.h.
@discardableResult
public func mach_timebase_info(
  _ info: UnsafeMutablePointer<QuartzCore.mach_timebase_info>!
) -> Int32 {
  info.pointee = QuartzCore.mach_timebase_info(numer: 1, denom: 1)
  return 0
}
