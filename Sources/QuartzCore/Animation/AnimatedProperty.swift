/// A property of a layer as an array of numbers that an animation interpolates.
@MainActor
public struct AnimatedProperty {
  let read: @MainActor (CALayer) -> [Double]
  let write: @MainActor (CALayer, [Double]) -> Void
  private var mixesTransforms = false

  init(
    _ read: @escaping @MainActor (CALayer) -> [Double],
    _ write: @escaping @MainActor (CALayer, [Double]) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// The property with interpolation of transforms, in which rotations stay rotations.
  var mixingTransforms: AnimatedProperty {
    var property = self
    property.mixesTransforms = true
    return property
  }

  /// Returns the numbers interpolated between two values.
  func mix(_ from: [Double], _ to: [Double], _ progress: Double) -> [Double] {
    if mixesTransforms, let mixed = TransformParts.mix(from, to, progress) { return mixed }
    return zip(from, to).map { $0 + ($1 - $0) * progress }
  }

  /// Creates a property of a class of layers.
  public init<Layer: CALayer, Value: AnimatedValue>(_ path: ReferenceWritableKeyPath<Layer, Value>)
  {
    self.init(
      { ($0 as? Layer).map { $0[keyPath: path].components } ?? [] },
      { ($0 as? Layer)?[keyPath: path] = .value($1) })
  }

  /// Returns a property of all layers; nil for a key path that cannot be animated.
  static func named(_ keyPath: String) -> AnimatedProperty? {
    geometry(keyPath) ?? boundsPart(keyPath) ?? transformPart(keyPath) ?? appearance(keyPath)
      ?? shadow(keyPath)
  }

  private static func geometry(_ keyPath: String) -> AnimatedProperty? {
    switch keyPath {
    case "bounds": .init({ $0.bounds.components }, { $0.bounds = .value($1) })
    case "position": .init({ $0.position.components }, { $0.position = .value($1) })
    case "position.x": .init({ [$0.position.x] }, { $0.position.x = $1[0] })
    case "position.y": .init({ [$0.position.y] }, { $0.position.y = $1[0] })
    case "anchorPoint": .init({ $0.anchorPoint.components }, { $0.anchorPoint = .value($1) })
    case "zPosition": .init({ [$0.zPosition] }, { $0.zPosition = $1[0] })
    default: nil
    }
  }

  private static func boundsPart(_ keyPath: String) -> AnimatedProperty? {
    switch keyPath {
    case "bounds.origin":
      .init({ $0.bounds.origin.components }, { $0.bounds.origin = .value($1) })
    case "bounds.origin.x": .init({ [$0.bounds.origin.x] }, { $0.bounds.origin.x = $1[0] })
    case "bounds.origin.y": .init({ [$0.bounds.origin.y] }, { $0.bounds.origin.y = $1[0] })
    case "bounds.size": .init({ $0.bounds.size.components }, { $0.bounds.size = .value($1) })
    case "bounds.size.width": .init({ [$0.bounds.width] }, { $0.bounds.size.width = $1[0] })
    case "bounds.size.height": .init({ [$0.bounds.height] }, { $0.bounds.size.height = $1[0] })
    default: nil
    }
  }

  private static func transformPart(_ keyPath: String) -> AnimatedProperty? {
    switch keyPath {
    case "transform": return AnimatedProperty(\CALayer.transform).mixingTransforms
    case "sublayerTransform": return AnimatedProperty(\CALayer.sublayerTransform).mixingTransforms
    case "transform.rotation.x": return turn(SIMD3(1, 0, 0)) { atan2($0.m23, $0.m33) }
    case "transform.rotation.y": return turn(SIMD3(0, 1, 0)) { atan2($0.m31, $0.m33) }
    default: break
    }
    guard let paths = TransformParts.named(keyPath) else { return nil }
    return .init(
      { [Double($0.affinePart.decomposed()[keyPath: paths[0]])] },
      { layer, numbers in
        var parts = layer.affinePart.decomposed()
        for path in paths { parts[keyPath: path] = CGFloat(numbers[0]) }
        layer.setAffineTransform(CGAffineTransform(parts))
      })
  }

  /// Returns a rotation about an axis, given the angle of a transform.
  private static func turn(
    _ axis: SIMD3<Double>, _ angle: @escaping @MainActor (CATransform3D) -> CGFloat
  ) -> AnimatedProperty {
    .init(
      { [Double(angle($0.transform))] },
      { layer, numbers in
        let change = CGFloat(numbers[0]) - angle(layer.transform)
        layer.transform = CATransform3DRotate(
          layer.transform, change, axis.x, axis.y, axis.z)
      })
  }

  private static func appearance(_ keyPath: String) -> AnimatedProperty? {
    switch keyPath {
    case "opacity": .init({ [Double($0.opacity)] }, { $0.opacity = Float($1[0]) })
    case "backgroundColor":
      .init({ $0.backgroundColor.components }, { $0.backgroundColor = .color($1) })
    case "cornerRadius": .init({ [$0.cornerRadius] }, { $0.cornerRadius = $1[0] })
    case "borderWidth": .init({ [$0.borderWidth] }, { $0.borderWidth = $1[0] })
    case "borderColor": .init({ $0.borderColor.components }, { $0.borderColor = .color($1) })
    case "contentsRect": .init({ $0.contentsRect.components }, { $0.contentsRect = .value($1) })
    default: nil
    }
  }

  private static func shadow(_ keyPath: String) -> AnimatedProperty? {
    switch keyPath {
    case "shadowColor": .init({ $0.shadowColor.components }, { $0.shadowColor = .color($1) })
    case "shadowOpacity": .init({ [Double($0.shadowOpacity)] }, { $0.shadowOpacity = Float($1[0]) })
    case "shadowOffset": .init({ $0.shadowOffset.components }, { $0.shadowOffset = .value($1) })
    case "shadowRadius": .init({ [$0.shadowRadius] }, { $0.shadowRadius = $1[0] })
    default: nil
    }
  }
}
