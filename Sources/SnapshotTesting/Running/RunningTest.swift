import Snapshots
import Testing

/// The test of an assertion, as far as it is known.
struct RunningTest {
  /// The name, equal for all assertions of a test and different for different tests.
  let name: String
  /// The suites, or in XCTest the classes, of the test, outermost first.
  let suites: [String]
  /// The arguments of a parameterised test; nil for other tests.
  let arguments: TestArguments?
  /// The iteration of the test; nil if unknown.
  let iteration: TestIteration?

  /// Returns the test of an assertion.
  ///
  /// - Parameters:
  ///   - fileID: The file of the assertion.
  ///   - function: The function of the assertion, which names the test if its library does not.
  static func current(fileID: StaticString, function: String) -> RunningTest {
    guard let test = Test.current else {
      let running = XCTestWatch.running
      return RunningTest(
        name: running?.name ?? "\(fileID) \(function)", suites: running?.suites ?? [],
        arguments: nil, iteration: running?.iteration)
    }
    let path = Reflection.child("nameComponents", of: test.id) as? [String] ?? []
    LayoutWatchdog.note(test: path.isEmpty ? test.name : path.joined(separator: "/"))
    return RunningTest(
      name: "\(test.sourceLocation) \(test.name)", suites: path.dropLast(),
      arguments: Test.Case.current.flatMap(TestArguments.init), iteration: TestIteration.current)
  }

  /// Returns "AppTests/WallTests/Wall/draws()", starting with module and file.
  static func displayName(of test: Test) -> String {
    let path = Reflection.child("nameComponents", of: test.id) as? [String] ?? [test.name]
    let file = "\(test.sourceLocation.fileID)".replacing(".swift", with: "")
    return "\(file)/\(path.joined(separator: "/"))"
  }

  /// Returns the test's part of a golden's name: "draws", or "Wall.draws" if another suite or class
  /// of its file has a test of that name.
  ///
  /// - Parameter function: The function of the test, as in the assertion.
  func goldenName(function: String, file: String) -> String {
    let name = TestName.of(function)
    guard !suites.isEmpty, DeclaredTests.areSeveral(name, in: file) else { return function }
    return (suites + [function]).joined(separator: ".")
  }

  /// Whether Swift Testing runs the tests of the process. `swift test` uses a process for each
  /// library.
  static let isSwiftTesting: Bool = {
    let arguments = CommandLine.arguments
    guard let option = arguments.lastIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }()

  /// Whether the process repeats its tests.
  static let isRepeating = CommandLine.arguments.contains {
    $0.hasPrefix("--repetitions") || $0.hasPrefix("--repeat-until")
  }
}
