/// The parts of a transform, in the order in which they apply: scale, shear, rotation, translation.
///
/// Source: Apple, CGAffineTransformComponents.
public struct CGAffineTransformComponents: Equatable, Sendable {
  /// How wide and high a unit becomes; done first.
  public var scale: CGSize
  /// How far x is pushed for a unit of y; done after the scale.
  public var horizontalShear: CGFloat
  /// In radians.
  public var rotation: CGFloat
  /// How far all is moved, in points; done last.
  public var translation: CGVector

  /// The parts of the identity.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// The parts of a transform, in the order in which they are done.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Makes the transform that scales, shears, rotates and translates, in this order.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(
          translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Takes the matrix apart into scale, shear, rotation and translation.
  public func decomposed() -> CGAffineTransformComponents {
    let rotation = atan2(b, a)
    let width = (a * a + b * b).squareRoot()
    let sine = sin(rotation)
    let cosine = cos(rotation)
    // Undoing the rotation leaves the lower row (shear · height, height).
    let sheared = c * cosine + d * sine
    let height = d * cosine - c * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : sheared / height,
      rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
