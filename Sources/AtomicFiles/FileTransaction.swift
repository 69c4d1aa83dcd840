import Foundation
import Glibc

/// Changes to files of one folder, and of folders inside it, that happen all or not at all, also
/// where the disk is full and where the process is killed in between.
///
/// New files are written beside their places first. Then a journal says which take whose place:
/// the moment it stands in the folder, everything has happened, for whoever comes next carries out
/// what a killed process has left (`recover`). A transaction costs a rename a file and two for the
/// journal. Like `AtomicFile`, it does not force anything to the disk.
///
/// Folders are opened without following a link and held open: who puts a link in the place of one
/// meanwhile leads nothing out.
///
/// Whoever performs or recovers one holds the locks of all folders that it changes.
package struct FileTransaction: Sendable {
  package struct Change: Sendable {
    /// An absolute path inside the transaction's folder.
    package let path: String
    /// What is to be there; nil for nothing.
    package let data: Data?

    package init(path: String, data: Data?) {
      self.path = path
      self.data = data
    }
  }

  /// What becomes of a change whose path has a link.
  package enum Links: Sendable {
    /// The change is of the file that the link leads to, which lies inside the folder: one that
    /// leads out is an error.
    case followed
    /// It is an error: the paths were found without links before.
    case refused
  }

  /// An absolute path; it exists, and so do those of the files.
  package let folder: String
  package let changes: [Change]
  private let links: Links

  package init(folder: String, changes: [Change], links: Links = .followed) {
    self.folder = folder
    self.changes = changes
    self.links = links
  }

  /// The name of the journal, beside what it changes.
  package static let journalName = ".transaction.json"

  /// Changes all of the files, or none and says why.
  ///
  /// Where a step fails after others have been carried out, the error says that the rest is left to
  /// whoever comes next (`AtomicFileError.isUnfinished`).
  package func perform() throws(AtomicFileError) {
    guard !changes.isEmpty else { return }
    try HeldSignals.during { () throws(AtomicFileError) in
      let open = try OpenFolder.open(links == .followed ? AtomicFile.resolved(folder) : folder)
      var steps: [FileJournal.Step] = []
      do throws(AtomicFileError) {
        for change in changes {
          let step = try stage(change, in: open)
          let isSecond = steps.contains { $0.to == step.to }
          steps.append(step)
          if isSecond { throw AtomicFileError(path: change.path, step: .write, code: EEXIST) }
        }
        try FileJournal(steps: steps).write(in: open)
      } catch {
        Self.forget(steps, in: open)
        throw error
      }
      try carryOut(FileJournal(steps: steps), in: open)
    }
  }

  /// Where not even the first step can be carried out, nothing has been decided.
  private func carryOut(
    _ journal: FileJournal, in open: OpenFolder
  ) throws(AtomicFileError) {
    var done = 0
    do throws(AtomicFileError) {
      try journal.carryOut(in: open, done: &done, isOwn: true)
    } catch {
      guard done == 0, open.remove(Self.journalName) else { throw error }
      Self.forget(journal.steps, in: open)
      throw AtomicFileError(path: error.path, step: .rename, code: error.code)
    }
  }

  private static func forget(_ steps: [FileJournal.Step], in open: OpenFolder) {
    for case let from? in steps.map(\.from) {
      let (folder, name) = from.splitPath
      _ = (try? open.inner(folder.pathParts))?.remove(name)
    }
  }

  private func stage(
    _ change: Change, in open: OpenFolder
  ) throws(AtomicFileError) -> FileJournal.Step {
    let relative = try relativePlace(of: change, in: open)
    let (way, name) = relative.splitPath
    let folder: OpenFolder
    do throws(AtomicFileError) { folder = try open.inner(way.pathParts) } catch {
      let path = error.code == ELOOP ? error.path : change.path
      throw AtomicFileError(path: path, step: .open, code: error.code)
    }
    switch folder.kind(of: name) {
    case nil, S_IFREG: break
    case S_IFDIR: throw AtomicFileError(path: change.path, step: .open, code: EISDIR)
    case S_IFLNK: throw AtomicFileError(path: change.path, step: .open, code: ELOOP)
    default: throw AtomicFileError(path: change.path, step: .open, code: ENOTSUP)
    }
    guard let data = change.data else { return .init(from: nil, to: relative) }
    let temporary = try AtomicFile.writeTemporary(
      data, beside: name, in: folder.file, shownAs: change.path)
    return .init(from: way.isEmpty ? temporary : "\(way)/\(temporary)", to: relative)
  }

  /// Where the changed file is, counted from the open folder.
  private func relativePlace(
    of change: Change, in open: OpenFolder
  ) throws(AtomicFileError) -> String {
    let place = links == .followed ? try AtomicFile.regularPlace(change.path) : change.path
    let root = open.path + "/"
    guard place.beginsBytewise(with: root) else {
      throw AtomicFileError(path: change.path, step: .open, code: EXDEV)
    }
    return String(decoding: place.utf8.dropFirst(root.utf8.count), as: UTF8.self)
  }

  /// The nearest folder around all of some; one of them alone is that one.
  ///
  /// - Parameter folders: absolute paths, at least one.
  package static func commonFolder(of folders: [String]) -> String {
    var common = folders[0].pathParts.filter { !$0.isEmpty }
    for folder in folders.dropFirst() {
      let parts = folder.pathParts.filter { !$0.isEmpty }
      common = zip(common, parts).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
  }
}
