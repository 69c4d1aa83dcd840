import AtomicFiles
import Foundation
import Glibc
import Synchronization

extension ResultStore {
  /// The artifact folders and runs in which this process has registered.
  private static let registeredRuns = Mutex<[String: TestRun]>([:])

  /// Stores a result of this process and enrolls it in the run.
  package func keep(_ result: SnapshotResult, in run: TestRun) throws {
    try registerProcess(in: run)
    try write(result, in: run)
  }

  /// Performs work that may terminate the process, such as drawing a snapshot. Meanwhile the run's
  /// folder contains a note, so that the snapshot is known if the process crashes.
  ///
  /// - Parameter result: The result that is reported if the process terminates.
  package func whileInProgress<Value>(
    _ result: SnapshotResult, in run: TestRun, _ body: () -> Value
  ) -> Value {
    // Errors are ignored here, as storing the snapshot's own result reports them.
    let isBegun: Void? = try? {
      try registerProcess(in: run)
      try begin(result, by: getpid(), in: run)
    }()
    defer { if isBegun != nil { end(result.id, by: getpid(), in: run) } }
    return body()
  }

  /// Notes, the first time, that this process takes part in the run, and at its exit that it has
  /// finished.
  package func registerProcess(in run: TestRun) throws {
    let isNew = Self.registeredRuns.withLock { registeredRuns in
      if registeredRuns.isEmpty { on_exit({ status, _ in ResultStore.finish(status) }, nil) }
      return registeredRuns.updateValue(run, forKey: artifacts) == nil
    }
    if isNew {
      try hideFromVersionControl()
      try note(process: getpid(), status: nil, in: run)
      TestsInProgress.shared.keep(in: testsPath(getpid(), in: run))
    }
  }

  private static func finish(_ status: Int32) {
    for (artifacts, run) in registeredRuns.withLock({ $0 })
    where FileManager.default.fileExists(atPath: artifacts) {
      try? ResultStore(artifacts: artifacts).note(process: getpid(), status: status, in: run)
    }
  }

  /// Adds a `.gitignore` file that excludes the folder's content.
  package func hideFromVersionControl() throws(AtomicFileError) {
    let path = artifacts + "/.gitignore"
    guard !FileManager.default.fileExists(atPath: path) else { return }
    try AtomicFile.makeFolder(above: path)
    try AtomicFile.write(Data("*\n".utf8), to: path)
  }
}
