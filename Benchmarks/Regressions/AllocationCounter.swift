import Benchmark
import Foundation

/// Allocations of the process, where `Scripts/regressions` has loaded the library that counts them:
/// the package that measures counts none without replacing functions of the runtime.
enum AllocationCounter {
  private typealias Counter = @convention(c) () -> UInt64

  private static let counter = dlsym(nil, "allocations_made").map {
    unsafeBitCast($0, to: Counter.self)
  }

  static var isLoaded: Bool { counter != nil }

  static func made() -> UInt64? { counter?() }
}

extension BenchmarkMetric {
  /// Of one call, without those of preparing it.
  static let allocations = BenchmarkMetric.custom("Allocations", polarity: .prefersSmaller)
}
