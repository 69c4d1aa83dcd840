import Foundation
import Glibc

/// What a transaction has decided and may not have carried out yet.
package struct FileJournal: Codable, Sendable {
  struct Step: Codable, Sendable {
    /// The file that takes the other's place, counted from the journal's folder; nil where the
    /// other goes.
    let from: String?
    let to: String
  }

  let steps: [Step]

  private static func path(in folder: String) -> String {
    "\(folder)/\(FileTransaction.journalName)"
  }

  func write(in folder: String) throws(AtomicFileError) {
    let path = Self.path(in: folder)
    guard let data = try? JSONEncoder().encode(self) else {
      throw AtomicFileError(path: path, step: .write, code: EINVAL)
    }
    try AtomicFile.write(data, to: path)
  }

  /// Whether a folder has a journal, of this user, that waits to be carried out.
  package static func waits(in folder: String) -> Bool {
    var status = stat()
    return lstat(path(in: folder), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_uid == geteuid()
  }

  /// The folders that a waiting journal changes, and its own, as absolute paths.
  package static func folders(of folder: String) -> [String] {
    let places = (read(folder)?.steps ?? []).map { step in
      "\(folder)/\(step.to)".split(separator: "/").dropLast().joined(separator: "/")
    }
    return Array(Set([folder] + places.map { "/" + $0 }))
  }

  private static func read(_ folder: String) -> FileJournal? {
    FileManager.default.contents(atPath: path(in: folder))
      .flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
  }

  /// Carries out what is left of the folder's journal, if it has one, and removes it. Its steps
  /// stay inside the folder, whatever it says.
  package static func recover(_ folder: String) throws(AtomicFileError) {
    guard waits(in: folder) else { return }
    try HeldSignals.during { () throws(AtomicFileError) in
      for step in read(folder)?.steps ?? [] { try performUpdates(step, in: folder) }
      unlink(path(in: folder))
    }
  }

  private static func performUpdates(_ step: Step, in folder: String) throws(AtomicFileError) {
    guard let target = try? ContainedPath(step.to, in: folder) else { return }
    guard let from = step.from else {
      guard unlink(target.path) == 0 || errno == ENOENT else {
        throw AtomicFileError(path: target.path, step: .rename, code: errno)
      }
      return
    }
    guard let source = try? ContainedPath(from, in: folder),
      AtomicFile.isTemporary(String(source.components.last ?? "")),
      source.components.dropLast() == target.components.dropLast()
    else { return }
    // Where it is gone, it has been renamed already.
    guard rename(source.path, target.path) == 0 || errno == ENOENT else {
      throw AtomicFileError(path: target.path, step: .rename, code: errno)
    }
  }
}
