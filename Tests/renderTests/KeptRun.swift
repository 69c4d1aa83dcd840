import Foundation
import Snapshots

/// The results that a test run, here or on another machine, leaves in an artifacts' folder.
struct KeptRun {
  let artifacts: URL
  var id = "1-1"

  /// Records that a process took part, and its exit status.
  func finish(status: Int = 0) throws {
    try write(
      ["isFiltered": false, "isFinished": true, "status": status], "processes/1.json")
  }

  /// Keeps a result of the test `test` in `AppTests/Wall.swift`.
  func keep(
    _ test: String, kind: String = "passed", golden: String, actual: String? = nil,
    pathExtension: String = "png"
  ) throws {
    var files = ["golden": golden]
    files["actual"] = actual
    try write(
      [
        "id": ["module": "AppTests", "file": "Wall", "test": test, "pathExtension": pathExtension],
        "kind": kind, "outcome": ["passed": "matched", "pixels": "pixelsDiffer"][kind] ?? kind,
        "words": [String](), "files": files,
      ], "snapshots/AppTests/Wall/\(FileName.encoded(test)).json")
  }

  private func write(_ object: [String: Any], _ name: String) throws {
    let file = artifacts.appendingPathComponent("results/\(id)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONSerialization.data(withJSONObject: object).write(to: file)
  }
}
