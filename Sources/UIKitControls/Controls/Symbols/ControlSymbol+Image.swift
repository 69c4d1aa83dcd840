extension ControlSymbol {
  /// The symbol as a template image at the screen's scale.
  package var image: UIImage {
    let format = UIGraphicsImageRendererFormat()
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.addPath(path)
      context.cgContext.setFillColor(UIColor.black.cgColor)
      context.cgContext.fillPath(using: hasHoles ? .evenOdd : .winding)
    }.withRenderingMode(.alwaysTemplate)
  }
}
