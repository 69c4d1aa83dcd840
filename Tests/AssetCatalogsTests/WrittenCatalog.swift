import Foundation

@testable import AssetCatalogs

/// A catalog on disk, removed when the object is deallocated.
final class WrittenCatalog {
  let folder: URL

  /// - Parameter files: the contents of the catalog's files, by path.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("AssetCatalogTests-\(UUID().uuidString)")
      .appendingPathComponent("Assets.xcassets")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  var catalog: AssetCatalog { AssetCatalog(folder: folder) }
}
