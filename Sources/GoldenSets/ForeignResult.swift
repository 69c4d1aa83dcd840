import AtomicFiles
import Foundation
import Snapshots

/// A result recorded on another machine, and its run.
struct ForeignResult {
  let result: SnapshotResult
  let run: LastRun

  /// Copies the files that the result may name to the paths of a local run, whatever they are
  /// called on the other machine. Missing files are removed from the result.
  func copied(to workspace: Workspace) throws(AtomicFileError) -> SnapshotResult {
    var copy = result
    let type = FileName.encoded(result.id.pathExtension)
    let places: [(WritableKeyPath<SnapshotResult.Files, String?>, String)] = [
      (\.expected, "expected.\(type)"), (\.actual, "actual.\(type)"),
      (\.difference, "difference.\(type)"),
      (\.expectedLayout, ArtifactStore.layoutName("expected", type)),
      (\.actualLayout, ArtifactStore.layoutName("actual", type)),
    ]
    for (file, name) in places {
      copy.files[keyPath: file] = nil
      guard let data = run.workspace.paths.data(result.files[keyPath: file]) else { continue }
      let place = "\(result.id.path)/\(name)"
      try AtomicFile.makeFolder(above: "\(workspace.artifacts)/\(place)")
      try AtomicFile.write(data, to: "\(workspace.artifacts)/\(place)")
      copy.files[keyPath: file] = place
    }
    copy.source = result.source.map { Self.local($0, in: workspace.package) }
    return copy
  }

  /// Returns the location of an assertion in this clone: the longest suffix of its path that is a
  /// file here; if there is none, the unchanged path.
  private static func local(
    _ source: SnapshotResult.Source, in package: String
  ) -> SnapshotResult.Source {
    guard !source.file.hasPrefix(package + "/") else { return source }
    let parts = source.file.split(separator: "/")
    for start in parts.indices {
      let end = parts[start...].joined(separator: "/")
      if let place = try? ContainedPath(end, in: package),
        FileManager.default.fileExists(atPath: place.path)
      {
        return SnapshotResult.Source(file: place.path, line: source.line)
      }
    }
    return source
  }
}
