/// A repeated image. Immutable.
///
/// Created by `UIColor(patternImage:)`.
public final class CGPattern: @unchecked Sendable {
  package let image: CGImage
  /// The number of the image's pixels per unit of pattern space.
  package let scale: CGFloat

  package init(image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale.isNormal && scale > 0 ? scale : 1
  }
}
