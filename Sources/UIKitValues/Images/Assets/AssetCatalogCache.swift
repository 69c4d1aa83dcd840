import AssetCatalogs
import Synchronization

/// The cached asset catalogs of folders, each folder read on its first access. Thread-safe.
final class AssetCatalogCache: Sendable {
  static let shared = AssetCatalogCache()

  private let known = Mutex<[String: [AssetCatalog]]>([:])

  /// Returns the catalogs in a folder, in the order of their names.
  ///
  /// - Complexity: O(folders in the catalogs) the first time, O(1) afterwards.
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

  /// Returns the first set of a name in the searched folders, and warns of invalid sets.
  ///
  /// - Parameter bundle: The only bundle to search; nil for the image folders and the main one.
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
