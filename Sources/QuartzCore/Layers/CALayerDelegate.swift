/// The delegate that draws a layer and lays out its sublayers.
///
/// Every requirement has a default. `takesOverDisplay(of:)` and `draws(_:)` replace the check on
/// iOS of whether the delegate responds to a method.
///
/// Source: Apple, CALayerDelegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's `contents`. Called instead of drawing if ``takesOverDisplay(of:)`` returns
  /// true.
  func display(_ layer: CALayer)
  /// Draws the layer, with the origin at its top left corner and points as units.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Notifies the delegate that a tree of layers is about to be laid out, before each pass.
  func layoutWillBegin(at layer: CALayer)
  /// Returns whether the delegate implements ``display(_:)`` for this layer. Default false.
  func takesOverDisplay(of layer: CALayer) -> Bool
  /// Returns whether the delegate draws in this layer; false saves its pixels. Default true.
  func draws(_ layer: CALayer) -> Bool
  /// Returns the action of a property's change; nil, the default, for the layer's own.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Returns the number of device pixels per point in the layer's pictures; nil, the default, if it
  /// is unknown.
  func pictureScale(of layer: CALayer) -> CGFloat?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func layoutWillBegin(at layer: CALayer) {}
  /// Returns false.
  public func takesOverDisplay(of layer: CALayer) -> Bool { false }
  /// Returns true.
  public func draws(_ layer: CALayer) -> Bool { true }
  /// Returns nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Returns nil.
  public func pictureScale(of layer: CALayer) -> CGFloat? { nil }
}
