import Snapshots

/// Checks a law, and fails the running test with pictures if it does not hold.
///
/// `expected`, `actual` and `difference` are written to the artifacts' folder under the names of
/// test and law, like those of a snapshot.
@MainActor
struct LawFailure {
  let site: TestFailure
  let testName: String
  /// The name of the law, such as "overlap".
  let law: String

  func report(_ body: () throws -> Void) {
    do {
      try body()
      store.clear()
    } catch let broken as BrokenLaw {
      report(broken)
    } catch let error as SnapshotError {
      site.report(LawViolation.notTaken(error).description)
    } catch {
      site.report(String(describing: error))
    }
  }

  private func report(_ broken: BrokenLaw) {
    do {
      let artifacts = try broken.write(to: store)
      let lines = Artifact.lines(artifacts.map { ($0.kind.rawValue, $0.path) })
      site.report(
        ([broken.description] + lines).joined(separator: "\n"), showing: artifacts,
        of: store.id.description)
    } catch {
      site.report("\(broken.description)\n  No picture was written. \(error)")
    }
  }

  private var store: ArtifactStore {
    let id = SnapshotID(
      fileID: "\(site.fileID)", filePath: "\(site.file)", test: testName, name: law)
    let root = ArtifactStore.root(
      package: GoldenStore.packageRoot(above: "\(site.file)"),
      environment: SnapshotTestingConfiguration.environment)
    return ArtifactStore(id, root: root, pathExtension: "png")
  }
}
