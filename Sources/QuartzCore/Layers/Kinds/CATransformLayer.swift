/// A layer that shows only its sublayers: no background, border, contents or shadow.
///
/// Sublayers are drawn in the order of their `zPosition`; they do not intersect in depth.
///
/// Source: Apple, CATransformLayer.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  /// Creates an empty layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's geometry.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates an empty layer: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Always nil; setting it has no effect.
  open override var backgroundColor: CGColor? {
    get { nil }
    set {}
  }

  /// Always 0; setting it has no effect.
  open override var borderWidth: CGFloat {
    get { 0 }
    set {}
  }

  /// Always 0; setting it has no effect.
  open override var shadowOpacity: Float {
    get { 0 }
    set {}
  }

  override func paintContents(into list: inout PaintList, _ shape: LayerShape, alpha: CGFloat) {}
}

// Unsupported: CATransformLayer · drawn · Its sublayers are drawn one over another, without depth.
//   · test: LayerKindTests
// Unsupported: CALayer: other kinds · absent · Of the special layers there are shape, gradient,
//   text, replicator, transform, scroll, tiled and emitter layers.
