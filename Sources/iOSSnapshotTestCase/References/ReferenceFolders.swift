import Foundation
import Synchronization

/// Finds a suite's reference images if their folder is not specified.
///
/// In Xcode the scheme specifies it with `FB_REFERENCE_IMAGE_DIR`. Schemes are not available here,
/// so the folders of the package are searched.
enum ReferenceFolders {
  static let variable = "FB_REFERENCE_IMAGE_DIR"
  static let diffVariable = "IMAGE_DIFF_DIR"
  /// The name of reference folders, without suffix.
  static let usual = "ReferenceImages"

  private static let known = Mutex<[String: [String]]>([:])

  /// Returns the path of a folder, without suffix, that has images of a suite.
  ///
  /// - Parameters:
  ///   - suite: the name of the suite's folder.
  ///   - file: a file of the suite; nil if unknown.
  static func folder(of suite: String, near file: String?) -> String {
    let root =
      file.flatMap(GoldenStore.packageRoot(above:))
      ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let found = folders(in: root.path).first { folder in
      suffixed(folder).contains { !SuiteFolder.names(of: suite, in: $0).isEmpty }
    }
    if let found { return found }
    let home = file.map { URL(fileURLWithPath: $0).deletingLastPathComponent() } ?? root
    return home.appendingPathComponent(usual).path
  }

  /// Returns the path of the folder, without suffix, in a folder of resources; nil in a folder of
  /// built products.
  static func folder(inResources path: String) -> String? {
    func components(_ path: String) -> [String] {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().pathComponents
    }
    guard !components(path).starts(with: components(Bundle.main.bundlePath)) else { return nil }
    return "\(path)/\(usual)"
  }

  /// Returns the existing paths of a folder with each usual suffix and without one.
  static func suffixed(_ folder: String) -> [String] {
    let suffixes = FBSnapshotTestCaseDefaultSuffixes().array.compactMap { $0 as? String } + [""]
    return suffixes.map { folder + $0 }.filter(FileManager.default.fileExists)
  }

  /// Returns the paths of a package's reference folders, without suffixes, sorted.
  ///
  /// Complexity: O(files of the package), once per process.
  private static func folders(in root: String) -> [String] {
    known.withLock { known in
      if let folders = known[root] { return folders }
      let folders = Set(search(root).map(withoutSuffix)).sorted()
      known[root] = folders
      return folders
    }
  }

  private static func search(_ folder: String, depth: Int = 8) -> [String] {
    guard depth > 0 else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else { return [] }
      return name.hasPrefix(usual) ? [path] : search(path, depth: depth - 1)
    }
  }

  private static func withoutSuffix(_ path: String) -> String {
    for case let suffix as String in FBSnapshotTestCaseDefaultSuffixes()
    where path.hasSuffix(suffix) {
      return String(path.dropLast(suffix.count))
    }
    return path
  }
}
