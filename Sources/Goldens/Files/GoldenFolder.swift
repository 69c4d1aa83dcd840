import AtomicFiles
import Foundation
import Synchronization

/// A folder of goldens as something that several processes change, and that a killed one may have
/// left in the middle of a change.
package enum GoldenFolder {
  /// Folders that this process has swept.
  private static let swept = Mutex<Set<String>>([])
  /// So many folders up a journal may lie.
  private static let deepest = 8

  /// Carries out what a killed process has left to do here or in a folder around, and, the first
  /// time, removes its temporary files.
  ///
  /// Complexity: a call to the system a folder up to the package's, where nothing is left.
  package static func recover(_ folder: String) throws(AtomicFileError) {
    for place in around(folder) where FileJournal.waits(in: place) {
      let lock = try FolderLock(FileJournal.folders(of: place))
      try FileJournal.recover(place)
      _ = consume lock
    }
    for place in around(folder) where swept.withLock({ $0.insert(place).inserted }) {
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

  /// The folder and those above it, up to the package's.
  private static func around(_ folder: String) -> [String] {
    var (folders, place) = ([String](), folder)
    while !place.isEmpty, folders.count < deepest {
      folders.append(place)
      if access(place + "/Package.swift", F_OK) == 0 { break }
      place = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
    }
    return folders
  }
}
