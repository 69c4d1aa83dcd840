extension UIImage {
  /// How an image is to be shown: traits that its asset is asked for. Immutable.
  ///
  /// Source: Apple, UIImage.Configuration.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits for which the image is looked up; nil for those of where it is shown.
    public let traitCollection: UITraitCollection?

    /// A configuration for some traits.
    public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }
  }

  /// How thick the strokes of a symbol are. Source: Apple, UIImage.SymbolWeight.
  public enum SymbolWeight: Int, CaseIterable, Sendable {
    /// As text around it, or regular.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// As the font's weight of that name.
    case thin = 2
    /// As the font's weight of that name.
    case light = 3
    /// As the font's weight of that name.
    case regular = 4
    /// As the font's weight of that name.
    case medium = 5
    /// As the font's weight of that name.
    case semibold = 6
    /// As the font's weight of that name.
    case bold = 7
    /// As the font's weight of that name.
    case heavy = 8
    /// As the font's weight of that name.
    case black = 9

    /// The font's weight of the same name; regular where it is unspecified.
    public func fontWeight() -> UIFont.Weight {
      let all: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return all[rawValue]
    }
  }

  /// How large a symbol is beside text of its size. Source: Apple, UIImage.SymbolScale.
  public enum SymbolScale: Int, CaseIterable, Sendable {
    /// As ``medium``.
    case `default` = -1
    /// As what it is combined with says, or ``medium``.
    case unspecified = 0
    /// 0.785 of medium.
    case small = 1
    /// As high as text of its size.
    case medium = 2
    /// 1.285 of medium.
    case large = 3
  }
}

extension UIFont.Weight {
  /// The symbols' weight of the same name.
  public func symbolWeight() -> UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: openType / 100) ?? .regular
  }
}
