/// A layer that shows its sublayers and nothing of its own: no background, border, contents or
/// shadow.
///
/// Sublayers are drawn in the order of their `zPosition`; they do not cut each other in depth.
///
/// Source: Apple, CATransformLayer.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  /// An empty layer.
  public override init() { super.init() }

  /// A copy of another layer's geometry.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Archives are not read here: an empty layer.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Nil, whatever it is set to.
  open override var backgroundColor: CGColor? {
    get { nil }
    set {}
  }

  /// 0, whatever it is set to.
  open override var borderWidth: CGFloat {
    get { 0 }
    set {}
  }

  /// 0, whatever it is set to.
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
