import Foundation

/// A named symbol with its SVG file.
struct SymbolSet {
  /// The file, which may be missing; nil for an empty set.
  let file: URL?

  init(folder: URL) throws(AssetError) {
    let contents: Contents = try AssetFile.read(in: folder)
    let name = contents.symbols?.lazy.compactMap(\.filename).first
    file = name.flatMap { name in
      name.contains("/") || name == ".." || name.isEmpty
        ? nil : folder.appendingPathComponent(name)
    }
  }

  private struct Contents: Decodable {
    struct Symbol: Decodable { let filename: String? }

    let symbols: [Symbol]?
  }
}
