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

  private(set) var file: GoldenFile
  let change: Change
  /// What the golden was when the change was decided on.
  let basis: GoldenBasis

  /// - Parameter basis: what the golden was when the change was decided on; nil for what it is now.
  package init(_ file: GoldenFile, _ change: Change, basis: GoldenBasis? = nil) {
    self.file = file
    self.change = change
    self.basis = basis ?? GoldenBasis(of: file.path)
  }

  /// Carries out all of the changes, or none and says why, as where a golden was not recorded here
  /// (`OwnGolden`), or is another than the one that was compared with; a process that is killed
  /// meanwhile leaves all or none to whoever comes next.
  ///
  /// - Parameter links: whether links in the goldens' paths are followed; refused where they come
  ///   from somebody else and were resolved already.
  package static func apply(
    _ edits: [GoldenEdit], links: FileTransaction.Links = .followed
  ) throws(GoldenWriteError) {
    guard !edits.isEmpty else { return }
    let edits = links == .followed ? edits.map(\.withoutLinks) : edits
    try refuseSecond(edits)
    let folders = Dictionary(grouping: edits, by: \.file.folder)
    for edit in edits where edit.isAdding { try edit.makeFolder() }
    let common = FileTransaction.commonFolder(of: Array(folders.keys))
    try GoldenFolder.alone(in: [common] + folders.keys) { () throws(GoldenWriteError) in
      // What was compared with before this process had the folders to itself may be gone.
      for edit in edits { try edit.check() }
      var changes: [FileTransaction.Change] = []
      for (folder, edits) in folders.sorted(by: { $0.key < $1.key }) {
        changes += edits.flatMap(\.files)
        changes += try manifest(of: folder, edits)
      }
      do throws(AtomicFileError) {
        try FileTransaction(folder: common, changes: changes, links: links).perform()
      } catch {
        throw .file(error)
      }
    }
  }

  /// In the folder that links on the way to it lead to. The file itself may be a link.
  private var withoutLinks: GoldenEdit {
    var edit = self
    edit.file = GoldenFile(path: "\(AtomicFile.resolved(file.folder))/\(file.fileName)")
    return edit
  }

  private func makeFolder() throws(GoldenWriteError) {
    do throws(AtomicFileError) { _ = try OpenFolder.open(file.folder, making: true) } catch {
      // A link says where it is.
      let path = error.code == ELOOP ? error.path : file.path
      throw .file(AtomicFileError(path: path, step: error.step, code: error.code))
    }
  }

  /// Two goldens of one path, or a golden where the sidecar of another is to be.
  private static func refuseSecond(_ edits: [GoldenEdit]) throws(GoldenWriteError) {
    var known: Set<String> = []
    for edit in edits where !known.insert(edit.file.path).inserted {
      throw .twice(edit.file.path)
    }
    for case let (path?, true) in edits.map({ ($0.file.layoutPath, $0.hasLayout) })
    where known.contains(path) {
      throw .twice(path)
    }
  }

  /// Refuses to change a golden that is no more what it was.
  private func check() throws(GoldenWriteError) {
    if changesGolden, OwnGolden.isForeign(file.path) { throw .foreign(file.path) }
    let now = GoldenBasis(of: file.path)
    guard now != basis else { return }
    if case .replace(let data, _, _) = change, now == GoldenBasis(data) { return }
    throw .changedMeanwhile(file.path)
  }

  private var changesGolden: Bool { if case .refresh = change { false } else { true } }

  private var isAdding: Bool { if case .replace = change { true } else { false } }

  private var hasLayout: Bool {
    switch change {
    case .replace(_, let layout, _), .refresh(let layout, _): layout != nil
    case .remove: false
    }
  }

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
  /// A broken sidecar is written anew.
  private func sidecar(_ layout: Data?) -> [FileTransaction.Change] {
    guard let path = file.layoutPath else { return [] }
    let old = try? GoldenBytes.read(path)
    guard old != layout, old.map(file.mayReplaceSidecar) ?? true else { return [] }
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
