extension UIImage {
  /// The size, weight and colours of a symbol. What one leaves open another may say. Immutable.
  ///
  /// The substitutes that stand for symbols here have one layer: of several colours they take the
  /// first, and multicolour symbols they have none. Source: Apple, UIImage.SymbolConfiguration.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// What is said; nil and `unspecified` for nothing.
    struct Values: Equatable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: [UIColor]?
      /// How a symbol of several layers would be coloured, which one of a single layer can't be.
      var layers: Layers?
    }

    /// How the layers of a symbol are told apart.
    enum Layers: String {
      case hierarchical, palette, multicolor
    }

    let values: Values

    init(_ values: Values, traitCollection: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traitCollection)
    }

    /// Nothing said: 17 points, regular, medium, in the tint colour.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// A size, that of a font beside it, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// A size in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// A size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      let isSize = pointSize.isFinite && pointSize > 0
      self.init(Values(pointSize: isSize ? pointSize : nil, weight: weight, scale: scale))
    }

    /// A scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// A weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// The size and weight of text of a style, at the content size of where it is shown.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// The size and weight of text of a style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// A font's size and weight.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// A font's size and weight, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = UIFont.Weight(openType: font.textFont.weight).symbolWeight()
      self.init(pointSize: font.pointSize, weight: weight, scale: scale)
    }

    /// Shades of one colour for the symbol's layers; the colour itself for its only one.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor], layers: .hierarchical))
    }

    /// A colour for each of the symbol's layers; the first one for its only one.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(colors: paletteColors, layers: paletteColors.count > 1 ? .palette : nil))
    }

    /// The symbol's own colours, of which substitutes have none: it is drawn in one, which is
    /// logged with its name.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(layers: .multicolor))
    }

    /// One colour, that of the tint.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(colors: []))
    }

    /// What another configuration says, and what this one says besides.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      var values = values
      guard let other = otherConfiguration as? SymbolConfiguration else {
        return SymbolConfiguration(
          values, traitCollection: otherConfiguration?.traitCollection ?? traitCollection)
      }
      if other.values.pointSize != nil || other.values.textStyle != nil {
        (values.pointSize, values.textStyle) = (other.values.pointSize, other.values.textStyle)
      }
      if other.values.weight != .unspecified { values.weight = other.values.weight }
      if other.values.scale != .unspecified { values.scale = other.values.scale }
      if let colors = other.values.colors {
        (values.colors, values.layers) = (colors, other.values.layers)
      }
      values.layers = other.values.layers ?? values.layers
      return SymbolConfiguration(
        values, traitCollection: other.traitCollection ?? traitCollection)
    }

    /// The same without a style of text: its size stays as it is now.
    public func configurationWithoutTextStyle() -> SymbolConfiguration {
      var changed = values
      changed.textStyle = nil
      return SymbolConfiguration(changed, traitCollection: traitCollection)
    }

    /// The same without a scale.
    public func configurationWithoutScale() -> SymbolConfiguration {
      var changed = values
      changed.scale = .unspecified
      return SymbolConfiguration(changed, traitCollection: traitCollection)
    }

    /// The same without a weight.
    public func configurationWithoutWeight() -> SymbolConfiguration {
      var changed = values
      changed.weight = .unspecified
      return SymbolConfiguration(changed, traitCollection: traitCollection)
    }

    /// The same without a size and a weight.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      var changed = values
      (changed.pointSize, changed.weight) = (nil, .unspecified)
      return SymbolConfiguration(changed, traitCollection: traitCollection)
    }

    /// Whether both say the same.
    public func isEqual(to other: SymbolConfiguration?) -> Bool { other?.values == values }

    public override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? SymbolConfiguration)
    }

    public override var hash: Int { values.pointSize.hashValue ^ values.weight.rawValue }
  }
}
