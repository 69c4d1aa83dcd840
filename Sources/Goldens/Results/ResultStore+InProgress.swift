import AtomicFiles
import Foundation
import Glibc

extension ResultStore {
  private func place(_ id: SnapshotID, _ process: Int32, _ run: TestRun) -> String {
    "\(folder(of: run))/underway/\(process)/\(id.path).json"
  }

  /// Notes that a process has begun to take a snapshot.
  func begin(_ result: SnapshotResult, by process: Int32, in run: TestRun) throws {
    let path = place(result.id, process, run)
    try AtomicFile.makeFolder(above: path)
    try AtomicFile.write(StableJSON.encode(result), to: path)
  }

  /// Removes the note that a process is taking a snapshot.
  func end(_ id: SnapshotID, by process: Int32, in run: TestRun) {
    unlink(place(id, process, run))
  }

  /// The path of the file with the names of the tests that a process is running.
  func testsPath(_ process: Int32, in run: TestRun) -> String {
    "\(folder(of: run))/tests/\(process)"
  }

  /// Descriptions of processes that terminated without finishing and outside of assertions.
  /// Terminations during an assertion are among the results.
  func crashes(inRun id: String) -> [String] {
    let run = TestRun(id: id, isFiltered: false)
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: notes(of: run))) ?? []
    return processes.sorted().compactMap { name -> String? in
      guard let process = Int32(name.prefix { $0 != "." }), kill(process, 0) != 0,
        !hasEnded(process, in: run), files("\(folder(of: run))/underway/\(process)").isEmpty
      else { return nil }
      let text = (try? String(contentsOfFile: testsPath(process, in: run), encoding: .utf8)) ?? ""
      let tests = text.split(separator: "\n").prefix(Self.maximumTestCount).map { "'\($0)'" }
      guard !tests.isEmpty else {
        return "A process of the run crashed or was killed outside of an assertion."
      }
      return "A process of the run crashed or was killed outside of an assertion, in"
        + " \(tests.joined(separator: ", "))."
    }
  }

  /// The largest number of tests in a sentence.
  private static let maximumTestCount = 20

  private func hasEnded(_ process: Int32, in run: TestRun) -> Bool {
    var problems: [String] = []
    let path = "\(notes(of: run))/\(process).json"
    return decode(ProcessNote.self, path, &problems)?.isFinished ?? true
  }

  private func notes(of run: TestRun) -> String { "\(folder(of: run))/processes" }

  /// The snapshots that terminated processes began and did not finish.
  func unfinished(inRun folder: String, _ problems: inout [String]) -> [SnapshotResult] {
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
  /// The result of a snapshot that is about to be taken. It is reported if the process terminates
  /// meanwhile.
  static func inProgress(
    _ id: SnapshotID, golden: String, source: Source?, package: String?
  ) -> SnapshotResult {
    var result = SnapshotResult(
      id: id, kind: .error, files: Files(golden: Files.relative(golden, to: package)))
    let name = URL(fileURLWithPath: golden).deletingPathExtension().lastPathComponent
    result.sentence =
      "Snapshot “\(name)” did not finish: its process crashed or was killed."
    result.source = source
    return result
  }
}
