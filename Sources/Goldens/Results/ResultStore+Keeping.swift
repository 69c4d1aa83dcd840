import AtomicFiles
import Foundation
import Glibc
import Synchronization

extension ResultStore {
  /// Where this process has said that it takes part, and in which run.
  private static let enrolled = Mutex<[String: TestRun]>([:])

  /// Keeps a result of this process, which takes part in the run.
  package func keep(_ result: SnapshotResult, in run: TestRun) throws {
    try enroll(in: run)
    try write(result, in: run)
  }

  /// Does what may end the process, such as the drawing of a snapshot: the run's folder says
  /// meanwhile that it has begun, so that a run that ended by a signal tells where.
  ///
  /// - Parameter result: what is known of the snapshot before it is taken.
  package func whileUnderWay<Value>(
    _ result: SnapshotResult, in run: TestRun, _ body: () -> Value
  ) -> Value {
    // What cannot be kept costs a later report its words; the snapshot's own result says so, too.
    let isBegun: Void? = try? {
      try enroll(in: run)
      try begin(result, by: getpid(), in: run)
    }()
    defer { if isBegun != nil { end(result.id, by: getpid(), in: run) } }
    return body()
  }

  /// Says, the first time, that this process takes part in the run, and at its end that it has come
  /// to it.
  package func enroll(in run: TestRun) throws {
    let isNew = Self.enrolled.withLock { enrolled in
      if enrolled.isEmpty { on_exit({ status, _ in ResultStore.finish(status) }, nil) }
      return enrolled.updateValue(run, forKey: artifacts) == nil
    }
    if isNew {
      try hideFromVersionControl()
      try note(process: getpid(), status: nil, in: run)
      TestsUnderWay.shared.keep(in: testsPlace(getpid(), in: run))
    }
  }

  private static func finish(_ status: Int32) {
    for (artifacts, run) in enrolled.withLock({ $0 })
    where FileManager.default.fileExists(atPath: artifacts) {
      try? ResultStore(artifacts: artifacts).note(process: getpid(), status: status, in: run)
    }
  }

  /// What lies there is none of the repository's business.
  package func hideFromVersionControl() throws(AtomicFileError) {
    let path = artifacts + "/.gitignore"
    guard !FileManager.default.fileExists(atPath: path) else { return }
    try AtomicFile.makeFolder(above: path)
    try AtomicFile.write(Data("*\n".utf8), to: path)
  }
}
