extension UIListContentConfiguration {
  /// The properties of the image.
  ///
  /// Source: Apple, UIListContentConfiguration.ImageProperties.
  public struct ImageProperties: Hashable {
    /// The configuration of symbols without their own. Default nil.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of template images; nil, the default, for the view's tint colour.
    public var tintColor: UIColor?
    /// A transformer of the tint colour when the image is shown. Default nil.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners in points. Default 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points, within which the image keeps its aspect ratio. For a dimension
    /// of 0, the default, the limits are the width between the margins and the view's height; this
    /// is uncertain.
    public var maximumSize = CGSize.zero
    /// The size reserved for the image in points, in which it is centred. A dimension of 0, the
    /// default, reserves the image's own, and for a symbol ``standardDimension``.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours when colours are inverted. Ignored.
    public var accessibilityIgnoresInvertColors = false

    /// A dimension of ``reservedLayoutSize`` that reserves the size of symbols for every image.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// Returns the displayed tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// Returns the displayed size of an image, in points.
  ///
  /// - Parameter room: the available size; a dimension of 0 is no limit.
  func size(of size: CGSize, in room: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    func factor(_ limit: CGFloat, _ length: CGFloat) -> CGFloat { limit > 0 ? limit / length : 1 }
    let factor = min(
      1, factor(maximumSize.width, size.width), factor(maximumSize.height, size.height),
      factor(room.width, size.width), factor(room.height, size.height))
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// Returns the size reserved for an image, in points.
  func reservedSize(for size: CGSize, isSymbol: Bool, traits: UITraitCollection) -> CGSize {
    let metrics = UIFontMetrics(forTextStyle: .body)
    func dimension(_ reserved: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
      guard reserved == Self.standardDimension || isSymbol && reserved <= 0 else {
        return reserved > 0 ? reserved : own
      }
      return metrics.scaledValue(for: standard, compatibleWith: traits)
    }
    return CGSize(
      width: dimension(reservedLayoutSize.width, size.width, Self.symbolReservedSize.width),
      height: dimension(reservedLayoutSize.height, size.height, Self.symbolReservedSize.height))
  }

  /// The size of a symbol at the default text size, in points; it grows with it. Its existence is
  /// documented by Apple, reservedLayoutSize; its value is uncertain.
  private static let symbolReservedSize = CGSize(width: 24, height: 20)
}
