import AtomicFiles
import Foundation
import Snapshots

/// All files in a package's golden folders, with their owners.
package struct GoldenInventory {
  package struct Item: Equatable {
    /// An absolute path.
    package let path: String
    /// The path relative to the package.
    package let name: String
    /// The size in bytes.
    package let size: Int
    package let owner: Owner
    /// Whether the golden was recorded elsewhere, possibly on iOS.
    package let isForeign: Bool
  }

  package enum Owner: Equatable {
    /// Described by a set.
    case set
    /// Recorded by a test, according to the folder's manifest.
    case test(String)
    /// Neither in a set nor in a manifest.
    case none
  }

  /// The goldens, sorted by name.
  package let items: [Item]
  /// The missing goldens of the set, by name.
  package let missing: [String]

  /// Reads the folders.
  ///
  /// - Parameters:
  ///   - set: the set whose missing pictures are listed.
  ///   - sets: all sets (`GoldenSet.all`).
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
    let existing = Set(items.map(\.path))
    let wanted = set.map { set in set.goldens.map { set.path(of: $0) } } ?? []
    missing = wanted.filter { !existing.contains($0) }.map(workspace.displayPath).sorted()
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
        ? .set : manifest.goldens[name].map { .test($0.test) } ?? .none
      return Item(
        path: path, name: workspace.displayPath(path),
        size: (attributes[.size] as? NSNumber)?.intValue ?? 0, owner: owner,
        isForeign: name.endsBytewise(with: ".png") && OwnGolden.isForeign(path))
    }
  }

  /// Whether a file is a golden. Hidden files and layouts of pictures are not.
  private static func isGolden(_ name: String, among names: Set<String>) -> Bool {
    if name.isHiddenName { return false }
    guard name.endsBytewise(with: ".json") else { return true }
    return !names.contains(String(name.dropLast(5)) + ".png")
  }
}
