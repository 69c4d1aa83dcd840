/// The parts of a transform of the plane, between which animations go: a turn stays a turn on the
/// way.
@MainActor
enum TransformParts {
  typealias Parts = CGAffineTransformComponents

  /// The numbers of a 4×4 matrix a part of the way between two; nil where one of them leaves the
  /// plane or flattens it, so that the numbers themselves have to do.
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

  /// What a key path such as `transform.scale.x` names; the first is what is read. Nil for others.
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
