import AtomicFiles
import Foundation
import Synchronization

/// A folder of goldens as something that several processes change, and that a killed one may have
/// left in the middle of a change.
package enum GoldenFolder {
  /// Folders that this process has swept.
  private static let swept = Mutex<Set<String>>([])

  /// Carries out what a killed process has left to do here or in a folder around, and, the first
  /// time, removes its temporary files.
  ///
  /// Complexity: two calls to the system a folder up to the root's, where nothing is left.
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

  /// Whoever holds the lock may be about to need its temporary files, and a journal may name those
  /// of a dead process. A folder that cannot be swept keeps nothing from being read.
  private static func sweep(_ folder: String) {
    guard let lock = try? FolderLock([folder]) else { return }
    if !isUnfinished(folder) { AtomicFile.sweepTemporaries(in: folder) }
    _ = consume lock
  }

  /// Lets nobody else change these folders meanwhile, and leaves nothing unfinished in them before.
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
      // Who held the lock may have died within a change.
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

  /// The folder and all above it: a change of goldens in several folders has its journal in the one
  /// around them, however far up that is.
  private static func around(_ folder: String) -> [String] {
    var (folders, place) = ([String](), folder)
    while !place.isEmpty {
      folders.append(place)
      place = place.splitPath.folder
    }
    return folders
  }

  /// The folder and those above it, up to the package's; the folder alone outside of any.
  private static func ofPackage(_ folder: String) -> [String] {
    let all = around(folder)
    let package = all.firstIndex { access($0 + "/Package.swift", F_OK) == 0 }
    return Array(all.prefix((package ?? 0) + 1))
  }
}
