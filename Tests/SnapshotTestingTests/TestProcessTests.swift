import SnapshotTesting
import SnapshotsTestSupport
import Testing
import XCTest

/// What failing assertions do to real runs of both libraries: this bundle, run once more as a
/// process of its own in which `OnPurpose` fails.
@Suite struct TestProcessTests {
  /// Runs tests of this bundle and says how that ended and what was printed.
  private func run(
    _ arguments: [String], in package: ScratchPackage
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      OnPurpose.variable: package.path("g"), "SNAPSHOT_ARTIFACTS": package.path("out"),
      "SNAPSHOT_TESTING_RECORD": "never",
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
    #expect(output.contains("Snapshot “testFails” has no golden."))
    #expect(
      output.contains(
        "To accept the picture: swift package --allow-writing-to-package-directory render golden"
          + " accept --artifacts '\(package.path("out"))' --only '"))
    #expect(output.contains("Snapshot “testFails.detached” has no golden."))
    #expect(
      package.files.contains { $0.hasPrefix("out/") && $0.hasSuffix("testFails~txt/actual.txt") })
  }

  @Test func aFailureFailsTheRunUnderSwiftTestingAndCarriesItsFiles() throws {
    let package = try ScratchPackage()
    try package.write(Data("expected\n".utf8), to: "g/fails.txt")
    try package.write(Data(), to: "attachments/.keep")
    let (status, output) = try run(
      [
        "--testing-library", "swift-testing", "--filter", "OnPurposeSwiftTests",
        "--attachments-path", package.path("attachments"),
      ], in: package)
    #expect(status != 0)
    #expect(output.contains("Snapshot “fails” does not match its golden: line 1"))
    #expect(output.contains("Snapshot “fails.detached” has no golden."))
    #expect(
      package.files.filter { $0.hasPrefix("attachments/fails") } == [
        "attachments/fails.actual.txt", "attachments/fails.detached.actual.txt",
        "attachments/fails.expected.txt",
      ])
    #expect(package.read("attachments/fails.actual.txt") == Data("actual\n".utf8))
  }
}

/// Assertions that fail where the environment says so.
enum OnPurpose {
  static let variable = "SNAPSHOT_TESTING_FAILS_ON_PURPOSE"
  static let folder = ProcessInfo.processInfo.environment[variable]
  static let xctestLine = #line + 6
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
