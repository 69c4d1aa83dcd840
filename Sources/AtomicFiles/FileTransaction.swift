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

  /// An absolute path; it exists, and so do those of the files.
  package let folder: String
  package let changes: [Change]

  package init(folder: String, changes: [Change]) {
    self.folder = folder
    self.changes = changes
  }

  /// The name of the journal, beside what it changes.
  package static let journalName = ".transaction.json"

  /// Changes all of the files, or none and says why.
  ///
  /// A link to a file inside the folder is followed; one that leads out is an error.
  package func perform() throws(AtomicFileError) {
    guard !changes.isEmpty else { return }
    try HeldSignals.during { () throws(AtomicFileError) in
      var steps: [FileJournal.Step] = []
      do throws(AtomicFileError) {
        for change in changes { steps.append(try stage(change)) }
        try FileJournal(steps: steps).write(in: folder)
      } catch {
        for name in steps.compactMap(\.from) { unlink("\(folder)/\(name)") }
        throw error
      }
      try FileJournal.recover(folder)
    }
  }

  private func stage(_ change: Change) throws(AtomicFileError) -> FileJournal.Step {
    let place = try AtomicFile.regularPlace(change.path)
    let contained: ContainedPath
    do throws(ContainedPathError) {
      contained = try ContainedPath(place, in: AtomicFile.resolved(folder))
    } catch {
      throw AtomicFileError(path: change.path, step: .open, code: EXDEV)
    }
    guard let data = change.data else { return .init(from: nil, to: contained.relative) }
    let temporary = try AtomicFile.writeTemporary(data, beside: place)
    return .init(
      from: String(temporary.dropFirst(contained.folder.count + 1)), to: contained.relative)
  }

  /// The nearest folder around all of some; one of them alone is that one.
  ///
  /// - Parameter folders: absolute paths, at least one.
  package static func commonFolder(of folders: [String]) -> String {
    var common = folders[0].split(separator: "/")
    for folder in folders.dropFirst() {
      common = zip(common, folder.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
  }
}
