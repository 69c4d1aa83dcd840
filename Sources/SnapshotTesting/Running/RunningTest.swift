import Testing

/// The test that is making an assertion, as far as its library tells.
struct RunningTest {
  /// The same for every assertion of one test, different for different tests.
  let name: String
  /// What a parameterised test runs with; nil for other tests.
  let arguments: TestArguments?
  /// Nil where one iteration cannot be told from another.
  let iteration: TestIteration?

  /// - Parameters:
  ///   - fileID: the assertion's file.
  ///   - function: the assertion's function; names the test where its library does not.
  static func current(fileID: StaticString, function: String) -> RunningTest {
    guard let test = Test.current else {
      let iteration = isSwiftTesting ? nil : TestIteration.ofXCTest
      return RunningTest(name: "\(fileID) \(function)", arguments: nil, iteration: iteration)
    }
    return RunningTest(
      name: "\(test.sourceLocation) \(test.name)",
      arguments: Test.Case.current.flatMap(TestArguments.init), iteration: TestIteration.current)
  }

  /// Whether Swift Testing runs the process's tests. `swift test` gives each library a process.
  static let isSwiftTesting: Bool = {
    let arguments = CommandLine.arguments
    guard let option = arguments.lastIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }()

  /// Whether the process was told to run its tests more than once.
  static let isRepeating = CommandLine.arguments.contains {
    $0.hasPrefix("--repetitions") || $0.hasPrefix("--repeat-until")
  }
}
