import Foundation
import Testing

@testable import InlineSnapshotTesting

/// Tests assertions with texts, helpers with their own closures, and the messages of failures.
///
/// Source: pointfreeco/swift-snapshot-testing, AssertInlineSnapshotSwiftTests.
@Suite(.snapshots(record: .never)) struct InlineSuiteTests {
  @Test func aTextBehindTheAssertion() {
    assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
      """
      ▿ 2 elements
        - "Hello"
        - "World"

      """
    }
  }

  @Test func aTextAmongTheArguments() {
    assertInlineSnapshot(
      of: "This is a line\r\nAnd this is a line\r\n", as: .lines,
      matches: {
        """
        This is a line\r
        And this is a line\r

        """
      })
  }

  @Test func helpersOfOnesOwn() async throws {
    assertGreeting {
      "Hello"
    } is: {
      "Hello"
    }
    assertGreeting(of: { "Hello" }) { "Hello" }
    try await assertLater(of: "Hello") { "Hello" }
  }

  @Test func aFailureReportsWhichLinesDiffer() {
    let line = #line + 2
    withKnownIssue {
      assertInlineSnapshot(of: "a\nB\nc", as: .lines, message: "A greeting") {
        """
        a
        b
        c
        """
      }
    } matching: { issue in
      issue.description.contains(
        """
        A greeting
        The snapshot in aFailureReportsWhichLinesDiffer() does not match: line 2 should be “b” \
        and is “B”.
          − b
          + B
        """) && issue.sourceLocation?.line == line
    }
  }

  @Test func whatHasNoTextFails() {
    withKnownIssue {
      assertInlineSnapshot(of: 1, as: .json)
    } matching: { issue in
      issue.description.contains(
        "The snapshot in whatHasNoTextFails() has no expected text.\n  + 1")
    }
  }

  /// The file is absent, so the failure says that recording was tried.
  @Test(arguments: RecordMode.allCases)
  func onlyAllRecordsATextThatIsAccepted(_ mode: RecordMode) {
    var strategy = Snapshotting<String, String>.lines
    strategy.diffing.difference = { _, _ in nil }
    let assertion = InlineAssertion(
      record: mode, timeout: 1, descriptor: InlineSnapshotSyntaxDescriptor(), function: "f()",
      place: TestFailure(fileID: "a/b.swift", file: "/absent/b.swift", line: 1, column: 1))
    #expect(assertion.failure(of: { "a" }, as: strategy, expected: "a") == nil)
    let failure = assertion.failure(of: { "b" }, as: strategy, expected: "a")
    let isTried = failure?.hasPrefix("The text of the snapshot in f() was not recorded.") == true
    #expect(isTried == (mode == .all) && (failure == nil) == (mode != .all))
  }

  @Test func whatIsNilHasNoText() {
    assertInlineSnapshot(of: nil as Int?, as: .json)
    withKnownIssue { assertInlineSnapshot(of: nil as Int?, as: .json) { "1" } }
  }

  @Test func whatThrowsFails() {
    struct Trouble: Error {}
    func value() throws -> Int { throw Trouble() }
    func assert() { assertInlineSnapshot(of: try value(), as: .json) { "1" } }
    withKnownIssue {
      assert()
    } matching: { issue in
      issue.description.contains("The snapshot in assert() was not taken. Trouble()")
    }
  }

  @available(*, deprecated, message: "It writes what is deprecated.")
  @Test func recordMayBeABool() {
    let isRecording = false
    assertInlineSnapshot(of: 1, as: .json, record: isRecording) { "1" }
  }
}

private func assertGreeting(
  of value: () -> String, is expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertInlineSnapshot(
    of: value(), as: .lines,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "is", trailingClosureOffset: 1),
    matches: expected, fileID: fileID, file: file, function: function, line: line, column: column)
}

private func assertLater(
  of value: String, is expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) async throws {
  assertInlineSnapshot(
    of: value, as: .lines, matches: expected, fileID: fileID, file: file, function: function,
    line: line, column: column)
}
