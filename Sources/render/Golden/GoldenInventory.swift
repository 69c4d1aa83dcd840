import Foundation
import Snapshots

/// Every golden that lies in a package's folders of goldens, and whom it belongs to.
struct GoldenInventory {
  struct Item: Equatable {
    /// An absolute path.
    let path: String
    /// Counted from the package's folder.
    let name: String
    /// In bytes.
    let size: Int
    let owner: Owner
  }

  enum Owner: Equatable {
    /// Described by a set.
    case set
    /// Recorded by a test, as the folder's manifest says.
    case test(String)
    /// In no set and no manifest.
    case nobody
  }

  /// Sorted by name.
  let items: [Item]
  /// Goldens of the set that are not there, by name.
  let missing: [String]

  init(_ workspace: Workspace, set: GoldenSet?) throws(GoldenError) {
    let described = Dictionary(
      uniqueKeysWithValues: (set?.goldens ?? []).map { ((set?.path(of: $0) ?? ""), $0.name) })
    var items: [Item] = []
    for folder in Self.folders(workspace, set: set) {
      items += try Self.items(in: folder, workspace, described: Set(described.keys))
    }
    let scenes = set?.sceneFiles ?? []
    items.removeAll { scenes.contains($0.path) }
    self.items = items.sorted { $0.name < $1.name }
    let there = Set(items.map(\.path))
    missing = described.keys.filter { !there.contains($0) }.map(workspace.shown).sorted()
  }

  /// `Golden` beside the package or the set, and every `__Snapshots__` inside the package, with all
  /// folders in them. A package inside of it looks after its own.
  private static func folders(_ workspace: Workspace, set: GoldenSet?) -> [String] {
    var roots = [workspace.package + "/Golden"]
    if let set { roots.append(set.folder) }
    roots += subfolders(of: workspace.package).filter { $0.hasSuffix("/__Snapshots__") }
    return Set(roots.flatMap { [$0] + subfolders(of: $0) }).sorted()
  }

  private static func subfolders(of root: String) -> [String] {
    let keys: [URLResourceKey] = [.isDirectoryKey]
    guard
      let all = FileManager.default.enumerator(
        at: URL(fileURLWithPath: root), includingPropertiesForKeys: keys,
        options: [.skipsHiddenFiles])
    else { return [] }
    var folders: [String] = []
    for case let url as URL in all
    where (try? url.resourceValues(forKeys: Set(keys)).isDirectory) == true {
      if FileManager.default.fileExists(atPath: url.path + "/Package.swift") {
        all.skipDescendants()
      } else {
        folders.append(url.path)
      }
    }
    return folders
  }

  private static func items(
    in folder: String, _ workspace: Workspace, described: Set<String>
  ) throws(GoldenError) -> [Item] {
    let manifest: GoldenManifest
    do throws(ManifestError) { manifest = try GoldenManifest.read(folder) } catch {
      throw .manifest(error)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
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
        size: (attributes[.size] as? NSNumber)?.intValue ?? 0, owner: owner)
    }
  }

  /// Hidden files, sets and the layouts beside pictures are none.
  private static func isGolden(_ name: String, among names: Set<String>) -> Bool {
    if name.hasPrefix(".") || name == "goldens.json" { return false }
    guard name.hasSuffix(".json") else { return true }
    return !names.contains(String(name.dropLast(5)) + ".png")
  }
}
