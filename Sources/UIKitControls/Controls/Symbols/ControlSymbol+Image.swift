extension ControlSymbol {
  /// The sign as an image at the screen's scale, to be shown in the tint colour.
  package var image: UIImage {
    let format = UIGraphicsImageRendererFormat()
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.addPath(path)
      context.cgContext.setFillColor(UIColor.black.cgColor)
      context.cgContext.fillPath(using: hasHoles ? .evenOdd : .winding)
    }.withRenderingMode(.alwaysTemplate)
  }
}
