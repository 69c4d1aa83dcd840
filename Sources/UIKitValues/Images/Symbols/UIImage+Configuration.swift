extension UIImage {
  /// An immutable configuration of an image, with the traits for its asset.
  ///
  /// Source: Apple, UIImage.Configuration.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits for the lookup of the image; nil for those of the view that shows it.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration for some traits.
    public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }
  }

  /// The stroke weights of a symbol. Source: Apple, UIImage.SymbolWeight.
  public enum SymbolWeight: Int, CaseIterable, Sendable {
    /// The weight of the surrounding text, or regular.
    case unspecified = 0
    /// The thinnest weight.
    case ultraLight = 1
    /// The font weight of the same name.
    case thin = 2
    /// The font weight of the same name.
    case light = 3
    /// The font weight of the same name.
    case regular = 4
    /// The font weight of the same name.
    case medium = 5
    /// The font weight of the same name.
    case semibold = 6
    /// The font weight of the same name.
    case bold = 7
    /// The font weight of the same name.
    case heavy = 8
    /// The font weight of the same name.
    case black = 9

    /// Returns the font weight of the same name; regular if unspecified.
    public func fontWeight() -> UIFont.Weight {
      let all: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return all[rawValue]
    }
  }

  /// The scale of a symbol relative to text of its size. Source: Apple, UIImage.SymbolScale.
  public enum SymbolScale: Int, CaseIterable, Sendable {
    /// The same as ``medium``.
    case `default` = -1
    /// The scale of the other configuration, or ``medium``.
    case unspecified = 0
    /// 0.785 of the medium scale.
    case small = 1
    /// The height of text of the symbol's size.
    case medium = 2
    /// 1.285 of the medium scale.
    case large = 3
  }
}

extension UIFont.Weight {
  /// Returns the symbol weight of the same name.
  public func symbolWeight() -> UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: openType / 100) ?? .regular
  }
}
