/// Fails the test unless a value matches its golden, in Swift Testing and in XCTest.
///
/// For the parameters see `verifySnapshot`. The golden's name consists of the test's name and the
/// assertion's: `scrolls.dark.png`. Unnamed assertions of a test are numbered in order,
/// `scrolls.1.png`; in a parameterised test the description of its arguments is the name.
///
/// On failure the expected and actual picture and their difference are written to `Artifacts` in
/// the package's folder, or to the folder in `SNAPSHOT_ARTIFACTS`. The message contains their paths
/// and the command that accepts the picture. In Swift Testing they are also attached.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  goldens: GoldenStore? = nil, layoutIssues: SnapshotTestingConfiguration.LayoutIssues? = nil,
  timeout: TimeInterval = 10, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    settings: SnapshotTestingConfiguration(
      record: record, goldens: goldens, layoutIssues: layoutIssues),
    timeout: timeout, testName: testName,
    site: TestFailure(fileID: fileID, file: file, line: line, column: column))
  assertion.assert(value, as: strategy, named: name)
}

/// Fails the test unless a value matches its golden in all of several strategies, each with its key
/// as the name.
///
/// In a parameterised test the description of its arguments follows the key.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, goldens: GoldenStore? = nil,
  layoutIssues: SnapshotTestingConfiguration.LayoutIssues? = nil, timeout: TimeInterval = 10,
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    settings: SnapshotTestingConfiguration(
      record: record, goldens: goldens, layoutIssues: layoutIssues),
    timeout: timeout, testName: testName,
    site: TestFailure(fileID: fileID, file: file, line: line, column: column))
  for (key, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertion.assert(value, as: strategy, key: key)
  }
}

/// Fails the test unless a value matches its golden in all of several strategies.
///
/// Without a name the goldens are numbered. Otherwise they share the name and differ in their
/// extension; two strategies with the same extension are a failure. Name those with a dictionary.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  goldens: GoldenStore? = nil, layoutIssues: SnapshotTestingConfiguration.LayoutIssues? = nil,
  timeout: TimeInterval = 10, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    settings: SnapshotTestingConfiguration(
      record: record, goldens: goldens, layoutIssues: layoutIssues),
    timeout: timeout, testName: testName,
    site: TestFailure(fileID: fileID, file: file, line: line, column: column))
  for strategy in strategies { assertion.assert(value, as: strategy, named: name) }
}
