/// Compares a value with its golden and says what became of it, without failing the test.
///
/// - Parameters:
///   - value: what to take the snapshot of.
///   - strategy: how.
///   - name: tells several snapshots of one test apart.
///   - record: when to write goldens; nil leaves it to the scope and the environment.
///   - goldens: where goldens are kept; nil leaves it to the scope, else beside the test's file.
/// - Complexity: O(pixels); a picture that is equal costs reading and decoding its golden.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  goldens: GoldenStore? = nil, file: StaticString = #filePath, testName: String = #function
) -> Verdict {
  let scope = SnapshotTestingConfiguration.current.overridden(record: record, goldens: goldens)
  let store = scope.goldens ?? .besideTest("\(file)")
  let verifier = SnapshotVerifier(
    golden: store.path(test: testName, name: name, pathExtension: strategy.pathExtension),
    record: scope.record, environment: ProcessInfo.processInfo.environment)
  return verifier.verify(value, as: strategy)
}

/// Fails the test unless a value matches its golden; in Swift Testing and in XCTest alike.
///
/// The parameters are those of `verifySnapshot`. On failure the expected picture, the actual one
/// and their difference are written to `Artifacts` in the package's folder, or to the folder
/// `SNAPSHOT_ARTIFACTS` names; the message says where they are and how to accept. In Swift Testing
/// they are attached as well.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  goldens: GoldenStore? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let verdict = verifySnapshot(
    of: try value(), as: strategy, named: name, record: record, goldens: goldens, file: file,
    testName: testName)
  guard let message = verdict.message else { return }
  TestFailure(fileID: fileID, file: file, line: line, column: column)
    .report(message, of: verdict)
}
