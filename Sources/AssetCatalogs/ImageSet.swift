import Foundation

/// A named image with its variants.
package struct ImageSet: Sendable {
  /// The rendering mode: original colours or a template.
  package enum Rendering: String, Decodable, Sendable { case template, original }

  private let folder: URL
  private let slots: [ImageSlot]
  /// The rendering mode; nil for the default.
  package let rendering: Rendering?
  /// Whether vector data are preserved for drawing in other sizes.
  package let preservesVectors: Bool

  init(folder: URL) throws(AssetError) {
    let contents: Contents = try AssetFile.read(in: folder)
    self.folder = folder
    slots = contents.images ?? []
    rendering = contents.properties?.rendering.flatMap(Rendering.init)
    preservesVectors = contents.properties?.preservesVectors ?? false
  }

  /// Whether the file depends on traits other than the scale.
  package var differsByAppearance: Bool { slots.contains { $0.common.isConditional } }

  /// Returns the best file for traits; nil for none.
  ///
  /// Of equally rated slots, the scale determines the choice: the screen's scale, then the next
  /// larger, then the largest smaller one; a slot without a scale (a vector or a single image)
  /// counts as the screen's.
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
