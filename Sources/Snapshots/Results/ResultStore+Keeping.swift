import AtomicFiles
import Foundation
import Glibc
import Synchronization

extension ResultStore {
  /// Where this process has said that it takes part, and in which run.
  private static let enrolled = Mutex<[String: TestRun]>([:])

  /// Keeps a result of this process, which the first time says that it takes part in the run, and
  /// at its end that it has come to it.
  package func keep(_ result: SnapshotResult, in run: TestRun) throws {
    let isNew = Self.enrolled.withLock { enrolled in
      if enrolled.isEmpty { atexit { ResultStore.finish() } }
      return enrolled.updateValue(run, forKey: artifacts) == nil
    }
    if isNew {
      try hideFromVersionControl()
      try note(process: getpid(), isFinished: false, in: run)
    }
    try write(result, in: run)
  }

  private static func finish() {
    for (artifacts, run) in enrolled.withLock({ $0 })
    where FileManager.default.fileExists(atPath: artifacts) {
      try? ResultStore(artifacts: artifacts).note(process: getpid(), isFinished: true, in: run)
    }
  }

  /// What lies there is none of the repository's business.
  private func hideFromVersionControl() throws(AtomicFileError) {
    let path = artifacts + "/.gitignore"
    guard !FileManager.default.fileExists(atPath: path) else { return }
    try AtomicFile.makeFolder(above: path)
    try AtomicFile.write(Data("*\n".utf8), to: path)
  }
}
