import AssetCatalogs
import Synchronization

/// The asset catalogs of folders, found the first time somebody looks into a folder and kept as
/// they were then. May be used from any thread.
final class AssetShelf: Sendable {
  static let shared = AssetShelf()

  private let known = Mutex<[String: [AssetCatalog]]>([:])

  /// The catalogs that lie in a folder, in the order of their names.
  ///
  /// - Complexity: O(folders in the catalogs) the first time, O(1) then.
  func catalogs(in folder: URL) -> [AssetCatalog] {
    known.withLock { known in
      if let catalogs = known[folder.path] { return catalogs }
      let entries =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let catalogs = entries.filter { $0.hasSuffix(".xcassets") }.sorted()
        .map { AssetCatalog(folder: folder.appendingPathComponent($0)) }
      for problem in catalogs.flatMap(\.problems) { warn(problem) }
      known[folder.path] = catalogs
      return catalogs
    }
  }

  /// The first set of a name in the folders that a name is looked up in; what is broken is said.
  ///
  /// - Parameter bundle: the only bundle to look into; nil for the image folders and the main one.
  func set<Found>(
    in bundle: Bundle?, _ find: (AssetCatalog) throws(AssetError) -> Found?
  ) -> Found? {
    let folders =
      bundle.map(ImageFolders.folders) ?? ImageFolders.current.searched
    for catalog in folders.flatMap(catalogs) {
      do throws(AssetError) {
        if let found = try find(catalog) { return found }
      } catch {
        warn(error.sentence)
      }
    }
    return nil
  }
}
