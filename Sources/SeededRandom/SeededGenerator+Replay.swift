import Foundation

extension SeededGenerator: CustomStringConvertible {
  /// The environment's variable that has random tests run with one seed: its own.
  package static let variable = "RANDOM_SEED"

  /// The seeds that a random test runs for, to be its argument, so that a failure names its own:
  /// the usual ones, or the one that `RANDOM_SEED` in the environment names.
  package static func seeds<Number: FixedWidthInteger & Sendable>(
    _ usual: some Sequence<Number>,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [Number] {
    environment[variable].flatMap { Number($0) }.map { [$0] } ?? Array(usual)
  }

  /// The environment's variable that has random tests try more often: so many times.
  package static let effortVariable = "RANDOM_EFFORT"

  /// How often a random test tries: as often as usual, times what `RANDOM_EFFORT` says.
  package static func tries(
    _ usual: Int, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Int {
    let effort = environment[effortVariable].flatMap { Int($0) } ?? 1
    return usual * min(max(effort, 1), 1_000)
  }

  /// The generator of a random test that runs once; its messages print it.
  package init(test usual: UInt64) {
    self.init(seed: Self.seeds([usual])[0])
  }

  /// The seed, and how a test is run with it again.
  package var description: String { "seed \(seed), again with \(Self.variable)=\(seed)" }
}
