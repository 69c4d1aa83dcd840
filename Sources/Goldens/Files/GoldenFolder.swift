import AtomicFiles
import Foundation
import Synchronization

/// Coordinates access of several processes to a folder of goldens, and completes changes that a
/// killed process left unfinished.
package enum GoldenFolder {
  /// The folders whose temporary files this process has removed.
  private static let swept = Mutex<Set<String>>([])

  /// Completes changes that a killed process left unfinished in the folder or its ancestors. The
  /// first time, also removes temporary files.
  ///
  /// Complexity: Two system calls for each ancestor if no change is unfinished.
  package static func recover(_ folder: String) throws(AtomicFileError) {
    let folder = AtomicFile.resolved(folder)
    for place in around(folder) where FileJournal.waits(in: place) {
      let lock = try FolderLock(FileJournal.folders(of: place))
      try FileJournal.recover(place)
      _ = consume lock
    }
    for place in ofPackage(folder) where swept.withLock({ $0.insert(place).inserted }) {
      sweep(place)
    }
  }

  /// Requires the lock, as its owner may need its temporary files; they are also preserved while a
  /// journal refers to them. Errors are ignored, as the goldens can still be read.
  private static func sweep(_ folder: String) {
    guard let lock = try? FolderLock([folder]) else { return }
    if !isUnfinished(folder) { AtomicFile.sweepTemporaries(in: folder) }
    _ = consume lock
  }

  /// Calls `body` with exclusive access to the folders, after unfinished changes are completed.
  static func alone<Value>(
    in folders: [String], _ body: () throws(GoldenWriteError) -> Value
  ) throws(GoldenWriteError) -> Value {
    while true {
      do throws(AtomicFileError) {
        for folder in folders { try recover(folder) }
      } catch {
        throw .file(error)
      }
      let lock = try locked(folders)
      // The lock's former owner may have been killed during a change.
      if !folders.contains(where: isUnfinished) {
        for folder in folders { AtomicFile.sweepTemporaries(in: folder) }
        let value = try body()
        _ = consume lock
        return value
      }
      _ = consume lock
    }
  }

  private static func locked(_ folders: [String]) throws(GoldenWriteError) -> FolderLock {
    do throws(AtomicFileError) { return try FolderLock(folders) } catch { throw .file(error) }
  }

  private static func isUnfinished(_ folder: String) -> Bool {
    around(folder).contains { FileJournal.waits(in: $0) }
  }

  /// The folder and its ancestors. The journal of a change in several folders is in their common
  /// ancestor.
  private static func around(_ folder: String) -> [String] {
    var (folders, place) = ([String](), folder)
    while !place.isEmpty {
      folders.append(place)
      place = place.splitPath.folder
    }
    return folders
  }

  /// The folder and its ancestors up to the package, or the folder alone if it is in no package.
  private static func ofPackage(_ folder: String) -> [String] {
    let all = around(folder)
    let package = all.firstIndex { access($0 + "/Package.swift", F_OK) == 0 }
    return Array(all.prefix((package ?? 0) + 1))
  }
}
