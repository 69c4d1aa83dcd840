import Foundation

/// A named image: which file serves which screen.
package struct ImageSet: Sendable {
  /// Whether the image is shown in its own colours or as a shape.
  package enum Rendering: String, Decodable, Sendable { case template, original }

  private let folder: URL
  private let slots: [ImageSlot]
  /// What the set says of all its files; nil for nothing.
  package let rendering: Rendering?
  /// Whether shapes stay shapes, to be drawn at other sizes than their own.
  package let preservesVectors: Bool

  init(folder: URL) throws(AssetError) {
    let contents: Contents = try AssetFile.read(in: folder)
    self.folder = folder
    slots = contents.images ?? []
    rendering = contents.properties?.rendering.flatMap(Rendering.init)
    preservesVectors = contents.properties?.preservesVectors ?? false
  }

  /// Whether its file is not the same under all traits of a screen, its scale aside.
  package var differsByAppearance: Bool { slots.contains { $0.common.isConditional } }

  /// The file that serves a screen best; nil where none does.
  ///
  /// Of slots that serve it alike: the one of the screen's scale, else the next larger, else the
  /// largest smaller; one without a scale, which is a vector's or the only one, counts as the
  /// screen's.
  package func file(for traits: AssetTraits) -> AssetImageFile? {
    let assigned = slots.filter { $0.isAssigned }
    let serving = AssetSlot.best(of: assigned, for: traits, \.common)
    let best = serving.min { first, second in
      first.distance(to: traits.scale) < second.distance(to: traits.scale)
    }
    return best?.file(in: folder)
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      let rendering: String?
      let preservesVectors: Bool?

      enum CodingKeys: String, CodingKey {
        case rendering = "template-rendering-intent"
        case preservesVectors = "preserves-vector-representation"
      }
    }

    let images: [ImageSlot]?
    let properties: Properties?
  }
}
