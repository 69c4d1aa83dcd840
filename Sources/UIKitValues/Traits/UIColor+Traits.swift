extension UIColor {
  /// The colour that this one is under some traits.
  ///
  /// Source: Apple, UIColor.resolvedColor(with:).
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(cgColor: resolved(with: traitCollection)) : self
  }

  /// Whether the colour depends on traits.
  package var isDynamic: Bool {
    if case .plain = nature { return false }
    return true
  }

  /// Traits that leave the appearance open mean the light one.
  func resolved(with traits: UITraitCollection) -> CGColor {
    switch nature {
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
  /// The appearances a colour can have.
  static let appearances = [
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
  ]
}
