extension UIListContentConfiguration {
  /// How an image is shown.
  ///
  /// Source: Apple, UIListContentConfiguration.ImageProperties.
  public struct ImageProperties: Hashable {
    /// The colour of template images; nil, the default, for the view's tint colour.
    public var tintColor: UIColor?
    /// Changes the tint colour when the image is shown. Default nil.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// In points. Default 0.
    public var cornerRadius: CGFloat = 0
    /// How the image is drawn where it is a symbol that says nothing of it itself. Default nil.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The largest size in points, within which the image keeps its proportions; a dimension of 0,
    /// the default, is no limit.
    public var maximumSize = CGSize.zero
    /// The room kept for the image in points, in whose middle it stands; a dimension of 0, the
    /// default, stands for the image's own.
    public var reservedLayoutSize = CGSize.zero
    /// Kept and without effect.
    public var accessibilityIgnoresInvertColors = false

    /// The tint colour as it is shown.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// The size at which an image is shown, in points.
  func size(of image: UIImage) -> CGSize {
    let size = image.size
    guard size.width > 0, size.height > 0 else { return .zero }
    let across = maximumSize.width > 0 ? maximumSize.width / size.width : 1
    let down = maximumSize.height > 0 ? maximumSize.height / size.height : 1
    let factor = min(1, across, down)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// The room that an image of a size takes up, in points.
  func room(for size: CGSize) -> CGSize {
    CGSize(
      width: reservedLayoutSize.width > 0 ? reservedLayoutSize.width : size.width,
      height: reservedLayoutSize.height > 0 ? reservedLayoutSize.height : size.height)
  }
}

extension UIListContentConfiguration {
  /// The image as it is drawn.
  @MainActor var shownImage: UIImage? {
    guard let preferred = imageProperties.preferredSymbolConfiguration else { return image }
    return image?.preferring(preferred)
  }
}
