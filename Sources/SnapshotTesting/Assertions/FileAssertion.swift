import Foundation
import Sessions

/// An assertion with a golden at a given path, for the API of other libraries, which have their own
/// rules for file names.
package struct FileAssertion {
  /// The absolute path of the golden.
  let golden: String
  /// The function of the test.
  let test: String
  /// The name of the snapshot among those of its test; nil for the only one.
  let name: String?
  /// The record mode; nil for that of the environment.
  let record: RecordMode?
  let place: TestFailure

  package init(
    golden: String, test: String, name: String?, record: RecordMode?, place: TestFailure
  ) {
    (self.golden, self.test, self.name) = (golden, test, name)
    (self.record, self.place) = (record, place)
  }

  /// Takes a snapshot and compares it, without recording it.
  ///
  /// A golden that was asserted before is compared again and never recorded.
  package func prepared<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    under terms: PictureTerms = PictureTerms()
  ) -> PreparedSnapshot {
    let running = RunningTest.current(fileID: place.fileID, function: test)
    let shared = AssertedGoldens.current.claim(
      golden, by: running, at: "\(place.fileID):\(place.line)")
    let scope = SnapshotTestingConfiguration.current
    var verifier = SnapshotVerifier(
      id: SnapshotID(
        fileID: "\(place.fileID)", filePath: "\(place.file)", test: test, name: name,
        pathExtension: strategy.pathExtension ?? ""),
      golden: golden, record: shared == nil ? record : .never,
      environment: SnapshotTestingConfiguration.environment,
      source: SnapshotResult.Source(file: "\(place.file)", line: Int(place.line)), run: .current)
    let process = ProcessSettings.current.withLock(\.self)
    verifier.diffTool = (scope.diffTool ?? process.diffTool)?.message
    return verifier.prepare(value, as: strategy, under: terms)
  }
}
