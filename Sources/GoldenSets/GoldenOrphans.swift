import AtomicFiles
import Foundation
import ImageIO
import Snapshots

/// Goldens whose owners no longer exist.
package struct GoldenOrphans {
  package private(set) var items: [GoldenInventory.Item] = []
  /// Goldens that the run did not compare but whose test still exists: it is disabled or was
  /// skipped.
  package private(set) var kept: [GoldenInventory.Item] = []
  /// Files that were not recorded by a test or set: a person added them.
  package let unknown: [GoldenInventory.Item]

  /// Finds the orphans from a complete run that passed. Throws for any other run.
  ///
  /// - Parameter sets: all sets (`GoldenSet.all`).
  package init(
    _ inventory: GoldenInventory, _ last: LastRun, sets: [GoldenSet]
  ) throws(Failure) {
    if let reason = Self.reasonToDoubt(last) { throw Failure(GoldenProblem.partialRun(reason)) }
    unknown = inventory.items.filter { $0.owner == .none }
    let compared = Set(last.run.results.map(\.files.golden))
    let sources = TestSources(of: last.workspace)
    for item in inventory.items where !compared.contains(item.name) && !Self.isForeign(item.path) {
      guard case .test(let text) = item.owner, let test = Asserted(text, of: item.path) else {
        continue
      }
      switch Self.state(of: test, item, last.run, sources, sets) {
      case .orphan: items.append(item)
      case .kept: kept.append(item)
      case .unknown: break
      }
    }
  }

  /// Whether a picture is a reference image from iOS, even if the manifest has an entry for an
  /// earlier file.
  private static func isForeign(_ path: String) -> Bool {
    path.endsBytewise(with: ".png")
      && OwnGolden.isForeign(path) { data in
        (try? PNGDecoder().decodeImage(data)).map { Fingerprint.of($0) }
      }
  }

  private static func reasonToDoubt(_ last: LastRun) -> String? {
    let run = last.run
    if run.isMerged { return "was merged from several machines" }
    if run.isFiltered { return "was filtered" }
    if run.lacksShares { return "drew only a share of the goldens" }
    if !run.isFinished { return "did not finish" }
    if !run.problems.isEmpty || !last.refused.isEmpty {
      return "has results that cannot be read"
    }
    return run.isPassed && run.results.allSatisfy(\.isPass) ? nil : "failed"
  }

  private enum State { case orphan, kept, unknown }

  private static func state(
    of test: Asserted, _ item: GoldenInventory.Item, _ run: ResultStore.Run,
    _ sources: TestSources, _ sets: [GoldenSet]
  ) -> State {
    switch sources.find(test.snapshot, file: test.file, module: test.module) {
    case .missing:
      // A set lists its goldens; a test's goldens are known only after it runs.
      let isOfSet = sets.contains { set in
        set.module == test.module && item.path.beginsBytewise(with: set.folder + "/")
      }
      let hasRun = run.results.contains { $0.id.module == test.module }
      return isOfSet || hasRun ? .orphan : .unknown
    case .exists:
      // A test with other assertions in a passed run has run to its end.
      let hasRun = run.results.contains {
        ($0.id.module, $0.id.file) == (test.module, test.file) && test.isOf($0.id.test)
      }
      return hasRun ? .orphan : .kept
    case .skipping: return .kept
    }
  }

  /// The parts of an identifier in a manifest.
  private struct Asserted {
    let module, file: String
    /// The test's name with the text before and after it.
    let snapshot: String

    /// Parses an identifier.
    ///
    /// - Parameter path: the golden's path; the identifier ends with the same extension.
    init?(_ text: String, of path: String) {
      let parts = text.pathParts
      guard parts.count >= 3 else { return nil }
      (module, file) = (parts[0], parts[1])
      let rest = parts[2...].joined(separator: "/")
      let kind = "~" + FileName.encoded(path.nameExtension)
      snapshot =
        rest.endsBytewise(with: kind)
        ? String(decoding: rest.utf8.dropLast(kind.utf8.count), as: UTF8.self)
        : String(rest.unicodeScalars.prefix { $0 != "~" })
    }

    /// Whether the snapshot belongs to a test.
    func isOf(_ test: String) -> Bool {
      snapshot == test || snapshot.beginsBytewise(with: test + ".")
    }
  }

  // MARK: Removing

  /// Moves all orphans and their sidecars out of the golden folders: all or none.
  ///
  /// - Returns: the absolute path of the folder that contains them now.
  package func remove(to workspace: Workspace) throws(Failure) -> String {
    let folder = folderPath(in: workspace)
    var edits: [GoldenEdit] = []
    for item in items {
      // A file that replaced the orphan in the meantime is not an orphan.
      let basis = GoldenBasis(try copy(item, to: folder))
      edits.append(GoldenEdit(GoldenFile(path: item.path), .remove, basis: basis))
    }
    try Failure.from { () throws(GoldenWriteError) in try GoldenEdit.apply(edits) }
    return folder
  }

  /// Returns `pruned`, or `pruned/2` and so on if earlier files have the same names.
  private func folderPath(in workspace: Workspace) -> String {
    let first = workspace.artifacts + "/pruned"
    let others = (2...).lazy.map { "\(first)/\($0)" }
    func isFree(_ folder: String) -> Bool {
      items.allSatisfy { !FileManager.default.fileExists(atPath: "\(folder)/\($0.name)") }
    }
    return isFree(first) ? first : others.first(where: isFree) ?? first
  }

  /// Copies a golden and its sidecar, if any. Returns the golden's bytes.
  private func copy(_ item: GoldenInventory.Item, to folder: String) throws(Failure) -> Data? {
    let golden = try write(item.path, of: item, to: folder)
    if let layout = GoldenFile(path: item.path).layoutPath {
      _ = try write(layout, of: item, to: folder)
    }
    return golden
  }

  private func write(
    _ path: String, of item: GoldenInventory.Item, to folder: String
  ) throws(Failure) -> Data? {
    let read = try Failure.from { () throws(GoldenReadError) in try GoldenBytes.read(path) }
    guard let data = read else { return nil }
    let around = item.name.splitPath.folder
    let searchedFolder = around.isEmpty ? folder : "\(folder)/\(around)"
    let target = "\(searchedFolder)/\(path.splitPath.name)"
    try Failure.from { () throws(AtomicFileError) in
      try AtomicFile.makeFolder(above: target)
      AtomicFile.sweepTemporaries(in: searchedFolder)
      try AtomicFile.write(data, to: target)
    }
    return data
  }
}
