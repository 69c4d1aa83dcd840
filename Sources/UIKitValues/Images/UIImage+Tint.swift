extension UIImage {
  /// Returns the image's shape in one colour with the same rendering mode.
  ///
  /// Source: Apple, UIImage.withTintColor(_:).
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image's shape in one colour. Complexity: O(pixels).
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    if symbol != nil {
      let colored = withConfiguration(SymbolConfiguration(paletteColors: [color]))
      return colored.withRenderingMode(renderingMode)
    }
    let inked = inked(color.cgColor)
    guard let pixels = inked.cgImage, pixels !== cgImage else { return self }
    return replacingPixels(with: pixels).withRenderingMode(renderingMode)
  }
}
