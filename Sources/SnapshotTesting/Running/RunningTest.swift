import Snapshots
import Testing

/// The test that is making an assertion, as far as its library tells.
struct RunningTest {
  /// The same for every assertion of one test, different for different tests.
  let name: String
  /// The suites, or under XCTest the classes, that the test stands in, outermost first.
  let suites: [String]
  /// What a parameterised test runs with; nil for other tests.
  let arguments: TestArguments?
  /// Nil where one iteration cannot be told from another.
  let iteration: TestIteration?

  /// - Parameters:
  ///   - fileID: the assertion's file.
  ///   - function: the assertion's function; names the test where its library does not.
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

  /// "AppTests/WallTests/Wall/draws()", after the module and the file.
  static func shownName(of test: Test) -> String {
    let path = Reflection.child("nameComponents", of: test.id) as? [String] ?? [test.name]
    let file = "\(test.sourceLocation.fileID)".replacing(".swift", with: "")
    return "\(file)/\(path.joined(separator: "/"))"
  }

  /// What the test is called in names of goldens: "draws", and "Wall.draws" where another suite, or
  /// class, of its file has a test of that name.
  ///
  /// - Parameter function: the test's, as the assertion has it.
  func goldenName(function: String, file: String) -> String {
    let name = TestName.of(function)
    guard !suites.isEmpty, DeclaredTests.areSeveral(name, in: file) else { return function }
    return (suites + [function]).joined(separator: ".")
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
