/// In what a golden differs from others of the same screen; nil for what is not said.
package struct GalleryVariant: Equatable, Encodable, Sendable {
  /// "dark", "light".
  package var appearance: String?
  /// "right to left", "left to right".
  package var direction: String?
  /// "accessibilityLarge".
  package var text: String?
  /// "iPhone15", "iPhone15:landscape".
  package var device: String?
  /// "Linux", "elsewhere".
  package var platform: String?

  package init() {}

  var isDefault: Bool { self == GalleryVariant() }

  /// What another says, where this says nothing.
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
