import Foundation
import Synchronization

/// Where a suite's reference images lie, as far as nobody says it.
///
/// In Xcode the scheme says it, by `FB_REFERENCE_IMAGE_DIR`, and files of schemes stay behind: the
/// folders of a package are looked through instead.
enum ReferenceFolders {
  static let variable = "FB_REFERENCE_IMAGE_DIR"
  static let diffVariable = "IMAGE_DIFF_DIR"
  /// What reference folders are called, before a suffix.
  static let usual = "ReferenceImages"

  private static let known = Mutex<[String: [String]]>([:])

  /// The path of a folder, without a suffix, that has images of a suite.
  ///
  /// - Parameters:
  ///   - suite: what the suite's folder is called.
  ///   - file: a file of the suite; nil where none is known yet.
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

  /// A folder's path with each usual suffix and without one, of those that are there.
  static func suffixed(_ folder: String) -> [String] {
    let suffixes = FBSnapshotTestCaseDefaultSuffixes().array.compactMap { $0 as? String } + [""]
    return suffixes.map { folder + $0 }.filter(FileManager.default.fileExists)
  }

  /// The paths of a package's reference folders, without suffixes, sorted.
  ///
  /// Complexity: O(files of the package), once a process.
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
