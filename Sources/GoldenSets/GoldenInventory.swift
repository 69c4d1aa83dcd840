import AtomicFiles
import Foundation
import Snapshots

/// Every golden that lies in a package's folders of goldens, and whom it belongs to.
package struct GoldenInventory {
  package struct Item: Equatable {
    /// An absolute path.
    package let path: String
    /// Counted from the package's folder.
    package let name: String
    /// In bytes.
    package let size: Int
    package let owner: Owner
    /// Whether it was recorded elsewhere, possibly on iOS.
    package let isForeign: Bool
  }

  package enum Owner: Equatable {
    /// Described by a set.
    case set
    /// Recorded by a test, as the folder's manifest says.
    case test(String)
    /// In no set and no manifest.
    case nobody
  }

  /// Sorted by name.
  package let items: [Item]
  /// Goldens of the set that are not there, by name.
  package let missing: [String]

  /// - Parameters:
  ///   - set: the one that is asked about; its pictures may be missing.
  ///   - sets: every set there is (`GoldenSet.all`).
  package init(
    _ workspace: Workspace, set: GoldenSet?, sets: [GoldenSet]
  ) throws(Failure) {
    let described = Set(
      sets.flatMap { set in
        set.goldens.flatMap { golden in
          [set.path(of: golden), OwnGolden.path(beside: set.path(of: golden))]
        }
      })
    let files = Set(sets.map(\.path)).union(sets.flatMap(\.sceneFiles))
    var items: [Item] = []
    let folders = GoldenFolders.of(workspace, set: set)
    try GoldenFolders.recover(folders)
    for folder in folders {
      items += try Self.items(in: folder, workspace, described: described)
    }
    items.removeAll { files.contains($0.path) }
    self.items = items.sorted { $0.name < $1.name }
    let there = Set(items.map(\.path))
    let wanted = set.map { set in set.goldens.map { set.path(of: $0) } } ?? []
    missing = wanted.filter { !there.contains($0) }.map(workspace.shown).sorted()
  }

  private static func items(
    in folder: String, _ workspace: Workspace, described: Set<String>
  ) throws(Failure) -> [Item] {
    let manifest = try Failure.from { () throws(ManifestError) in try GoldenManifest.read(folder) }
    let names = GoldenFolders.names(in: folder)
    return names.filter { isGolden($0, among: Set(names)) }.compactMap { name in
      let path = "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else {
        return nil
      }
      let owner: Owner =
        described.contains(path)
        ? .set : manifest.goldens[name].map { .test($0.test) } ?? .nobody
      return Item(
        path: path, name: workspace.shown(path),
        size: (attributes[.size] as? NSNumber)?.intValue ?? 0, owner: owner,
        isForeign: name.endsBytewise(with: ".png") && OwnGolden.isForeign(path))
    }
  }

  /// Hidden files and the layouts beside pictures are none.
  private static func isGolden(_ name: String, among names: Set<String>) -> Bool {
    if name.isHiddenName { return false }
    guard name.endsBytewise(with: ".json") else { return true }
    return !names.contains(String(name.dropLast(5)) + ".png")
  }
}
