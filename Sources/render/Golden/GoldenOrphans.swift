import Foundation
import Snapshots

/// Goldens whose owners are gone.
struct GoldenOrphans {
  private(set) var items: [GoldenInventory.Item] = []
  /// Files that nobody has recorded: a person put them there.
  let unknown: [GoldenInventory.Item]

  /// Concludes from a whole run; any other is an error.
  init(_ inventory: GoldenInventory, _ last: LastRun, set: GoldenSet?) throws(GoldenError) {
    if let reason = Self.reasonToDoubt(last.run) { throw .partialRun(reason) }
    let compared = Set(last.run.results.map(\.files.golden))
    let modules = Set(last.run.results.map(\.id.module))
    let setModule = set.map { URL(fileURLWithPath: $0.folder).lastPathComponent }
    unknown = inventory.items.filter { $0.owner == .nobody }
    items = inventory.items.filter { item in
      guard case .test(let test) = item.owner, !compared.contains(item.name) else { return false }
      let module = String(test.prefix { $0 != "/" })
      // A set says itself what belongs to it; tests say so by running.
      return module == setModule || modules.contains(module)
    }
  }

  private static func reasonToDoubt(_ run: ResultStore.Run) -> String? {
    if run.isFiltered { return "left some out" }
    if !run.isFinished { return "did not come to its end" }
    return run.problems.isEmpty ? nil : "left results that cannot be read"
  }

  func remove() throws(GoldenError) {
    for item in items {
      let file = GoldenFile(path: item.path)
      for path in [item.path, file.layoutPath].compactMap(\.self)
      where FileManager.default.fileExists(atPath: path) {
        guard unlink(path) == 0 else {
          throw .removal(path: path, reason: String(cString: strerror(errno)))
        }
      }
      do throws(ManifestError) {
        try GoldenManifest.update(file.folder) { $0.goldens[file.fileName] = nil }
      } catch {
        throw .manifest(error)
      }
    }
  }
}
