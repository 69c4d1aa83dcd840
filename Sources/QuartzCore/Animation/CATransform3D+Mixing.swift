extension CATransform3D {
  /// Returns the interpolated transform of an animation; rotations stay rotations.
  @MainActor
  package func mixed(with other: CATransform3D, _ progress: CGFloat) -> CATransform3D {
    let (from, to) = (components, other.components)
    let mixed =
      TransformParts.mix(from, to, Double(progress))
      ?? zip(from, to).map { $0 + ($1 - $0) * Double(progress) }
    return .value(mixed)
  }
}
