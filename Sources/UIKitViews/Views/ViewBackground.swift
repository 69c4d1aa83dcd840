/// The background colour of a view, and the layer's colour from it.
///
/// The layer's colour is the one that is drawn. A `UIColor` also has colours for other traits; it
/// is therefore kept as long as the layer has the colour that it resolved to.
package struct ViewBackground {
  private var color: UIColor?
  private var resolved: CGColor?

  /// Creates no background.
  init() {}

  /// Sets the colour of a layer.
  @MainActor
  init(_ color: UIColor?, of layer: CALayer, hasSquareCorners: Bool = false) {
    self.color = color
    resolved = color?.cgColor
    layer.backgroundColor = resolved
    layer.backgroundHasSquareCorners = hasSquareCorners && isVisible
  }

  /// Whether the colour is not clear.
  var isVisible: Bool { (resolved?.alpha ?? 0) > 0 }

  /// Returns the colour that was set, unless the layer has another one.
  @MainActor
  func color(of layer: CALayer) -> UIColor? {
    layer.backgroundColor == resolved ? color : layer.backgroundColor.map(UIColor.init(cgColor:))
  }

  /// Resolves a dynamic colour under the current traits and sets it on the layer.
  @MainActor
  mutating func updateResolvedColor(in layer: CALayer) {
    guard let color, color.isDynamic, layer.backgroundColor == resolved else { return }
    self = ViewBackground(
      color, of: layer, hasSquareCorners: layer.backgroundHasSquareCorners)
  }
}

extension UIView {
  func setBackground(_ color: UIColor?) {
    performWithEffectiveTraits {
      viewBackground = ViewBackground(
        color, of: layer, hasSquareCorners: behavior.contains(.squareBackground))
    }
  }

  /// Applies the behaviour to a background that was set before, as from a nib.
  func behaviorDidChange() {
    if behavior.contains(.squareBackground) {
      layer.backgroundHasSquareCorners = viewBackground.isVisible
    }
  }
}
