import Foundation

extension SeededGenerator: CustomStringConvertible {
  /// The environment variable with a single seed for random tests.
  package static let variable = "RANDOM_SEED"

  /// Returns the seeds of a random test: the default ones, or the value of `RANDOM_SEED`. They are
  /// the test's arguments, so that a failure names its seed.
  package static func seeds<Number: FixedWidthInteger & Sendable>(
    _ usual: some Sequence<Number>,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [Number] {
    environment[variable].flatMap { Number($0) }.map { [$0] } ?? Array(usual)
  }

  /// The environment variable with a factor for the number of random attempts.
  package static let effortVariable = "RANDOM_EFFORT"

  /// Returns the number of attempts of a random test, multiplied by `RANDOM_EFFORT`.
  package static func tries(
    _ usual: Int, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Int {
    let effort = environment[effortVariable].flatMap { Int($0) } ?? 1
    return usual * min(max(effort, 1), 1_000)
  }

  /// Creates the generator of a random test that runs once, with a seed for its messages.
  package init(test usual: UInt64) {
    self.init(seed: Self.seeds([usual])[0])
  }

  /// The seed, and how to repeat a test with it.
  package var description: String { "seed \(seed), again with \(Self.variable)=\(seed)" }
}
