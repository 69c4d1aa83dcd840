import AssetCatalogs

extension UIColor {
  /// Creates a colour from the asset catalogs in the image folders or the main bundle; nil if there
  /// is none. It adapts to the appearance.
  ///
  /// Source: Apple, UIColor.init(named:).
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a colour from the asset catalogs in a bundle's resources; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The set's name, preceded by its group's and a slash if that provides a namespace.
  ///   - bundle: The bundle with catalogs as plain folders; nil for the image folders and the main
  ///     bundle.
  ///   - traitCollection: The traits that determine the colour; nil for a colour that adapts to the
  ///     appearance.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let set = AssetCatalogCache.shared.set(in: bundle) { catalog throws(AssetError) in
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
  /// Returns the set's colour for some traits; clear if no entry matches.
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
  /// Returns a system colour by its name in files, such as "systemBlueColor".
  fileprivate static func systemColor(named reference: String) -> UIColor {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    guard let known = systemColors.first(where: { $0.name == name }) else {
      warn("There is no colour '\(reference)' of the system's here; it is clear.")
      return .clear
    }
    return known.color
  }
}
