import AtomicFiles
import Foundation

/// A change of a golden with everything that belongs to it: the file, a picture's sidecar, and the
/// entry in the folder's manifest.
package struct GoldenEdit: Codable, Sendable {
  /// The manifest's entry of a golden.
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
    /// Replaces the golden. If `layout` is nil, the sidecar is removed, as it would be outdated.
    case replace(Data, layout: Data?, Listing)
    /// Updates what belongs to an unchanged golden. If `layout` is nil, the sidecar is preserved.
    case refresh(layout: Data?, Listing)
    /// Removes the golden.
    case remove
  }

  private(set) var file: GoldenFile
  let change: Change
  /// The state of the golden when the change was prepared.
  let basis: GoldenBasis

  /// Creates a change of a golden.
  ///
  /// - Parameter basis: The state of the golden when the change was prepared; nil uses the current
  ///   state.
  package init(_ file: GoldenFile, _ change: Change, basis: GoldenBasis? = nil) {
    self.file = file
    self.change = change
    self.basis = basis ?? GoldenBasis(of: file.path)
  }

  /// Performs all of the changes or none. Throws if a golden was not recorded here (`OwnGolden`) or
  /// has changed since the comparison. If the process is killed, the next one completes the changes
  /// or discards all of them.
  ///
  /// - Parameter links: Whether links in the goldens' paths are followed. Pass `.refused` for paths
  ///   that come from another process and have been resolved.
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
      // Checked again under the lock, as goldens may have changed before it was acquired.
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

  /// Resolves the links in the folder's path. The file itself may be a link.
  private var withoutLinks: GoldenEdit {
    var edit = self
    edit.file = GoldenFile(path: "\(AtomicFile.resolved(file.folder))/\(file.fileName)")
    return edit
  }

  private func makeFolder() throws(GoldenWriteError) {
    do throws(AtomicFileError) { _ = try OpenFolder.open(file.folder, making: true) } catch {
      // An error about a link refers to the link's own path.
      let path = error.code == ELOOP ? error.path : file.path
      throw .file(AtomicFileError(path: path, step: error.step, code: error.code))
    }
  }

  /// Throws if two goldens have the same path, or a golden has the path of another golden's
  /// sidecar.
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

  /// Throws if the golden has changed since the comparison.
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

  /// The changed files except the manifest.
  private var files: [FileTransaction.Change] {
    switch change {
    case .replace(let data, let layout, _):
      [.init(path: file.path, data: data)] + sidecar(layout)
    case .refresh(let layout?, _): sidecar(layout)
    case .refresh(nil, _): []
    case .remove: [.init(path: file.path, data: nil)] + sidecar(nil)
    }
  }

  /// A file with the sidecar's name that is not a layout, such as another strategy's golden, is
  /// preserved.
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
