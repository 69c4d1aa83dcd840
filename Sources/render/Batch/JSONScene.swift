import Foundation
import SceneFiles

/// Recognizes scene files among JSON files by their content, as golden sets, layouts, schemas and
/// data have the same extension.
enum JSONScene {
  /// Keys of a scene. Other files rarely contain two of them.
  private static let keys: Set = [
    "screen", "collectionView", "layout", "styles", "sections", "script",
  ]

  /// Whether a file has a list `sections` at its top level, or two keys of a scene. A file with a
  /// syntax error counts as a scene file if its text contains such a list, so that the error is
  /// reported.
  static func isDescribed(by path: String) -> Bool {
    let limit = SceneLimits.standard[.fileBytes]
    guard let data = try? RegularFile(path: path).read(limit: limit) else { return false }
    guard let value = try? JSONSerialization.jsonObject(with: data) else {
      return String(decoding: data, as: UTF8.self).contains(/"sections"\s*:\s*\[/)
    }
    guard let table = value as? [String: Any] else { return false }
    return table["sections"] is [Any] || keys.intersection(table.keys).count > 1
  }
}
