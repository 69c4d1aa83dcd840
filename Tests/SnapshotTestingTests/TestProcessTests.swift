import SnapshotTesting
import SnapshotsTestSupport
import Testing
import UIKit
import XCTest

/// Tests failing assertions in real runs of both libraries: this bundle runs again as a separate
/// process in which `OnPurpose` fails.
@Suite struct TestProcessTests {
  /// Runs tests of this bundle and returns their status and their output.
  private func run(
    _ arguments: [String], in package: ScratchPackage
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      OnPurpose.variable: package.path("g"), "SNAPSHOT_ARTIFACTS": package.path("out"),
      "SNAPSHOT_TESTING_RECORD": "never", "SNAPSHOT_TESTING_SHARD": "",
    ]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  @Test func aFailureFailsTheRunUnderXCTest() throws {
    let package = try ScratchPackage()
    let (status, output) = try run(["SnapshotTestingTests.OnPurposeXCTests"], in: package)
    #expect(status != 0)
    #expect(output.contains("Executed 2 tests, with 2 failures"))
    #expect(output.contains("TestProcessTests.swift:\(OnPurpose.xctestLine): error:"))
    #expect(output.contains("Snapshot “testFails.1” has no golden."))
    #expect(
      output.contains(
        "To accept the picture: swift run render golden accept"
          + " --artifacts '\(package.path("out"))' --only '"))
    #expect(output.contains("Snapshot “testFails.detached” has no golden."))
    #expect(
      package.files.contains { $0.hasPrefix("out/") && $0.hasSuffix("testFails.1~txt/actual.txt") })
  }

  /// The report of a run that a signal ended names the snapshot that was being taken.
  @Test func aTestThatCrashesIsAmongTheResults() throws {
    let package = try ScratchPackage()
    let (status, _) = try run(["SnapshotTestingTests.CrashOnPurposeXCTests"], in: package)
    #expect(status == SIGILL || status == SIGTRAP)
    let kept = try #require(ResultStore(artifacts: package.path("out")).latestRun())
    #expect(!kept.isFinished)
    #expect(kept.results.map(\.id.test) == ["testBefore", "testCrashes"])
    let crashed = try #require(kept.results.last)
    #expect(crashed.kind == .error && crashed.source?.line == OnPurpose.crashLine)
    #expect(
      crashed.sentence
        == "Snapshot “testCrashes.1” did not finish: its process crashed or was killed.")
  }

  /// Between assertions only the test library knows the current test of a process.
  @Test(arguments: [
    (["SnapshotTestingTests.CrashOutsideXCTests"], "CrashOutsideXCTests/testCrashesAfterwards"),
    (
      ["--testing-library", "swift-testing", "--filter", "CrashOutsideSwiftTests"],
      "TestProcessTests/CrashOutsideSwiftTests/crashesAfterwards()"
    ),
  ])
  func aTestThatCrashesOutsideOfAssertionsIsNamed(arguments: [String], test: String) throws {
    let package = try ScratchPackage()
    let (status, _) = try run(arguments, in: package)
    #expect(status == SIGILL || status == SIGTRAP)
    let kept = try #require(ResultStore(artifacts: package.path("out")).latestRun())
    #expect(!kept.isFinished)
    #expect(
      kept.crashes == [
        "A process of the run crashed or was killed outside of an assertion, in"
          + " 'SnapshotTestingTests/\(test)'."
      ])
  }

  /// Two classes in this file have a test of the same name.
  @Test func classesOfOneFileHaveGoldensOfTheirOwn() throws {
    let package = try ScratchPackage()
    try package.write(Data("actual\n".utf8), to: "g/testOfOneName.txt")
    let tests = ["FirstOnPurposeXCTests", "SecondOnPurposeXCTests"]
    for test in tests {
      // The first test of a process has the golden of its class, too.
      let (status, output) = try run(["SnapshotTestingTests.\(test)"], in: package)
      #expect(status != 0)
      #expect(output.contains("Snapshot “\(test).testOfOneName.1” has no golden."), "\(output)")
      #expect(output.contains("if 'testOfOneName.txt' beside it is this snapshot's, rename it."))
      try package.write(Data("actual\n".utf8), to: "g/\(test).testOfOneName.1.txt")
    }
    let all = tests.map { "SnapshotTestingTests.\($0)" }.joined(separator: ",")
    let both = try run([all], in: package)
    #expect(both.status == 0, "\(both.output)")
  }

  /// XCTest on Linux can turn methods of the main actor into tests only with help.
  @Test func testsOfTheMainActorRunUnderXCTest() throws {
    let package = try ScratchPackage()
    let (status, output) = try run(["SnapshotTestingTests.MainActorXCTests"], in: package)
    #expect(status == 0, "\(output)")
    #expect(output.contains("Executed 3 tests, with 0 failures"))
    let mixed = try run(["SnapshotTestingTests.MainActorMethodXCTests"], in: package)
    #expect(mixed.output.contains("Executed 2 tests, with 0 failures"))
  }

  @Test func arraysOfOtherThingsAreCastAsEver() {
    let numbers: [Any] = [1, 2]
    #expect(numbers as! [Int] == [1, 2])
    let entries: [(String, Any)] = [("a", 1)]
    #expect(entries.map { $0 as! (String, Int) }[0] == ("a", 1))
  }

  @Test func aFailureFailsTheRunUnderSwiftTestingAndCarriesItsFiles() throws {
    let package = try ScratchPackage()
    try package.write(Data("expected\n".utf8), to: "g/fails.1.txt")
    try package.write(Data(), to: "attachments/.keep")
    let (status, output) = try run(
      [
        "--testing-library", "swift-testing", "--filter", "OnPurposeSwiftTests",
        "--attachments-path", package.path("attachments"),
      ], in: package)
    #expect(status != 0)
    #expect(output.contains("Snapshot “fails.1” does not match its golden: line 1"))
    #expect(output.contains("Snapshot “fails.detached” has no golden."))
    #expect(
      package.files.filter { $0.hasPrefix("attachments/fails") } == [
        "attachments/fails.1.actual.txt", "attachments/fails.1.expected.txt",
        "attachments/fails.detached.actual.txt",
      ])
    #expect(package.read("attachments/fails.1.actual.txt") == Data("actual\n".utf8))
  }
}

