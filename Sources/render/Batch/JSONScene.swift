import Foundation
import SceneFiles

/// Whether a JSON file is a scene file, by what stands in it: sets of goldens, layouts, schemas and
/// data end in .json too.
enum JSONScene {
  /// Keys of a scene that other files hardly have two of.
  private static let keys: Set = [
    "screen", "collectionView", "layout", "styles", "sections", "script",
  ]

  /// Whether a file has a list `sections` at its top, or two keys of a scene. One that is no JSON
  /// any more is taken for a scene file if it speaks of such a list, so that somebody hears of its
  /// mistake.
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
