import AtomicFiles
import Foundation

/// The folders of a package that hold goldens.
enum GoldenFolders {
  /// `Golden` in the package, the set's folder, and every `__Snapshots__` inside the package, with
  /// all folders in them. A package inside of it looks after its own.
  ///
  /// - Parameter withThoseAround: whether the folders around them count, up to the package's.
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

  /// Every folder in another, hidden ones and other packages' left out.
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

  /// Carries out what killed processes have left to do in these folders.
  static func recover(_ folders: [String]) throws(Failure) {
    try Failure.from { () throws(AtomicFileError) in
      for folder in folders { try GoldenFolder.recover(folder) }
    }
  }

  /// What lies in a folder, sorted; nothing where there is none, and an error where it cannot be
  /// said.
  static func listed(_ folder: String) throws(Failure) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      guard access(folder, F_OK) == 0 else { return [] }
      throw Failure(GoldenReadError(path: folder, code: errno == 0 ? EACCES : errno))
    }
  }

  /// What lies in a folder, sorted.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
