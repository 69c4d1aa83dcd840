/// Compares a value with its golden and returns the failure message, without failing the test.
///
/// Custom assertions are built on this, or on `snapshotVerdict`, which returns more. The names of
/// goldens are those of `assertSnapshot`.
///
/// - Parameters:
///   - value: The value of which to take a snapshot.
///   - strategy: The strategy.
///   - name: The name of the snapshot among those of its test; nil for a number.
///   - record: When goldens are recorded; nil for the setting of scope, trait or environment.
///   - goldens: Where goldens are stored; nil for the scope's setting, or beside the test's file.
///   - snapshotDirectory: The path of a folder for the goldens instead.
///   - layoutIssues: Whether ambiguous or conflicting constraints are a failure; nil for the
///     setting of scope or trait, or to record them in the sidecar only.
///   - timeout: The time limit for loading images, in seconds.
/// - Returns: The failure message; nil for a match. A second assertion of the same golden is a
///   failure, unless its test is repeated.
/// - Complexity: O(pixels); for an equal picture the time to read and decode its golden.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  goldens: GoldenStore? = nil, snapshotDirectory: String? = nil,
  layoutIssues: SnapshotTestingConfiguration.LayoutIssues? = nil, timeout: TimeInterval = 10,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  snapshotVerdict(
    of: try value(), as: strategy, named: name, record: record, goldens: goldens,
    snapshotDirectory: snapshotDirectory, layoutIssues: layoutIssues, timeout: timeout,
    fileID: fileID, file: file, testName: testName, line: line, column: column
  ).message
}

/// Compares a value with its golden and returns the verdict, without failing the test.
///
/// For the parameters see `verifySnapshot`.
///
/// - Returns: The verdict. A second assertion of the same golden is `misconfigured`, unless its
///   test is repeated.
/// - Complexity: O(pixels); for an equal picture the time to read and decode its golden.
public func snapshotVerdict<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  goldens: GoldenStore? = nil, snapshotDirectory: String? = nil,
  layoutIssues: SnapshotTestingConfiguration.LayoutIssues? = nil, timeout: TimeInterval = 10,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> Verdict {
  let assertion = SnapshotAssertion(
    settings: SnapshotTestingConfiguration(
      record: record, goldens: snapshotDirectory.map { .folder($0) } ?? goldens,
      layoutIssues: layoutIssues),
    timeout: timeout, testName: testName,
    site: TestFailure(fileID: fileID, file: file, line: line, column: column))
  return assertion.verify(value, as: strategy, named: name)
}
