import Benchmark
import Foundation

/// Work that is repeated on a screen prepared once.
@MainActor
final class Work {
  private let prepare: @MainActor () throws -> @MainActor () throws -> Void
  private var body: (@MainActor () throws -> Void)?

  private init(_ prepare: @escaping @MainActor () throws -> @MainActor () throws -> Void) {
    self.prepare = prepare
  }

  /// Registers work under the name that `./benchmark` uses for it, if any.
  nonisolated static func register(
    _ name: String, scaling: BenchmarkScalingFactor = .one,
    prepare: @escaping @MainActor @Sendable () throws -> @MainActor () throws -> Void
  ) {
    var configuration = Benchmark.defaultConfiguration
    configuration.scalingFactor = scaling
    let kept = KeptWork()
    Benchmark(name, configuration: configuration) { benchmark in
      // The measuring thread waits for the main actor meanwhile.
      nonisolated(unsafe) let benchmark = benchmark
      try await kept.work(prepare).run(benchmark)
    }
  }

  private func run(_ benchmark: Benchmark) throws {
    let body = try self.body ?? prepare()
    self.body = body
    let allocations = AllocationCounter.made()
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { try body() }
    benchmark.stopMeasurement()
    if let allocations, let now = AllocationCounter.made() {
      benchmark.measurement(.allocations, Int(now - allocations) / benchmark.scaledIterations.count)
    }
  }

  /// A reference to the work for a benchmark's closure, which is called on any thread.
  @MainActor
  private final class KeptWork: Sendable {
    private var work: Work?

    nonisolated init() {}

    func work(
      _ prepare: @escaping @MainActor () throws -> @MainActor () throws -> Void
    ) -> Work {
      if let work { return work }
      let made = Work(prepare)
      work = made
      return made
    }
  }
}
