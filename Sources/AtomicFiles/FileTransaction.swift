import Foundation
import Glibc

/// An atomic change of files in a folder and its subfolders, also if the disk is full or the
/// process is killed.
///
/// New files are written beside their destinations first. Then a journal of the renames is written,
/// which commits the transaction: if the process is killed, the next one completes it (`recover`).
/// A transaction takes one rename per file and two for the journal. Like `AtomicFile`, it does not
/// synchronise to the disk.
///
/// Folders are opened without following links and kept open, so that links created concurrently
/// have no effect.
///
/// Callers of `perform` and `recover` hold locks of all changed folders.
package struct FileTransaction: Sendable {
  package struct Change: Sendable {
    /// An absolute path inside the transaction's folder.
    package let path: String
    /// The new contents; nil for a removal.
    package let data: Data?

    package init(path: String, data: Data?) {
      self.path = path
      self.data = data
    }
  }

  /// The handling of paths with links.
  package enum Links: Sendable {
    /// Changes the link's target, which must be inside the folder.
    case followed
    /// Throws an error, since the paths were resolved before.
    case refused
  }

  /// An absolute path of an existing folder, in which the files' folders exist.
  package let folder: String
  package let changes: [Change]
  private let links: Links

  package init(folder: String, changes: [Change], links: Links = .followed) {
    self.folder = folder
    self.changes = changes
    self.links = links
  }

  /// The file name of the journal.
  package static let journalName = ".transaction.json"

  /// Changes all files, or none and throws an error.
  ///
  /// If a step fails after others were executed, the error's `isUnfinished` is true, and the rest
  /// is completed by `recover`.
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

  /// Executes the steps; if the first one fails, the transaction is aborted.
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
    let relative = try relativePath(of: change, in: open)
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
      data, beside: name, in: folder.file, displayPath: change.path)
    return .init(from: way.isEmpty ? temporary : "\(way)/\(temporary)", to: relative)
  }

  /// Returns the path of the changed file, relative to the open folder.
  private func relativePath(
    of change: Change, in open: OpenFolder
  ) throws(AtomicFileError) -> String {
    let resolvedPath =
      links == .followed ? try AtomicFile.resolvedFilePath(change.path) : change.path
    let root = open.path + "/"
    guard resolvedPath.beginsBytewise(with: root) else {
      throw AtomicFileError(path: change.path, step: .open, code: EXDEV)
    }
    return String(decoding: resolvedPath.utf8.dropFirst(root.utf8.count), as: UTF8.self)
  }

  /// Returns the nearest common ancestor of folders.
  ///
  /// - Parameter folders: Absolute paths, at least one.
  package static func commonFolder(of folders: [String]) -> String {
    var common = folders[0].pathParts.filter { !$0.isEmpty }
    for folder in folders.dropFirst() {
      let parts = folder.pathParts.filter { !$0.isEmpty }
      common = zip(common, parts).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
  }
}
