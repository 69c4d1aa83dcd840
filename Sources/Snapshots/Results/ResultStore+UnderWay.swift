import AtomicFiles
import Foundation
import Glibc

extension ResultStore {
  private func place(_ id: SnapshotID, _ process: Int32, _ run: TestRun) -> String {
    "\(folder(of: run))/underway/\(process)/\(id.path).json"
  }

  /// Says that a process has begun to take a snapshot.
  func begin(_ result: SnapshotResult, by process: Int32, in run: TestRun) throws {
    let path = place(result.id, process, run)
    try AtomicFile.makeFolder(above: path)
    try AtomicFile.write(StableJSON.encode(result), to: path)
  }

  /// Says that it has come to the end of that, whatever became of the snapshot.
  func end(_ id: SnapshotID, by process: Int32, in run: TestRun) {
    unlink(place(id, process, run))
  }

  /// The snapshots that processes have begun and not ended, of processes that are no more.
  func unended(inRun folder: String, _ problems: inout [String]) -> [SnapshotResult] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return processes.sorted().flatMap { name -> [SnapshotResult] in
      guard let process = Int32(name), kill(process, 0) != 0 else { return [] }
      return files("\(folder)/\(name)").compactMap {
        decode(SnapshotResult.self, $0, &problems)
      }
    }
  }
}

extension SnapshotResult {
  /// What is known of a snapshot that is about to be taken: all there is to say of it where its
  /// process does not come to its end.
  static func underWay(
    _ id: SnapshotID, golden: String, source: Source?, package: String?
  ) -> SnapshotResult {
    var result = SnapshotResult(
      id: id, kind: .error, files: Files(golden: Files.relative(golden, to: package)))
    let name = URL(fileURLWithPath: golden).deletingPathExtension().lastPathComponent
    result.sentence =
      "Snapshot “\(name)” did not come to its end: its process crashed or was killed meanwhile."
    result.source = source
    return result
  }
}
