// For the compiler only: a grey box replaces a layer of an unavailable framework.

/// A layer of an unavailable framework: a grey box with the layer's name. See ``StubView``.
@preconcurrency @MainActor
open class StubLayer: CALayer, StubMembers {
  /// Creates a grey box.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
    setNeedsDisplay()
  }

  /// Creates a copy of a layer.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Returns nil: layers are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Draws the box and its name.
  open override func draw(in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    StubAppearance.draw("\(type(of: self))", in: bounds)
    UIGraphicsPopContext()
  }
}
