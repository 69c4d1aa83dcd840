import Snapshots

/// Which paths of a package are goldens: those in folders `Golden`, `__Snapshots__` and
/// `ReferenceImages…`, and pictures in folders that have a manifest.
struct GoldenPaths {
  /// Folders with a manifest, before or after.
  private let listed: Set<Substring>
  private let all: Set<String>
  private let excluded: Set<String>

  /// - Parameters:
  ///   - paths: all of the package, before and after.
  ///   - excluded: files in folders of goldens that are none: descriptions of sets, scene files.
  init(_ paths: Set<String>, excluded: Set<String>) {
    all = paths
    self.excluded = excluded
    listed = Set(
      paths.filter { $0.hasSuffix("/" + GoldenManifest.fileName) }.map {
        $0.dropLast(GoldenManifest.fileName.count + 1)
      })
  }

  /// What lies in a folder of goldens for people or programs to read.
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

  /// Whether it is what lies beside a picture.
  private func isLayout(_ path: String) -> Bool {
    path.hasSuffix(".json") && all.contains(path.dropLast(5) + ".png")
  }

  /// The layout beside a picture.
  static func layout(of path: String) -> String? {
    path.hasSuffix(".png") ? path.dropLast(4) + ".json" : nil
  }
}
