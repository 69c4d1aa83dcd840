import AtomicFiles
import Foundation
import Snapshots

/// A result that another machine has left, and the run that it is part of.
struct ForeignResult {
  let result: SnapshotResult
  let run: LastRun

  /// Copies what the result names, and may name, to where a run here would have put it, whatever
  /// the machine called its files. What is not there is not named any more.
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

  /// The place of an assertion in this checkout, which other machines have elsewhere: the longest
  /// end of its path that is a file here. Where there is none, the place as it is.
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
