import Foundation

/// Measures a suite of assertions in a debug build, in which tests run, beside the same suite in
/// this build. The unit is processor time, because tests of a suite run in parallel.
@MainActor
struct AssertionBenchmarks {
  let options: Options

  private static let runs = 5

  /// Returns the results; none without a debug build.
  func run() throws -> [Result] {
    guard let program = options.debugProgram else { return [] }
    let (debug, release) = (
      FreshProcess(program: program, counter: nil),
      FreshProcess(program: options.products + "/benchmark", counter: nil)
    )
    let pairs = try (0..<Self.runs).map { _ in
      try (debug.once(.assertions), release.once(.assertions))
    }
    return [
      Result(
        name: "assertions_debug", ours: Measurement(pairs.map(\.0)),
        reference: Measurement(pairs.map(\.1)), referenceName: "the suite in a release build",
        target: 3, unit: .processorMilliseconds)
    ]
  }
}
