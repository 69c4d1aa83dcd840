import AtomicFiles
import Foundation

/// Finds the folders of a package that contain goldens.
enum GoldenFolders {
  /// Returns `Golden` in the package, the set's folder, and every `__Snapshots__` inside the
  /// package, recursively. Nested packages are excluded.
  ///
  /// - Parameter withThoseAround: whether their parent folders, up to the package's, are included.
  static func of(
    _ workspace: Workspace, set: GoldenSet?, withThoseAround: Bool = false
  ) -> [String] {
    var roots = [workspace.package + "/Golden"]
    if let set { roots.append(set.folder) }
    roots += folders(in: workspace.package).filter { $0.endsBytewise(with: "/__Snapshots__") }
    let all = Set(roots.flatMap { [$0] + folders(in: $0) })
    return all.union(withThoseAround ? roots.flatMap { around($0, workspace.package) } : [])
      .sorted()
  }

  private static func around(_ folder: String, _ package: String) -> [String] {
    var (folders, place) = ([String](), folder)
    while place.beginsBytewise(with: package + "/") {
      place = place.splitPath.folder
      folders.append(place)
    }
    return folders
  }

  /// Returns all subfolders of a folder, except hidden ones and other packages.
  static func folders(in root: String) -> [String] {
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

  /// Completes interrupted file operations of killed processes in these folders.
  static func recover(_ folders: [String]) throws(Failure) {
    try Failure.from { () throws(AtomicFileError) in
      for folder in folders { try GoldenFolder.recover(folder) }
    }
  }

  /// Returns the names in a folder, sorted; empty if it does not exist. Throws if it cannot be
  /// read.
  static func listed(_ folder: String) throws(Failure) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      guard access(folder, F_OK) == 0 else { return [] }
      throw Failure(GoldenReadError(path: folder, code: errno == 0 ? EACCES : errno))
    }
  }

  /// Returns the names in a folder, sorted; empty if it cannot be read.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
