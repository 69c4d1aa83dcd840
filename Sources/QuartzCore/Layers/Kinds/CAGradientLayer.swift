/// A layer with a colour gradient, in front of its background and within its rounded corners.
///
/// `colors`, `locations`, `startPoint` and `endPoint` can be animated. Source: Apple,
/// CAGradientLayer.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, `CGColor`s in order; other objects are ignored. Default nil, nothing.
  open var colors: [Any]?
  /// The locations of the colours, 0 to 1, ascending. Default nil, evenly distributed.
  open var locations: [NSNumber]?
  /// The position of the first colour, in unit coordinates of the bounds; the centre of a radial or
  /// conic gradient. Default (0.5, 0).
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { didChange("startPoint", from: oldValue, to: startPoint) }
  }
  /// The position of the last colour, in unit coordinates; a corner of the bounding box of a radial
  /// gradient's ellipse; the start direction of a conic one. Default (0.5, 1).
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { didChange("endPoint", from: oldValue, to: endPoint) }
  }
  /// The type of the gradient. Default `.axial`.
  open var type = CAGradientLayerType.axial

  /// Creates a layer without colours.
  public override init() { super.init() }

  /// Creates a copy of another layer's appearance, geometry and colours.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  /// Creates a layer without colours: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Paint

  private var stops: [CGColor] { (colors ?? []).compactMap { $0 as? CGColor } }

  override var contentsPartCount: Int { super.contentsPartCount + (stops.isEmpty ? 0 : 1) }

  override func paintContents(into list: inout PaintList, _ shape: LayerShape, alpha: CGFloat) {
    let stops = stops
    if !stops.isEmpty && bounds.width > 0 && bounds.height > 0 {
      let paint = GradientPaint(
        colors: stops, locations: locations.map { $0.map { CGFloat($0.doubleValue) } },
        start: point(startPoint), end: point(endPoint), type: type,
        scale: shape.lengthScale, bounds: bounds)
      add(paint, to: &list, shape, alpha: alpha)
    }
    super.paintContents(into: &list, shape, alpha: alpha)
  }

  private func add(
    _ paint: GradientPaint, to list: inout PaintList, _ shape: LayerShape, alpha: CGFloat
  ) {
    let box = shape.pixelBox
    if shape.isPixelBox {
      return list.add(.custom(paint, shape.toDevice, alpha: alpha), box: box)
    }
    var inside = list.nested(clip: box, visible: list.visibleClip.intersection(box))
    inside.add(.custom(paint, shape.toDevice, alpha: alpha), box: box)
    list.add(PaintGroup(inside.items, outline: shape, blending: .direct))
  }

  /// Converts a point from unit coordinates to points of the layer.
  private func point(_ unit: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
  }

  open override class func animatedProperty(_ keyPath: String) -> AnimatedProperty? {
    switch keyPath {
    case "startPoint": .init(\CAGradientLayer.startPoint)
    case "endPoint": .init(\CAGradientLayer.endPoint)
    case "colors":
      .init(
        { components(of: ($0 as? CAGradientLayer)?.stops) ?? [] },
        { layer, numbers in
          (layer as? CAGradientLayer)?.colors = stride(from: 0, to: numbers.count, by: 4)
            .compactMap { CGColor?.color(Array(numbers[$0..<$0 + 4])) }
        })
    case "locations":
      .init(
        { (($0 as? CAGradientLayer)?.locations ?? []).map(\.doubleValue) },
        { ($0 as? CAGradientLayer)?.locations = $1.map { NSNumber(value: $0) } })
    default: super.animatedProperty(keyPath)
    }
  }
}

/// The types of gradients. Source: Apple, CAGradientLayerType.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public let rawValue: String
  /// Creates a type of a name; an unknown one means axial.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards, in ellipses.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, clockwise, from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
