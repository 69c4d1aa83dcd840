/// The components of a transform, in the order of application: scale, shear, rotation, translation.
///
/// Source: Apple, CGAffineTransformComponents.
public struct CGAffineTransformComponents: Equatable, Sendable {
  /// The scale, applied first.
  public var scale: CGSize
  /// The shear of x by y, applied after the scale.
  public var horizontalShear: CGFloat
  /// The rotation in radians.
  public var rotation: CGFloat
  /// The translation in points, applied last.
  public var translation: CGVector

  /// Creates components that are zero.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates components, in the order of application.
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
  /// Creates a transform from components.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(
          translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Returns the components of the transform. An app's own method of that name is preferred, as on
  /// iOS, where this one is newer than many apps' oldest system.
  @_disfavoredOverload
  public func decomposed() -> CGAffineTransformComponents {
    let rotation = atan2(b, a)
    let width = (a * a + b * b).squareRoot()
    let sine = sin(rotation)
    let cosine = cos(rotation)
    // Without the rotation, the second row is (shear · height, height).
    let sheared = c * cosine + d * sine
    let height = d * cosine - c * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : sheared / height,
      rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
