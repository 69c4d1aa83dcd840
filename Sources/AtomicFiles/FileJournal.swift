import Foundation
import Glibc

/// The journal of a committed transaction that may be incomplete.
package struct FileJournal: Codable, Sendable {
  struct Step: Codable, Sendable {
    /// The replacement file, relative to the journal's folder; nil for a removal.
    let from: String?
    let to: String
  }

  let steps: [Step]

  private static let name = FileTransaction.journalName

  func write(in folder: OpenFolder) throws(AtomicFileError) {
    guard let data = try? JSONEncoder().encode(self) else {
      throw AtomicFileError(path: "\(folder.path)/\(Self.name)", step: .write, code: EINVAL)
    }
    try folder.write(data, to: Self.name)
  }

  /// Returns whether a folder has a pending journal of a trusted owner: this user, the folder's
  /// owner, root, or the owner that a network share assigns to new files.
  package static func waits(in folder: String) -> Bool {
    var (journal, resolvedPath) = (stat(), stat())
    guard lstat("\(folder)/\(name)", &journal) == 0, journal.st_mode & S_IFMT == S_IFREG,
      stat(folder, &resolvedPath) == 0
    else { return false }
    if [geteuid(), resolvedPath.st_uid, 0].contains(journal.st_uid) { return true }
    let open = try? OpenFolder.open(AtomicFile.resolved(folder))
    return open?.ownerOfNewFiles == journal.st_uid
  }

  /// Returns the absolute paths of the folders changed by a pending journal, and its own.
  package static func folders(of folder: String) -> [String] {
    let resolvedPath = AtomicFile.resolved(folder)
    let steps = (try? OpenFolder.open(resolvedPath)).map { read($0).steps } ?? []
    let folders = steps.filter { isInside($0.to) }.map {
      "\(resolvedPath)/\($0.to)".splitPath.folder
    }
    return Array(Set([resolvedPath] + folders))
  }

  private static func read(_ folder: OpenFolder) -> FileJournal {
    folder.read(name).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
      ?? FileJournal(steps: [])
  }

  /// Executes the remaining steps of the folder's journal, if any, and removes it. Steps cannot
  /// affect files outside of the folder.
  package static func recover(_ folder: String) throws(AtomicFileError) {
    guard waits(in: folder) else { return }
    try HeldSignals.during { () throws(AtomicFileError) in
      let open = try OpenFolder.open(AtomicFile.resolved(folder))
      var done = 0
      try read(open).carryOut(in: open, done: &done, isOwn: false)
    }
  }

  /// Executes all steps and removes the journal.
  ///
  /// - Parameters:
  ///   - done: The number of executed steps, including after a failure.
  ///   - isOwn: Whether this process began the transaction, so that replacement files must exist.
  ///     Otherwise a missing one was already renamed.
  func carryOut(
    in folder: OpenFolder, done: inout Int, isOwn: Bool
  ) throws(AtomicFileError) {
    for step in steps {
      try Self.carryOut(step, in: folder, isOwn)
      done += 1
    }
    guard folder.remove(Self.name) else {
      throw AtomicFileError(path: "\(folder.path)/\(Self.name)", step: .finish, code: errno)
    }
  }

  private static func carryOut(
    _ step: Step, in folder: OpenFolder, _ isOwn: Bool
  ) throws(AtomicFileError) {
    guard isInside(step.to) else { return }
    let (way, name) = (step.to.pathParts.dropLast(), step.to.splitPath.name)
    func failing(_ code: Int32) -> AtomicFileError {
      AtomicFileError(path: "\(folder.path)/\(step.to)", step: .finish, code: code)
    }
    let inner: OpenFolder
    do throws(AtomicFileError) { inner = try folder.inner(way) } catch {
      // A removed folder needs no changes.
      guard isOwn || error.code != ENOENT else { return }
      throw failing(error.code)
    }
    guard let from = step.from else {
      guard inner.remove(name) else { throw failing(errno) }
      return
    }
    let temporary = from.splitPath
    guard temporary.folder == step.to.splitPath.folder, AtomicFile.isTemporary(temporary.name)
    else { return }
    guard inner.rename(temporary.name, to: name) || errno == ENOENT && !isOwn else {
      throw failing(errno)
    }
  }

  /// Returns whether a path is relative and remains inside the folder.
  private static func isInside(_ path: String) -> Bool {
    !path.utf8.contains(0) && !path.pathParts.contains { ["", ".", ".."].contains($0) }
  }
}
