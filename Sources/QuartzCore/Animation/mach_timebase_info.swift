/// The nanoseconds of a tick of `mach_absolute_time()`, as a fraction.
///
/// The function of the same name is in UIKitRuntime, since a module of Swift cannot declare both.
/// Source: Darwin, mach_time.h.
public struct mach_timebase_info: Sendable {
  /// The numerator.
  public var numer: UInt32
  /// The denominator.
  public var denom: UInt32

  /// Creates a fraction.
  public init(numer: UInt32 = 0, denom: UInt32 = 0) {
    self.numer = numer
    self.denom = denom
  }
}

/// Source: Darwin, mach_time.h.
public typealias mach_timebase_info_data_t = mach_timebase_info
