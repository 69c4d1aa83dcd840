extension UIListContentConfiguration {
  /// How an image is shown.
  ///
  /// Source: Apple, UIListContentConfiguration.ImageProperties.
  public struct ImageProperties: Hashable {
    /// How symbols are drawn, where the image itself says nothing else. Default nil.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of template images; nil, the default, for the view's tint colour.
    public var tintColor: UIColor?
    /// Changes the tint colour when the image is shown. Default nil.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// In points. Default 0.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points, within which the image keeps its proportions; a dimension of 0,
    /// the default, is no limit but the width between the margins and the height, which is
    /// uncertain.
    public var maximumSize = CGSize.zero
    /// The room kept for the image in points, in whose middle it stands; a dimension of 0, the
    /// default, stands for the image's own, and for ``standardDimension`` where it is a symbol.
    public var reservedLayoutSize = CGSize.zero
    /// Kept and without effect.
    public var accessibilityIgnoresInvertColors = false

    /// A dimension of ``reservedLayoutSize`` that keeps the room of symbols for every image.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The tint colour as it is shown.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// The size at which an image of a size is shown, in points.
  ///
  /// - Parameter room: what there is for it; a dimension of 0 is no limit.
  func size(of size: CGSize, in room: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    func factor(_ limit: CGFloat, _ length: CGFloat) -> CGFloat { limit > 0 ? limit / length : 1 }
    let factor = min(
      1, factor(maximumSize.width, size.width), factor(maximumSize.height, size.height),
      factor(room.width, size.width), factor(room.height, size.height))
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// The room that an image of a size takes up, in points.
  func room(for size: CGSize, isSymbol: Bool, traits: UITraitCollection) -> CGSize {
    let metrics = UIFontMetrics(forTextStyle: .body)
    func dimension(_ reserved: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
      guard reserved == Self.standardDimension || isSymbol && reserved <= 0 else {
        return reserved > 0 ? reserved : own
      }
      return metrics.scaledValue(for: standard, compatibleWith: traits)
    }
    return CGSize(
      width: dimension(reservedLayoutSize.width, size.width, Self.symbolRoom.width),
      height: dimension(reservedLayoutSize.height, size.height, Self.symbolRoom.height))
  }

  /// The room of a symbol at the ordinary size of texts, in points; it grows with them. That there
  /// is one is Apple's, reservedLayoutSize; how large it is is uncertain.
  private static let symbolRoom = CGSize(width: 24, height: 20)
}
