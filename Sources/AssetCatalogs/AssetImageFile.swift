import Foundation

/// A file of an image set, and how it is to be read.
package struct AssetImageFile: Sendable {
  /// The file; whether it is there is not looked at.
  package let file: URL
  /// Pixels to the point; nil where the slot names no scale.
  package let scale: Double?
  /// How it grows; nil where it is not cut.
  package let resizing: AssetSlicing?
  /// What alignment leaves out, in pixels of the file.
  package let alignmentInsets: AssetInsets
}

/// The parts of an image that keep their size, and how the middle between them fills its place.
package struct AssetSlicing: Equatable, Sendable {
  /// In pixels of the file.
  package let insets: AssetInsets
  /// Whether the middle is repeated; it is stretched otherwise.
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
