/// The properties that distinguish a golden from others of the same screen; nil if unset.
package struct GalleryVariant: Equatable, Encodable, Sendable {
  /// "dark" or "light".
  package var appearance: String?
  /// "right to left" or "left to right".
  package var direction: String?
  /// For example "accessibilityLarge".
  package var text: String?
  /// For example "iPhone15", "iPhone15:landscape".
  package var device: String?
  /// "Linux" or "elsewhere".
  package var platform: String?

  package init() {}

  var isDefault: Bool { self == GalleryVariant() }

  /// Returns the variant with another's values for its unset properties.
  package func completed(by other: GalleryVariant) -> GalleryVariant {
    var variant = self
    variant.appearance = appearance ?? other.appearance
    variant.direction = direction ?? other.direction
    variant.text = text ?? other.text
    variant.device = device ?? other.device
    variant.platform = platform ?? other.platform
    return variant
  }
}
