/// Compares a value with its golden and says what is wrong, without failing the test.
///
/// Assertions of your own are built on this, or on `snapshotVerdict`, which says more. Names of
/// goldens are those of `assertSnapshot`.
///
/// - Parameters:
///   - value: what to take the snapshot of.
///   - strategy: how.
///   - name: tells several snapshots of one test apart; nil for a number.
///   - record: when to write goldens; nil leaves it to the scope, the trait and the environment.
///   - goldens: where goldens are kept; nil leaves it to the scope, else beside the test's file.
///   - snapshotDirectory: the path of a folder for the goldens instead.
///   - layoutIssues: whether constraints that leave a choice or contradict each other are a
///     failure; nil leaves it to the scope and the trait, else they are noted in the sidecar alone.
///   - timeout: the seconds to wait for images that are still loading.
/// - Returns: the message of the failure; nil where the value matches. A second assertion of one
///   golden is a failure, unless its test runs again.
/// - Complexity: O(pixels); a picture that is equal costs reading and decoding its golden.
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

/// Compares a value with its golden and says what became of it, without failing the test.
///
/// The parameters are those of `verifySnapshot`.
///
/// - Returns: the verdict. A second assertion of one golden is `misconfigured`, unless its test
///   runs again.
/// - Complexity: O(pixels); a picture that is equal costs reading and decoding its golden.
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
    place: TestFailure(fileID: fileID, file: file, line: line, column: column))
  return assertion.verify(value, as: strategy, named: name)
}
