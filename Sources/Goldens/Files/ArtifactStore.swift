import AtomicFiles
import Foundation

/// Stores the artifacts of one failure. The folder `<artifacts>/<module>/<file>/<test>.<name>/`
/// contains `expected`, `actual` and `difference`, and for pictures the layouts `expected.json` and
/// `actual.json`. Each snapshot has a folder of its own.
package struct ArtifactStore: Sendable {
  package static let variable = "SNAPSHOT_ARTIFACTS"

  /// The absolute path of the artifacts' folder.
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
  /// - Parameter package: The package's folder, if there is one.
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

  /// The name of the layout file beside a file. It does not collide with a file that is JSON
  /// itself.
  package static func layoutName(_ name: String, _ pathExtension: String) -> String {
    pathExtension == "json" ? "\(name).layout.json" : "\(name).json"
  }

  /// Removes the artifacts of an earlier failure.
  package func clear() {
    guard FileManager.default.fileExists(atPath: folder) else { return }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Removes the artifacts of an earlier failure except `artifacts`, which stay in place
  /// throughout, as another process may be reading or writing the same files.
  func clear(but artifacts: [Artifact]) {
    let kept = Set(artifacts.map { URL(fileURLWithPath: $0.path).lastPathComponent })
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where !kept.contains(name) && !name.isHiddenName {
      unlink("\(folder)/\(name)")
    }
  }

  /// Writes a file and returns its artifact.
  package func write(_ data: Data, as kind: Artifact.Kind) throws(AtomicFileError) -> Artifact {
    let path = path(kind)
    try AtomicFile.makeFolder(above: path)
    try AtomicFile.write(data, to: path)
    return Artifact(kind: kind, path: path)
  }
}
