extension UIImage {
  /// The immutable size, weight and colours of a symbol. Unspecified values can be combined.
  ///
  /// The substitutes have one layer: of several colours they use the first, and they have no
  /// multicolour variants. Source: Apple, UIImage.SymbolConfiguration.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The specified values; nil and `unspecified` for the others.
    struct Values: Equatable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: [UIColor]?
      /// The rendering mode for several layers, which substitutes do not support.
      var layers: Layers?
    }

    /// The rendering modes for symbols with several layers.
    enum Layers: String {
      case hierarchical, palette, multicolor
    }

    let values: Values

    init(_ values: Values, traitCollection: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traitCollection)
    }

    /// The configuration without values: 17 points, regular, medium, in the tint colour.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Creates a configuration with a point size.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Creates a configuration with a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration with a point size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      let isSize = pointSize.isFinite && pointSize > 0
      self.init(Values(pointSize: isSize ? pointSize : nil, weight: weight, scale: scale))
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// Creates a configuration with the size and weight of a text style at the current content
    /// size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// Creates a configuration with the size and weight of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration with a font's size and weight.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with a font's size and weight, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = UIFont.Weight(openType: font.textFont.weight).symbolWeight()
      self.init(pointSize: font.pointSize, weight: weight, scale: scale)
    }

    /// Creates a configuration that draws a symbol's layers in shades of one colour. Substitute
    /// icons are drawn in the colour itself.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor], layers: .hierarchical))
    }

    /// Creates a configuration with a colour for each layer; substitute icons use the first one.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(colors: paletteColors, layers: paletteColors.count > 1 ? .palette : nil))
    }

    /// Returns a configuration with the symbol's own colours. Substitute icons have none: they are
    /// drawn in one colour, with a warning.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(layers: .multicolor))
    }

    /// Returns a configuration with one colour, the tint colour.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(colors: []))
    }

    /// Returns the values of another configuration, combined with this one's other values.
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

    /// Returns the configuration without its text style.
    public func configurationWithoutTextStyle() -> SymbolConfiguration {
      var changed = values
      changed.textStyle = nil
      return SymbolConfiguration(changed, traitCollection: traitCollection)
    }

    /// Returns the configuration without its scale.
    public func configurationWithoutScale() -> SymbolConfiguration {
      var changed = values
      changed.scale = .unspecified
      return SymbolConfiguration(changed, traitCollection: traitCollection)
    }

    /// Returns the configuration without its weight.
    public func configurationWithoutWeight() -> SymbolConfiguration {
      var changed = values
      changed.weight = .unspecified
      return SymbolConfiguration(changed, traitCollection: traitCollection)
    }

    /// Returns the configuration without its point size and weight.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      var changed = values
      (changed.pointSize, changed.weight) = (nil, .unspecified)
      return SymbolConfiguration(changed, traitCollection: traitCollection)
    }

    /// Returns whether both have the same values.
    public func isEqual(to other: SymbolConfiguration?) -> Bool { other?.values == values }

    public override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? SymbolConfiguration)
    }

    public override var hash: Int { values.pointSize.hashValue ^ values.weight.rawValue }
  }
}
