import Benchmark
import Foundation

/// Counts allocations of the process if `Scripts/regressions` has loaded its counting library. The
/// benchmark package itself counts none unless it replaces runtime functions.
enum AllocationCounter {
  private typealias Counter = @convention(c) () -> UInt64

  private static let counter = dlsym(nil, "allocations_made").map {
    unsafeBitCast($0, to: Counter.self)
  }

  static var isLoaded: Bool { counter != nil }

  static func made() -> UInt64? { counter?() }
}

extension BenchmarkMetric {
  /// Allocations of one call, without its preparation.
  static let allocations = BenchmarkMetric.custom("Allocations", polarity: .prefersSmaller)
}
