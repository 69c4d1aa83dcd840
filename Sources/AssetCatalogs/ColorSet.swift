import Foundation

/// A named colour with its appearances.
package struct ColorSet: Sendable {
  private let path: String
  private let slots: [ColorSlot]

  init(folder: URL) throws(AssetError) {
    let contents: Contents = try AssetFile.read(in: folder)
    path = AssetFile.path(in: folder)
    slots = contents.colors ?? []
  }

  /// Returns the colour for traits; nil if no slot applies, or an empty one.
  package func color(for traits: AssetTraits) -> AssetColor? {
    AssetSlot.best(of: slots, for: traits, \.common).first?.color
  }

  private struct Contents: Decodable { let colors: [ColorSlot]? }
}

/// A slot of a colour set.
struct ColorSlot: Decodable, Sendable {
  let common: AssetSlot
  let color: AssetColor?

  init(from decoder: any Decoder) throws {
    common = try AssetSlot(from: decoder)
    color = try decoder.container(keyedBy: Key.self).decodeIfPresent(
      AssetColor.self, forKey: .color)
  }

  private enum Key: CodingKey { case color }
}
