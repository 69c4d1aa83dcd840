import AssetCatalogs

extension UIColor {
  /// A colour of the asset catalogs in the image folders or the main bundle; nil when there is
  /// none. It follows the appearance wherever it is used.
  ///
  /// Source: Apple, UIColor.init(named:).
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour of the asset catalogs in a bundle's resources; nil when there is none.
  ///
  /// - Parameters:
  ///   - name: the set's name, with its group's and a slash where that provides a namespace.
  ///   - bundle: where catalogs lie as plain folders; nil for the image folders and the main
  ///     bundle.
  ///   - traitCollection: those under which the colour is looked up once and for all; nil for a
  ///     colour that follows the appearance.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let set = AssetShelf.shared.set(in: bundle) { catalog throws(AssetError) in
      try catalog.color(named: name)
    }
    guard let set else { return nil }
    if let traitCollection {
      self.init(cgColor: set.color(under: traitCollection).resolved(with: traitCollection))
    } else {
      self.init(dynamicProvider: set.color)
    }
  }
}

extension ColorSet {
  /// The set's colour under some traits; clear where no slot serves them.
  @Sendable fileprivate func color(under traits: UITraitCollection) -> UIColor {
    switch color(for: AssetTraits(traits)) {
    case .components(let red, let green, let blue, let alpha):
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name): UIColor.systemColor(named: name)
    case nil: .clear
    }
  }
}

extension UIColor {
  /// A colour of the system's by the name that files have for it, such as "systemBlueColor".
  fileprivate static func systemColor(named reference: String) -> UIColor {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    guard let known = systemColors.first(where: { $0.name == name }) else {
      warn("There is no colour '\(reference)' of the system's here; it is clear.")
      return .clear
    }
    return known.color
  }
}
