import AtomicFiles
import Foundation

/// Where the evidence of one failure goes: `<artifacts>/<module>/<file>/<test>.<name>/` holds
/// `expected`, `actual` and `difference`, and of pictures the layouts `expected.json` and
/// `actual.json`. No two snapshots share a folder.
package struct ArtifactStore: Sendable {
  package static let variable = "SNAPSHOT_ARTIFACTS"

  /// The artifacts' folder, an absolute path.
  package let root: String
  package let id: SnapshotID
  let pathExtension: String

  package init(_ id: SnapshotID, root: String, pathExtension: String) {
    self.id = id
    self.root = root
    self.pathExtension = pathExtension
  }

  /// `$SNAPSHOT_ARTIFACTS` if set, else `Artifacts` in the package's folder, else `Artifacts` in
  /// the system's temporary folder.
  ///
  /// - Parameter package: the package's folder, where there is one.
  package static func root(package: URL?, environment: [String: String]) -> String {
    if let path = environment[variable], !path.isEmpty { return URL(fileURLWithPath: path).path }
    return (package ?? FileManager.default.temporaryDirectory).appendingPathComponent("Artifacts")
      .path
  }

  private var folder: String { "\(root)/\(id.path)" }

  func path(_ kind: Artifact.Kind) -> String {
    switch kind {
    case .expected, .actual, .difference: "\(folder)/\(FileName.with(pathExtension, kind.rawValue))"
    case .expectedLayout: "\(folder)/\(Self.layoutName("expected", pathExtension))"
    case .actualLayout: "\(folder)/\(Self.layoutName("actual", pathExtension))"
    }
  }

  /// What a layout is called beside a file, which keeps its name where it is JSON, too.
  package static func layoutName(_ name: String, _ pathExtension: String) -> String {
    pathExtension == "json" ? "\(name).layout.json" : "\(name).json"
  }

  /// Forgets an earlier failure, so that what lies there is always the last run's.
  package func clear() {
    guard FileManager.default.fileExists(atPath: folder) else { return }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Forgets what an earlier failure left and this one has not. What this one has stays in place
  /// all the time: another process may be reading it, or writing the same.
  func clear(but artifacts: [Artifact]) {
    let kept = Set(artifacts.map { URL(fileURLWithPath: $0.path).lastPathComponent })
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where !kept.contains(name) && !name.isHiddenName {
      unlink("\(folder)/\(name)")
    }
  }

  /// Writes one file and says where.
  package func write(_ data: Data, as kind: Artifact.Kind) throws(AtomicFileError) -> Artifact {
    let path = path(kind)
    try AtomicFile.makeFolder(above: path)
    try AtomicFile.write(data, to: path)
    return Artifact(kind: kind, path: path)
  }
}
