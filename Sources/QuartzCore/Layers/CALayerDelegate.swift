/// Draws a layer and places its sublayers in the layer's stead.
///
/// Every requirement has a default. `takesOverDisplay(of:)` and `draws(_:)` stand for what iOS
/// learns by asking whether the delegate responds to a method.
///
/// Source: Apple, CALayerDelegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's `contents`. Called instead of drawing where ``takesOverDisplay(of:)`` says
  /// so.
  func display(_ layer: CALayer)
  /// Draws the layer; the origin is its top left corner, units are points.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Hears that a tree of layers is about to be laid out, and again before each further pass.
  func layoutWillBegin(at layer: CALayer)
  /// Whether the delegate implements ``display(_:)`` for this layer. Default false.
  func takesOverDisplay(of layer: CALayer) -> Bool
  /// Whether the delegate has anything to draw into this layer; false spares the pixels. Default
  /// true.
  func draws(_ layer: CALayer) -> Bool
  /// What happens when a property of a layer changes; nil, the default, for what the layer says.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Device pixels per point of the pictures that the layer is in; nil, the default, where the
  /// delegate does not know.
  func pictureScale(of layer: CALayer) -> CGFloat?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func layoutWillBegin(at layer: CALayer) {}
  /// False.
  public func takesOverDisplay(of layer: CALayer) -> Bool { false }
  /// True.
  public func draws(_ layer: CALayer) -> Bool { true }
  /// Nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Nil.
  public func pictureScale(of layer: CALayer) -> CGFloat? { nil }
}
