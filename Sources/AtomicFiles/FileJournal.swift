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

  private static let name = FileTransaction.journalName

  func write(in folder: OpenFolder) throws(AtomicFileError) {
    guard let data = try? JSONEncoder().encode(self) else {
      throw AtomicFileError(path: "\(folder.path)/\(Self.name)", step: .write, code: EINVAL)
    }
    try folder.write(data, to: Self.name)
  }

  /// Whether a folder has a journal that waits to be carried out: one of this user, of the folder's
  /// owner or of the system's. On a share that gives new files another owner, one of that.
  package static func waits(in folder: String) -> Bool {
    var (journal, place) = (stat(), stat())
    guard lstat("\(folder)/\(name)", &journal) == 0, journal.st_mode & S_IFMT == S_IFREG,
      stat(folder, &place) == 0
    else { return false }
    if [geteuid(), place.st_uid, 0].contains(journal.st_uid) { return true }
    let open = try? OpenFolder.open(AtomicFile.resolved(folder))
    return open?.ownerOfNewFiles == journal.st_uid
  }

  /// The folders that a waiting journal changes, and its own, as absolute paths.
  package static func folders(of folder: String) -> [String] {
    let place = AtomicFile.resolved(folder)
    let steps = (try? OpenFolder.open(place)).map { read($0).steps } ?? []
    let folders = steps.filter { isInside($0.to) }.map { "\(place)/\($0.to)".splitPath.folder }
    return Array(Set([place] + folders))
  }

  private static func read(_ folder: OpenFolder) -> FileJournal {
    folder.read(name).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
      ?? FileJournal(steps: [])
  }

  /// Carries out what is left of the folder's journal, if it has one, and removes it. Its steps
  /// stay inside the folder, whatever it says.
  package static func recover(_ folder: String) throws(AtomicFileError) {
    guard waits(in: folder) else { return }
    try HeldSignals.during { () throws(AtomicFileError) in
      let open = try OpenFolder.open(AtomicFile.resolved(folder))
      var done = 0
      try read(open).carryOut(in: open, done: &done, isOwn: false)
    }
  }

  /// Carries out all steps, and then removes the journal.
  ///
  /// - Parameters:
  ///   - done: how many steps have been carried out, also where one cannot be.
  ///   - isOwn: whether this process has begun; then a file that is to take another's place is
  ///     there. Later one that is gone has taken it.
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
      // A folder that has been removed since has nothing left to change.
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

  /// Whether a path counts from the folder and stays in it.
  private static func isInside(_ path: String) -> Bool {
    !path.utf8.contains(0) && !path.pathParts.contains { ["", ".", ".."].contains($0) }
  }
}
