import InterfaceBuilder

extension NibPlan {
  /// Returns the symbol configuration under a key of an element, or nil if there is none.
  func symbolConfiguration(
    under key: String, of model: ObjectModel
  ) -> UIImage.SymbolConfiguration? {
    if case .object(let noted)? = model.value(key) { symbolConfiguration(noted) } else { nil }
  }

  /// Returns a symbol configuration: a size in points or of a font, a scale and a weight.
  func symbolConfiguration(_ model: ObjectModel) -> UIImage.SymbolConfiguration {
    let scale = choice("scale", of: model, Self.symbolScales) ?? .unspecified
    if case .font(let font)? = model.value("fontDescription") {
      return UIImage.SymbolConfiguration(font: self.font(font), scale: scale)
    }
    let weight = choice("weight", of: model, Self.symbolWeights) ?? .unspecified
    guard let size = model["pointSize"].flatMap({ ElementValue.text($0).number }) else {
      return UIImage.SymbolConfiguration(scale: scale)
        .applying(UIImage.SymbolConfiguration(weight: weight))
    }
    return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: weight, scale: scale)
  }

  private static let symbolScales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
