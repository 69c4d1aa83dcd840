/// The background colour a view was given and what its layer made of it.
///
/// The layer's colour is what is drawn and what counts. A `UIColor` knows more: what it is under
/// other traits. So the one that was set is kept as long as the layer has the colour it gave.
package struct ViewBackground {
  private var color: UIColor?
  private var resolved: CGColor?

  /// None.
  init() {}

  /// Gives a layer a colour.
  @MainActor
  init(_ color: UIColor?, of layer: CALayer, hasSquareCorners: Bool = false) {
    self.color = color
    resolved = color?.cgColor
    layer.backgroundColor = resolved
    layer.backgroundHasSquareCorners = hasSquareCorners && (resolved?.alpha ?? 0) > 0
  }

  /// The colour that was set, unless a layer has another.
  @MainActor
  func color(of layer: CALayer) -> UIColor? {
    layer.backgroundColor == resolved ? color : layer.backgroundColor.map(UIColor.init(cgColor:))
  }

  /// Gives a layer what a colour that depends on traits is under the current ones.
  @MainActor
  mutating func resolveAgain(in layer: CALayer) {
    guard let color, color.isDynamic, layer.backgroundColor == resolved else { return }
    self = ViewBackground(
      color, of: layer, hasSquareCorners: layer.backgroundHasSquareCorners)
  }
}
