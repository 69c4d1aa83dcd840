import Foundation

/// An `.xcassets` folder as Xcode writes it: named colours and images in sets, one set a folder.
///
/// A set's name is its folder's, without the extension; a group puts its own name and a slash
/// before it only where it says that it provides a namespace. Source: Apple, Asset Catalog Format
/// Reference.
package struct AssetCatalog: Sendable {
  /// The catalog's folder.
  package let folder: URL
  private var sets: [AssetKind: [String: URL]] = [:]
  /// What could not be read: sentences with the file.
  package private(set) var problems: [String] = []

  /// Finds the sets of a catalog; none of them is read before it is asked for.
  ///
  /// - Complexity: O(folders in the catalog).
  package init(folder: URL) {
    self.folder = folder
    collect(folder, namespace: "")
  }

  /// The names of all sets of a kind, in order.
  package func names(of kind: AssetKind) -> [String] { sets[kind, default: [:]].keys.sorted() }

  /// A colour by its name; nil where there is none.
  ///
  /// - Throws: what is wrong with its file, as a sentence with its path.
  package func color(named name: String) throws(AssetError) -> ColorSet? {
    guard let folder = sets[.color]?[name] else { return nil }
    return try ColorSet(folder: folder)
  }

  /// An image by its name; nil where there is none.
  ///
  /// - Throws: what is wrong with its file, as a sentence with its path.
  package func image(named name: String) throws(AssetError) -> ImageSet? {
    guard let folder = sets[.image]?[name] else { return nil }
    return try ImageSet(folder: folder)
  }

  /// The file of a symbol by its name; nil where there is none.
  ///
  /// - Throws: what is wrong with its set, as a sentence with its path.
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
        // The first of two sets of one name counts.
        let known = sets[kind, default: [:]][namespace + name]
        sets[kind, default: [:]][namespace + name] = known ?? entry
      } else if entry.pathExtension.isEmpty {
        collect(entry, namespace: namespace + ownNamespace(of: entry))
      }
    }
  }

  /// The group's name and a slash where it provides a namespace.
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

/// What a group says of itself.
private struct GroupContents: Decodable {
  struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  let properties: Properties?
}

extension URL {
  /// Whether there is a folder; a link to one counts.
  fileprivate var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
