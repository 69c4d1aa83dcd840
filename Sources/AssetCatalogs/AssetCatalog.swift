import Foundation

/// An asset catalog (`.xcassets`): named colours and images in sets, one per folder.
///
/// The name of a set is that of its folder without the extension, preceded by the name of a group
/// and a slash if the group provides a namespace. Source: Apple, Asset Catalog Format Reference.
package struct AssetCatalog: Sendable {
  /// The catalog's folder.
  package let folder: URL
  private var sets: [AssetKind: [String: URL]] = [:]
  /// Problems of reading, as sentences with the file.
  package private(set) var problems: [String] = []

  /// Finds the sets of a catalog, which are read on demand.
  ///
  /// - Complexity: O(folders in the catalog).
  package init(folder: URL) {
    self.folder = folder
    collect(folder, namespace: "")
  }

  /// Returns the names of all sets of a kind, sorted.
  package func names(of kind: AssetKind) -> [String] { sets[kind, default: [:]].keys.sorted() }

  /// Returns a colour by its name; nil for none.
  ///
  /// - Throws: An error with a sentence about the file.
  package func color(named name: String) throws(AssetError) -> ColorSet? {
    guard let folder = sets[.color]?[name] else { return nil }
    return try ColorSet(folder: folder)
  }

  /// Returns an image by its name; nil for none.
  ///
  /// - Throws: An error with a sentence about the file.
  package func image(named name: String) throws(AssetError) -> ImageSet? {
    guard let folder = sets[.image]?[name] else { return nil }
    return try ImageSet(folder: folder)
  }

  /// Returns the file of a symbol by its name; nil for none.
  ///
  /// - Throws: An error with a sentence about the set.
  package func symbol(named name: String) throws(AssetError) -> URL? {
    guard let folder = sets[.symbol]?[name] else { return nil }
    return try SymbolSet(folder: folder).file
  }

  private mutating func collect(_ folder: URL, namespace: String) {
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
    for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent })
    where entry.isFolder {
      let name = entry.deletingPathExtension().lastPathComponent
      if let kind = AssetKind(rawValue: entry.pathExtension) {
        // The first of sets with equal names takes precedence.
        let known = sets[kind, default: [:]][namespace + name]
        sets[kind, default: [:]][namespace + name] = known ?? entry
      } else if entry.pathExtension.isEmpty {
        collect(entry, namespace: namespace + ownNamespace(of: entry))
      }
    }
  }

  /// Returns the group's name and a slash if it provides a namespace.
  private mutating func ownNamespace(of group: URL) -> String {
    guard FileManager.default.fileExists(atPath: AssetFile.path(in: group)) else { return "" }
    do throws(AssetError) {
      let contents: GroupContents = try AssetFile.read(in: group)
      return contents.properties?.providesNamespace == true ? "\(group.lastPathComponent)/" : ""
    } catch {
      problems.append(error.sentence)
      return ""
    }
  }
}

/// The contents of a group's description.
private struct GroupContents: Decodable {
  struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  let properties: Properties?
}

extension URL {
  /// Whether there is a folder, or a link to one.
  fileprivate var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
