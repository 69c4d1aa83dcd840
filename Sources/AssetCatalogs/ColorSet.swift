import Foundation

/// A named colour: what it is in each appearance.
package struct ColorSet: Sendable {
  private let path: String
  private let slots: [ColorSlot]

  init(folder: URL) throws(AssetError) {
    let contents: Contents = try AssetFile.read(in: folder)
    path = AssetFile.path(in: folder)
    slots = contents.colors ?? []
  }

  /// The colour on a screen; nil where no slot serves it, or the one that does is empty.
  package func color(for traits: AssetTraits) -> AssetColor? {
    AssetSlot.best(of: slots, for: traits, \.common).first?.color
  }

  private struct Contents: Decodable { let colors: [ColorSlot]? }
}

/// One slot of a colour set.
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
