extension UIColor {
  /// Returns the colour for some traits.
  ///
  /// Source: Apple, UIColor.resolvedColor(with:).
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(cgColor: resolved(with: traitCollection)) : self
  }

  /// Whether the colour depends on traits.
  package var isDynamic: Bool {
    if case .plain = storage { return false }
    return true
  }

  /// Returns the colour for some traits; an unspecified style means light.
  func resolved(with traits: UITraitCollection) -> CGColor {
    switch storage {
    case .plain(let color):
      return color
    case .appearances(let light, let dark):
      return traits.userInterfaceStyle == .dark ? dark : light
    case .provider(let provide):
      var color: CGColor?
      traits.performAsCurrent { color = provide(traits).resolved(with: traits) }
      return color ?? .clear
    }
  }
}

extension UITraitCollection {
  /// The appearances of a colour.
  static let appearances = [
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
  ]
}
