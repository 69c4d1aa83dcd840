import AtomicFiles
import Foundation
import ImageIO
import Snapshots

/// Goldens whose owners are gone.
package struct GoldenOrphans {
  package private(set) var items: [GoldenInventory.Item] = []
  /// Goldens that the run did not compare with, whose test is still there: disabled, or skipped.
  package private(set) var kept: [GoldenInventory.Item] = []
  /// Files that nobody has recorded: a person put them there.
  package let unknown: [GoldenInventory.Item]

  /// Concludes from a whole run that passed; any other is an error.
  ///
  /// - Parameter sets: every set there is (`GoldenSet.all`).
  package init(
    _ inventory: GoldenInventory, _ last: LastRun, sets: [GoldenSet]
  ) throws(Failure) {
    if let reason = Self.reasonToDoubt(last) { throw Failure(GoldenFact.partialRun(reason)) }
    unknown = inventory.items.filter { $0.owner == .nobody }
    let compared = Set(last.run.results.map(\.files.golden))
    let sources = TestSources(of: last.workspace)
    for item in inventory.items where !compared.contains(item.name) && !Self.isForeign(item.path) {
      guard case .test(let text) = item.owner, let test = Asserted(text) else { continue }
      switch Self.state(of: test, item, last.run, sources, sets) {
      case .orphan: items.append(item)
      case .kept: kept.append(item)
      case .unknown: break
      }
    }
  }

  /// Whether a picture is one of iOS's, whatever the manifest says of one that lay there before.
  private static func isForeign(_ path: String) -> Bool {
    path.hasSuffix(".png")
      && OwnGolden.isForeign(path) { data in
        (try? PNGDecoder().decodeImage(data)).map { Fingerprint.of($0) }
      }
  }

  private static func reasonToDoubt(_ last: LastRun) -> String? {
    let run = last.run
    if run.isMerged { return "was put together from several machines' results" }
    if run.isFiltered { return "left some out" }
    if run.lacksShares { return "drew only a share of the goldens" }
    if !run.isFinished { return "did not come to its end" }
    if !run.problems.isEmpty || !last.refused.isEmpty {
      return "left results that cannot be read"
    }
    return run.isPassed && run.results.allSatisfy(\.isPass) ? nil : "failed"
  }

  private enum State { case orphan, kept, unknown }

  private static func state(
    of test: Asserted, _ item: GoldenInventory.Item, _ run: ResultStore.Run,
    _ sources: TestSources, _ sets: [GoldenSet]
  ) -> State {
    switch sources.find(test.test, file: test.file, module: test.module) {
    case .gone:
      // A set says itself what belongs to it; tests say so by running.
      let isOfSet = sets.contains { set in
        set.module == test.module && item.path.hasPrefix(set.folder + "/")
      }
      let hasRun = run.results.contains { $0.id.module == test.module }
      return isOfSet || hasRun ? .orphan : .unknown
    case .there:
      // Who asserted something else in a run that passed has come to its end.
      let hasRun = run.results.contains {
        ($0.id.module, $0.id.file, $0.id.test) == (test.module, test.file, test.test)
      }
      return hasRun ? .orphan : .kept
    case .skipping: return .kept
    }
  }

  /// The parts of an identifier, as a manifest keeps it.
  private struct Asserted {
    let module, file, test: String

    init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count >= 3 else { return nil }
      module = String(parts[0])
      file = String(parts[1])
      test = String(parts[2].prefix { $0 != "." && $0 != "~" })
    }
  }

  // MARK: Removing

  /// Moves all orphans, with their sidecars, out of the goldens: all of them, or none.
  ///
  /// - Returns: the folder that they are in now, an absolute path.
  package func remove(to workspace: Workspace) throws(Failure) -> String {
    let folder = place(in: workspace)
    for item in items { try copy(item, to: folder) }
    try Failure.from { () throws(GoldenWriteError) in
      try GoldenEdit.apply(items.map { GoldenEdit(GoldenFile(path: $0.path), .remove) })
    }
    return folder
  }

  /// `pruned`, or beside what was pruned before of the same names, `pruned/2` and so on.
  private func place(in workspace: Workspace) -> String {
    let first = workspace.artifacts + "/pruned"
    let others = (2...).lazy.map { "\(first)/\($0)" }
    func isFree(_ folder: String) -> Bool {
      items.allSatisfy { !FileManager.default.fileExists(atPath: "\(folder)/\($0.name)") }
    }
    return isFree(first) ? first : others.first(where: isFree) ?? first
  }

  private func copy(_ item: GoldenInventory.Item, to folder: String) throws(Failure) {
    let paths = [item.path, GoldenFile(path: item.path).layoutPath].compactMap(\.self)
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let name = URL(fileURLWithPath: item.name).deletingLastPathComponent().relativePath
      let target = "\(folder)/\(name)/\(URL(fileURLWithPath: path).lastPathComponent)"
      try Failure.from { () throws(AtomicFileError) in
        try AtomicFile.makeFolder(above: target)
        AtomicFile.sweepTemporaries(in: "\(folder)/\(name)")
        try AtomicFile.write(data, to: target)
      }
    }
  }
}
