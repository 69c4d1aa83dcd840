import AtomicFiles
import Foundation

/// A change of a golden with all that goes with it: the file, of a picture its sidecar, and its
/// entry in the folder's manifest.
package struct GoldenEdit: Codable, Sendable {
  /// What the manifest says of a golden.
  package struct Listing: Codable, Sendable {
    let fingerprint: String
    let id: SnapshotID
    let environment: RenderEnvironment?

    package init(fingerprint: String, id: SnapshotID, environment: RenderEnvironment?) {
      self.fingerprint = fingerprint
      self.id = id
      self.environment = environment
    }
  }

  package enum Change: Codable, Sendable {
    /// Another golden. Without a layout the sidecar, which would be wrong, goes.
    case replace(Data, layout: Data?, Listing)
    /// The same golden, with what goes with it brought up to date; without a layout the sidecar
    /// stays.
    case refresh(layout: Data?, Listing)
    /// No golden.
    case remove
  }

  let file: GoldenFile
  let change: Change

  package init(_ file: GoldenFile, _ change: Change) {
    self.file = file
    self.change = change
  }

  /// Carries out all of the changes, or none and says why, as where a golden was not recorded here
  /// (`OwnGolden`); a process that is killed meanwhile
  /// leaves all or none to whoever comes next.
  package static func apply(_ edits: [GoldenEdit]) throws(GoldenWriteError) {
    guard !edits.isEmpty else { return }
    for edit in edits where edit.changesGolden && OwnGolden.isForeign(edit.file.path) {
      throw .foreign(edit.file.path)
    }
    let folders = Dictionary(grouping: edits, by: \.file.folder)
    do throws(AtomicFileError) {
      for edit in edits where edit.isAdding { try AtomicFile.makeFolder(above: edit.file.path) }
    } catch {
      throw .file(error)
    }
    let common = FileTransaction.commonFolder(of: Array(folders.keys))
    try GoldenFolder.alone(in: [common] + folders.keys) { () throws(GoldenWriteError) in
      var changes: [FileTransaction.Change] = []
      for (folder, edits) in folders.sorted(by: { $0.key < $1.key }) {
        changes += edits.flatMap(\.files)
        changes += try manifest(of: folder, edits)
      }
      do throws(AtomicFileError) {
        try FileTransaction(folder: common, changes: changes).perform()
      } catch {
        throw .file(error)
      }
    }
  }

  private var changesGolden: Bool { if case .refresh = change { false } else { true } }

  private var isAdding: Bool { if case .replace = change { true } else { false } }

  /// The changed files, without the manifest.
  private var files: [FileTransaction.Change] {
    switch change {
    case .replace(let data, let layout, _):
      [.init(path: file.path, data: data)] + sidecar(layout)
    case .refresh(let layout?, _): sidecar(layout)
    case .refresh(nil, _): []
    case .remove: [.init(path: file.path, data: nil)] + sidecar(nil)
    }
  }

  /// A file of a sidecar's name that is none, such as a golden of another strategy, is left alone.
  private func sidecar(_ layout: Data?) -> [FileTransaction.Change] {
    guard let path = file.layoutPath else { return [] }
    let old = try? GoldenBytes.read(path)
    guard old != layout, old.map({ PictureLayout($0) != nil }) ?? true else { return [] }
    return [.init(path: path, data: layout)]
  }

  private static func manifest(
    of folder: String, _ edits: [GoldenEdit]
  ) throws(GoldenWriteError) -> [FileTransaction.Change] {
    do throws(ManifestError) {
      let before = try GoldenManifest.read(folder)
      var after = before
      for edit in edits { edit.list(in: &after) }
      return try after.changes(from: before, in: folder)
    } catch {
      throw .manifest(error)
    }
  }

  private func list(in manifest: inout GoldenManifest) {
    switch change {
    case .replace(_, _, let listing), .refresh(_, let listing):
      manifest.set(
        file.fileName, test: listing.id, fingerprint: listing.fingerprint,
        environment: listing.environment)
    case .remove:
      manifest.goldens[file.fileName] = nil
    }
  }
}
