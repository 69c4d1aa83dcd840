import Foundation

/// A file of an image set with its properties.
package struct AssetImageFile: Sendable {
  /// The file, which may be missing.
  package let file: URL
  /// The scale; nil if the slot has none.
  package let scale: Double?
  /// The slicing; nil for none.
  package let resizing: AssetSlicing?
  /// The alignment insets, in pixels of the file.
  package let alignmentInsets: AssetInsets
}

/// The parts of an image with fixed size, and the resizing of the centre.
package struct AssetSlicing: Equatable, Sendable {
  /// The insets, in pixels of the file.
  package let insets: AssetInsets
  /// Whether the centre is tiled instead of stretched.
  package let isTiled: Bool
}

/// Distances from four sides, in pixels.
package struct AssetInsets: Equatable, Sendable, Decodable {
  package var top = 0.0
  package var left = 0.0
  package var bottom = 0.0
  package var right = 0.0

  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  private enum Key: CodingKey { case top, left, bottom, right }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func side(_ key: Key) throws -> Double {
      try container.decodeIfPresent(Double.self, forKey: key) ?? 0
    }
    self.init(
      top: try side(.top), left: try side(.left), bottom: try side(.bottom),
      right: try side(.right))
  }
}
