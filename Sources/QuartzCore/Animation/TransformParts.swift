/// The components of a two-dimensional transform that animations interpolate, so that rotations
/// stay rotations.
@MainActor
enum TransformParts {
  typealias Parts = CGAffineTransformComponents

  /// Returns the numbers of an interpolated 4×4 matrix; nil if one of both matrices is
  /// three-dimensional or singular, so that the numbers themselves are interpolated.
  static func mix(_ from: [Double], _ to: [Double], _ progress: Double) -> [Double]? {
    let (start, end) = (CATransform3D.value(from), CATransform3D.value(to))
    guard let a = parts(of: start), let b = parts(of: end) else { return nil }
    func part(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    let turn = (b.rotation - a.rotation).remainder(dividingBy: 2 * .pi)
    let mixed = Parts(
      scale: CGSize(
        width: part(a.scale.width, b.scale.width), height: part(a.scale.height, b.scale.height)),
      horizontalShear: part(a.horizontalShear, b.horizontalShear),
      rotation: a.rotation + turn * progress,
      translation: CGVector(
        dx: part(a.translation.dx, b.translation.dx), dy: part(a.translation.dy, b.translation.dy)))
    return CATransform3DMakeAffineTransform(CGAffineTransform(mixed)).components
  }

  private static func parts(of transform: CATransform3D) -> Parts? {
    guard CATransform3DIsAffine(transform) else { return nil }
    let plane = CATransform3DGetAffineTransform(transform)
    guard plane.a * plane.d - plane.b * plane.c != 0 else { return nil }
    return plane.decomposed()
  }

  /// Returns the components of a key path such as `transform.scale.x`, the first to be read; nil
  /// for others.
  static func named(_ keyPath: String) -> [WritableKeyPath<Parts, CGFloat>]? {
    switch keyPath {
    case "transform.scale": [\.scale.width, \.scale.height]
    case "transform.scale.x": [\.scale.width]
    case "transform.scale.y": [\.scale.height]
    case "transform.rotation", "transform.rotation.z": [\.rotation]
    case "transform.translation.x": [\.translation.dx]
    case "transform.translation.y": [\.translation.dy]
    default: nil
    }
  }
}
