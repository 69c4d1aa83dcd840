/// A layer that shows copies of its sublayers, each with a further transform, colour change and
/// delay.
///
/// `instanceDelay`, `instanceTransform`, `instanceColor` and the four offsets can be animated.
/// Transforms are two-dimensional; `preservesDepth` is unsupported.
///
/// Source: Apple, CAReplicatorLayer.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// Whether copies are positioned in three dimensions. Stored: they are in the layer's plane.
  /// Default false.
  open var preservesDepth = false

  /// The number of copies, including the original. Default 1.
  open var instanceCount = 1
  /// The delay of animations from copy to copy, in seconds. Default 0.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from copy to copy, about the centre of the layer. Default identity.
  open var instanceTransform = CATransform3DIdentity {
    didSet {
      didChange("instanceTransform", from: oldValue, to: instanceTransform, isAdditive: false)
    }
  }
  /// The colour that multiplies the first copy. Default opaque white.
  open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet { didChange("instanceColor", from: oldValue, to: instanceColor, isAdditive: false) }
  }
  /// The change of ``instanceColor``'s red per copy. Default 0.
  open var instanceRedOffset: Float = 0
  /// The change of ``instanceColor``'s green per copy. Default 0.
  open var instanceGreenOffset: Float = 0
  /// The change of ``instanceColor``'s blue per copy. Default 0.
  open var instanceBlueOffset: Float = 0
  /// The change of ``instanceColor``'s alpha per copy. Default 0.
  open var instanceAlphaOffset: Float = 0

  /// Creates a layer with one copy.
  public override init() { super.init() }

  /// Creates a copy of another layer's appearance, geometry and numbers.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceDelay) = (other.instanceCount, other.instanceDelay)
    (instanceTransform, instanceColor) = (other.instanceTransform, other.instanceColor)
    (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) = (
      other.instanceBlueOffset, other.instanceAlphaOffset
    )
  }

  /// Creates a layer with one copy: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Paint

  override func paintSublayers(into list: inout PaintList, _ shape: LayerShape) {
    var step = CGAffineTransform.identity
    let middle = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
    for index in 0..<max(0, instanceCount) {
      let map = middle.inverted().concatenating(step).concatenating(middle)
      let place = LayerShape(self, map.concatenating(shape.toDevice))
      var copy = list.delayed(by: -instanceDelay * Double(index))
      super.paintSublayers(into: &copy, place)
      let tint = color(of: index)
      if tint == RGBA(red: 1, green: 1, blue: 1, alpha: 1) {
        list.add(copy.items)
      } else {
        list.add(
          PaintGroup(copy.items, blending: .isolated(alpha: 1, mask: nil, tint: tint)))
      }
      step = step.concatenating(CATransform3DGetAffineTransform(instanceTransform))
    }
  }

  private func color(of index: Int) -> RGBA {
    let first = (instanceColor ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)).rgba
    let steps = CGFloat(index)
    return RGBA(
      red: first.red + steps * CGFloat(instanceRedOffset),
      green: first.green + steps * CGFloat(instanceGreenOffset),
      blue: first.blue + steps * CGFloat(instanceBlueOffset),
      alpha: first.alpha + steps * CGFloat(instanceAlphaOffset))
  }

  open override class func animatedProperty(_ keyPath: String) -> AnimatedProperty? {
    switch keyPath {
    case "instanceDelay":
      .init(
        { [($0 as? CAReplicatorLayer)?.instanceDelay ?? 0] },
        { ($0 as? CAReplicatorLayer)?.instanceDelay = $1[0] })
    case "instanceColor": .init(\CAReplicatorLayer.instanceColor)
    case "instanceRedOffset": .init(\CAReplicatorLayer.instanceRedOffset)
    case "instanceGreenOffset": .init(\CAReplicatorLayer.instanceGreenOffset)
    case "instanceBlueOffset": .init(\CAReplicatorLayer.instanceBlueOffset)
    case "instanceAlphaOffset": .init(\CAReplicatorLayer.instanceAlphaOffset)
    case "instanceTransform":
      AnimatedProperty(\CAReplicatorLayer.instanceTransform).mixingTransforms
    default: super.animatedProperty(keyPath)
    }
  }
}

// Unsupported: CAReplicatorLayer.preservesDepth · kept · It has no depth. · test: LayerKindTests
