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
  let site: TestFailure

  package init(
    golden: String, test: String, name: String?, record: RecordMode?, site: TestFailure
  ) {
    (self.golden, self.test, self.name) = (golden, test, name)
    (self.record, self.site) = (record, site)
  }

  /// Takes a snapshot and compares it, without recording it.
  ///
  /// A golden that was asserted before is compared again and never recorded.
  package func prepared<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    under terms: PictureTerms = PictureTerms()
  ) -> PreparedSnapshot {
    let running = RunningTest.current(fileID: site.fileID, function: test)
    let shared = AssertedGoldens.current.claim(
      golden, by: running, at: "\(site.fileID):\(site.line)")
    let scope = SnapshotTestingConfiguration.current
    var verifier = SnapshotVerifier(
      id: SnapshotID(
        fileID: "\(site.fileID)", filePath: "\(site.file)", test: test, name: name,
        pathExtension: strategy.pathExtension ?? ""),
      golden: golden, record: shared == nil ? record : .never,
      environment: SnapshotTestingConfiguration.environment,
      source: SnapshotResult.Source(file: "\(site.file)", line: Int(site.line)), run: .current)
    verifier.reference = scope.reference?.tolerance
    let process = ProcessSettings.current.withLock(\.self)
    verifier.diffTool = (scope.diffTool ?? process.diffTool)?.message
    return verifier.prepare(value, as: strategy, under: terms)
  }
}
