import AtomicFiles
import Foundation
import PNGChunks
import ScenePictures
import SnapshotReport

/// Finds and reads the goldens that a gallery shows.
package struct GalleryGoldens {
  private let workspace: Workspace
  private let sets: [GoldenSet]
  private var screens = ScreenNumbers()
  private var lfs: LFSFiles?
  /// The folders that are searched.
  private var roots: [String] = []
  private var problems: [String] = []

  /// Reads nothing yet.
  ///
  /// - Parameter sets: all sets (`GoldenSet.all`).
  package init(_ workspace: Workspace, sets: [GoldenSet]) {
    (self.workspace, self.sets) = (workspace, sets)
  }

  /// Reads the goldens of folders.
  ///
  /// - Parameter folders: absolute paths, searched recursively; every picture in them counts. Empty
  ///   for all goldens of the package.
  ///
  /// Complexity: O(bytes of goldens).
  package mutating func gallery(of folders: [String]) throws(Failure) -> Gallery {
    let entries = entries()
    roots = folders.isEmpty ? [workspace.package] : folders
    let goldenFolders = Set(roots.flatMap { [$0] + GoldenFolders.folders(in: $0) }).filter {
      $0 != workspace.artifacts && !$0.beginsBytewise(with: workspace.artifacts + "/")
    }
    var listed: [String: [String]] = [:]
    for folder in goldenFolders { listed[folder] = try GoldenFolders.listed(folder) }
    let paths = Set(listed.flatMap { folder, names in names.map { "\(folder)/\($0)" } })
    let isGolden = GoldenPaths(
      Set(paths.map(workspace.displayPath)),
      excluded: Set((sets.map(\.path) + sets.flatMap(\.sceneFiles)).map(workspace.displayPath)))
    var goldens: [GalleryGolden] = []
    for (folder, names) in listed.sorted(by: { $0.key < $1.key }) {
      let manifest = (try? GoldenManifest.read(folder)) ?? GoldenManifest()
      for name in names where !name.isHiddenName {
        let path = "\(folder)/\(name)"
        let isWanted = !folders.isEmpty && name.endsBytewise(with: ".png")
        guard isWanted || isGolden.isGolden(workspace.displayPath(path)) else { continue }
        if let golden = golden(path, manifest, entries[path]) { goldens.append(golden) }
      }
    }
    return Gallery(goldens, problems: problems)
  }

  /// The path relative to the package; for files outside it, relative to the parent of the named
  /// folder, so a page contains no machine paths.
  private func name(of path: String) -> String {
    let name = workspace.displayPath(path)
    guard name == path, let root = roots.first(where: { path.beginsBytewise(with: $0 + "/") })
    else { return name }
    return String(path.dropFirst(root.splitPath.folder.count + 1))
  }

  /// Returns the sets' entries for pictures, by path.
  private mutating func entries() -> [String: (golden: SceneGolden, screen: Int)] {
    var entries: [String: (golden: SceneGolden, screen: Int)] = [:]
    for set in sets {
      for golden in set.goldens {
        let entry = (golden, screens.number(of: golden, beside: set))
        entries[set.path(of: golden)] = entry
        entries[OwnGolden.path(beside: set.path(of: golden))] = entry
      }
    }
    return entries
  }

  /// Reads a golden. Returns nil if there is no regular file.
  private mutating func golden(
    _ path: String, _ manifest: GoldenManifest, _ entry: (golden: SceneGolden, screen: Int)?
  ) -> GalleryGolden? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    // A symbolic link could lead outside the folder.
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    let file: Data?
    do throws(GoldenReadError) { file = try GoldenBytes.read(path) } catch {
      problems.append(error.description)
      return nil
    }
    guard let file else { return nil }
    let data = fetched(file)
    var golden = GalleryGolden(path: name(of: path), data: data)
    golden.test = manifest.goldens[path.splitPath.name]?.test
    golden.note = Self.note(data)
    do throws(LayoutFault) { golden.layout = try GoldenFile(path: path).readLayout() } catch {
      golden.note = error.description
    }
    if let entry {
      golden.shows = entry.golden.shows
      golden.variant = entry.golden.picture.variant
      golden.screen = entry.screen
    }
    if PNGText.isPNG(data), EnvironmentStamp.read(data) == nil,
      manifest.goldens[path.splitPath.name] == nil, entry == nil
    {
      golden.variant.platform = "elsewhere"
    }
    return golden
  }

  /// Returns the fetched file of a Git LFS pointer; other data unchanged.
  private mutating func fetched(_ file: Data) -> Data {
    guard LFSFiles.Pointer(file) != nil else { return file }
    if lfs == nil { lfs = try? LFSFiles(Git(workspace.package)) }
    return lfs?.resolved(file) ?? file
  }

  private static func note(_ data: Data) -> String? {
    if let pointer = LFSFiles.Pointer(data) {
      return "A pointer of Git LFS: its \(pointer.size) bytes have not been fetched."
    }
    guard !PNGText.isPNG(data), String(data: data, encoding: .utf8) == nil else { return nil }
    return "Neither a PNG file nor a text."
  }
}

/// Numbers screens. Goldens of sets that differ only in appearance, direction, text size, device or
/// size have the same number.
private struct ScreenNumbers {
  private var known: [String: [(picture: WantedPicture, number: Int)]] = [:]
  private var count = 0

  mutating func number(of golden: SceneGolden, beside set: GoldenSet) -> Int {
    var picture = golden.picture
    (picture.appearance, picture.isRightToLeft, picture.textSize) = (nil, nil, nil)
    (picture.device, picture.size, picture.scale) = (nil, nil, nil)
    let scene = "\(set.folder)/\(golden.scene)"
    if let same = known[scene]?.first(where: { $0.picture == picture }) { return same.number }
    count += 1
    known[scene, default: []].append((picture, count))
    return count
  }
}

extension WantedPicture {
  /// The variant that a set's entry describes.
  fileprivate var variant: GalleryVariant {
    var variant = GalleryVariant()
    variant.appearance = appearance?.rawValue
    variant.direction = isRightToLeft.map { $0 ? "right to left" : "left to right" }
    variant.text = textSize?.rawValue
    variant.device = device?.rawValue
    return variant
  }
}