/// Assertions that fail where the environment requests it.
enum OnPurpose {
  static let variable = "SNAPSHOT_TESTING_FAILS_ON_PURPOSE"
  static let folder = ProcessInfo.processInfo.environment[variable]
  static let xctestLine = #line + 7
  static let crashLine = #line + 67
}

final class OnPurposeXCTests: XCTestCase {
  func testFails() throws {
    guard let folder = OnPurpose.folder else { throw XCTSkip("Only for TestProcessTests.") }
    assertSnapshot(of: "actual\n", as: .lines, goldens: .folder(folder))
  }

  func testFailsInADetachedTask() async throws {
    guard let folder = OnPurpose.folder else { throw XCTSkip("Only for TestProcessTests.") }
    await Task.detached {
      assertSnapshot(
        of: "actual\n", as: .lines, named: "detached", goldens: .folder(folder),
        testName: "testFails")
    }.value
  }
}

final class FirstOnPurposeXCTests: XCTestCase {
  func testOfOneName() throws {
    guard let folder = OnPurpose.folder else { throw XCTSkip("Only for TestProcessTests.") }
    assertSnapshot(of: "actual\n", as: .lines, goldens: .folder(folder))
  }
}

final class SecondOnPurposeXCTests: XCTestCase {
  func testOfOneName() throws {
    guard let folder = OnPurpose.folder else { throw XCTSkip("Only for TestProcessTests.") }
    assertSnapshot(of: "actual\n", as: .lines, goldens: .folder(folder))
  }
}

final class CrashOutsideXCTests: XCTestCase {
  func testAssertsOnly() throws {
    guard let folder = OnPurpose.folder else { throw XCTSkip("Only for TestProcessTests.") }
    assertSnapshot(of: "actual\n", as: .lines, record: .never, goldens: .folder(folder))
  }

  func testCrashesAfterwards() throws {
    guard let folder = OnPurpose.folder else { throw XCTSkip("Only for TestProcessTests.") }
    assertSnapshot(of: "actual\n", as: .lines, goldens: .folder(folder))
    let items: [String] = []
    XCTAssertEqual(items[0], "")
  }
}

@Suite(.snapshots(), .enabled(if: OnPurpose.folder != nil, "Only for TestProcessTests."))
struct CrashOutsideSwiftTests {
  @Test func crashesAfterwards() {
    withKnownIssue {
      assertSnapshot(of: "actual\n", as: .lines, goldens: .folder(OnPurpose.folder ?? ""))
    }
    let items: [String] = []
    #expect(items[0] == "")
  }
}

final class CrashOnPurposeXCTests: XCTestCase {
  func testBefore() throws {
    guard let folder = OnPurpose.folder else { throw XCTSkip("Only for TestProcessTests.") }
    assertSnapshot(of: "actual\n", as: .lines, record: .never, goldens: .folder(folder))
  }

  func testCrashes() throws {
    guard let folder = OnPurpose.folder else { throw XCTSkip("Only for TestProcessTests.") }
    let items: [String] = []
    assertSnapshot(of: items[0], as: .lines, goldens: .folder(folder))
  }
}

/// Tests of screens usually have this form.
@MainActor final class MainActorXCTests: XCTestCase {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))

  func testAtOnce() { XCTAssertEqual(view.bounds.width, 1) }

  func testThrowing() throws { XCTAssertEqual(try XCTUnwrap(view.layer.delegate as? UIView), view) }

  func testLater() async { XCTAssertEqual(view.bounds.height, 1) }
}

final class MainActorMethodXCTests: XCTestCase {
  @MainActor func testOfTheActor() { XCTAssertEqual(UIView().subviews.count, 0) }

  @MainActor func testThrowing() throws { XCTAssertEqual(UIView().subviews.count, 0) }
}

@Suite(.enabled(if: OnPurpose.folder != nil, "Only for TestProcessTests."))
struct OnPurposeSwiftTests {
  @Test func fails() async {
    let folder = OnPurpose.folder ?? ""
    assertSnapshot(of: "actual\n", as: .lines, goldens: .folder(folder))
    await Task.detached {
      assertSnapshot(
        of: "actual\n", as: .lines, named: "detached", goldens: .folder(folder), testName: "fails")
    }.value
  }
}
