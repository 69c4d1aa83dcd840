// For the compiler only: a grey box stands for the layer of a framework that is not here.

/// Stands for a layer of a framework that is not here: a grey box with the layer's name. See
/// ``StubView``.
@preconcurrency @MainActor
open class StubLayer: CALayer, StubMembers {
  /// A grey box.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
    setNeedsDisplay()
  }

  /// A copy of a layer.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Layers are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Draws the box and its name.
  open override func draw(in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    StubLook.draw("\(type(of: self))", in: bounds)
    UIGraphicsPopContext()
  }
}
