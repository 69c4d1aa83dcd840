import Snapshots

/// Tells which paths of a package are goldens: files in folders `Golden`, `__Snapshots__` and
/// `ReferenceImages…`, and pictures in folders with a manifest.
struct GoldenPaths {
  /// The folders with a manifest, before or after.
  private let listed: Set<Substring>
  private let all: Set<String>
  private let excluded: Set<String>

  /// Finds the goldens.
  ///
  /// - Parameters:
  ///   - paths: all paths of the package, before and after.
  ///   - excluded: files in golden folders that are not goldens: sets and scene files.
  init(_ paths: Set<String>, excluded: Set<String>) {
    all = paths
    self.excluded = excluded
    listed = Set(
      paths.filter { $0.hasSuffix("/" + GoldenManifest.fileName) }.map {
        $0.dropLast(GoldenManifest.fileName.count + 1)
      })
  }

  /// Names of files in golden folders that are not goldens.
  private static let others: Set<String> = [
    "md", "swift", "xib", "storyboard", "yml", "yaml", "sh",
  ]

  func isGolden(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, !parts.contains(where: { $0.hasPrefix(".") }),
      !excluded.contains(path), !isLayout(path)
    else { return false }
    let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    guard !Self.others.contains(ending.lowercased()) else { return false }
    let folders = parts.dropLast()
    if folders.contains(where: {
      $0 == "Golden" || $0 == "__Snapshots__" || $0.hasPrefix("ReferenceImages")
    }) {
      return true
    }
    return ending == "png" && listed.contains(folders.joined(separator: "/")[...])
  }

  /// Whether a file is the layout of a picture in the same folder.
  private func isLayout(_ path: String) -> Bool {
    path.hasSuffix(".json") && all.contains(path.dropLast(5) + ".png")
  }

  /// Returns the path of the layout of a picture.
  static func layout(of path: String) -> String? {
    path.hasSuffix(".png") ? path.dropLast(4) + ".json" : nil
  }
}
