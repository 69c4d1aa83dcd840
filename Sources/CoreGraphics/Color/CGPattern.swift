/// A picture repeated over the plane. Immutable.
///
/// Made from an image; UIKit reaches it through `UIColor(patternImage:)`.
public final class CGPattern: @unchecked Sendable {
  package let image: CGImage
  /// Pixels of the image per unit of the pattern's space.
  package let scale: CGFloat

  package init(image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale.isNormal && scale > 0 ? scale : 1
  }
}
