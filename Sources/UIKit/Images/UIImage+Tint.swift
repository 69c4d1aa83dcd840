extension UIImage {
  /// The shape of the image in one colour, the rendering mode as it was.
  ///
  /// Source: Apple, UIImage.withTintColor(_:).
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The shape of the image in one colour. Complexity: O(pixels).
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard let cgImage, let bitmap = Bitmap(width: cgImage.width, height: cgImage.height) else {
      return self
    }
    let context = bitmap.makeContext(scale: 1)
    context.setFillColor(color.cgColor)
    context.drawUpright(
      cgImage.asMask, in: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    return replacingPixels(with: CGImage(sharing: bitmap)).withRenderingMode(renderingMode)
  }
}
