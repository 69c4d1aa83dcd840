import VectorImages

extension UIImage {
  /// Creates a symbol by its name, shown in the tint colour. For an unknown name returns nil and
  /// warns once, with the most similar name.
  ///
  /// A substitute is drawn: an icon of Bootstrap Icons of the same meaning, or a registered symbol.
  /// A known name without a substitute is a dashed square.
  /// Source: Apple, UIImage.init(systemName:).
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with a configuration of size, weight and colours.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    guard let glyph = SymbolRegistry.shared.glyph(named: name) else { return nil }
    let unspecified = SymbolConfiguration.unspecified
    self.init(glyph, named: name, unspecified.applying(withConfiguration))
  }

  /// Creates a symbol for some traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
  }

  /// Creates a symbol with a configuration; the variable value has no effect on substitutes.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates the symbol of a glyph, with an asset that draws it for other traits.
  convenience init?(_ glyph: SymbolGlyph, named name: String, _ configuration: SymbolConfiguration)
  {
    let asset = UIImageAsset { traits in
      UIImage.symbol(glyph, named: name, configuration, traits)
    }
    let traits = configuration.traitCollection ?? .current
    guard let image = UIImage.symbol(glyph, named: name, configuration, traits) else { return nil }
    self.init(copying: image.belonging(to: asset))
  }

  /// Returns the symbol for some traits.
  private static func symbol(
    _ glyph: SymbolGlyph, named name: String, _ configuration: SymbolConfiguration,
    _ traits: UITraitCollection
  ) -> UIImage? {
    let pixels = traits.displayScale > 0 ? traits.displayScale : ScreenSettings.current.scale
    let metrics = SymbolMetrics(configuration.values, traits)
    guard
      let made = SymbolRegistry.shared.picture(
        glyph, named: name, metrics, pixelsPerPoint: pixels)
    else { return nil }
    if let layers = configuration.values.layers {
      SymbolRegistry.shared.warnOfSingleColor(of: name, wanted: layers)
    }
    let color = configuration.values.colors?.first?.resolvedColor(with: traits).cgColor
    let face = SymbolFace(glyph: glyph, name: name, configuration: configuration, color: color)
    guard
      let image = UIImage(made.picture, scale: pixels, symbol: face, baseline: made.baseline)
    else { return nil }
    let inked = color.map(image.inked) ?? image
    return followsReading(name) ? inked.imageFlippedForRightToLeftLayoutDirection() : inked
  }

  /// Returns whether a symbol is mirrored with the layout direction. Source: Apple, Human Interface
  /// Guidelines, Right to left: symbols named `forward` and `backward`.
  private static func followsReading(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return parts.contains { ["forward", "backward", "leading", "trailing"].contains($0) }
  }

  // MARK: Registered symbols

  /// Registers an SVG for the symbol of a name, until the process ends.
  ///
  /// An SVG exported by Apple's app for symbols, with groups such as `Regular-M`, has its own
  /// weights and scales. Any other one is drawn at the height of capitals with margins, like the
  /// substitutes.
  ///
  /// - Returns: False, with a warning on standard error, if the data is not an SVG.
  @discardableResult
  public static func registerSymbol(_ name: String, svg: Data) -> Bool {
    guard let glyph = SymbolGlyph(svg: svg, path: name) else { return false }
    SymbolRegistry.shared.register(glyph, named: name)
    return true
  }

  // MARK: Configurations

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { symbol != nil }

  /// Whether the image has a baseline.
  public var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// A symbol's configuration of size, weight and colours; nil for other images.
  public var configuration: Configuration? { symbol?.configuration }

  /// A symbol's configuration of size, weight and colours; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  /// Returns the image with a configuration applied to its own: a symbol is drawn again, another
  /// image is replaced by its variant for the traits.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    if let symbol {
      return UIImage(
        symbol.glyph, named: symbol.name, symbol.configuration.applying(configuration))?
        .rendered(as: self) ?? self
    }
    return configuration.traitCollection.map { variant(for: $0) } ?? self
  }

  /// Returns the symbol with a configuration applied to its own; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// Returns the symbol with a configuration for the values that its own leaves unspecified.
  package func preferring(_ preferred: SymbolConfiguration) -> UIImage {
    guard let symbol else { return self }
    let both = preferred.applying(symbol.configuration)
    return UIImage(symbol.glyph, named: symbol.name, both)?.rendered(as: self) ?? self
  }
}

extension SymbolGlyph {
  /// Creates a glyph from an SVG, and warns of problems; nil if it is invalid.
  ///
  /// - Parameter path: The file's name in warnings.
  init?(svg: Data, path: String) {
    do throws(VectorError) {
      if let template = try SymbolTemplate(svg: [UInt8](svg)) {
        for problem in template.problems where !problem.what.contains("<text>") {
          warn(problem.sentence(in: path))
        }
        self = .template(template)
      } else {
        let drawing = try VectorDrawing(svg: [UInt8](svg))
        for problem in drawing.problems { warn(problem.sentence(in: path)) }
        self = .icon(drawing)
      }
    } catch {
      warn(error.sentence(in: path))
      return nil
    }
  }
}

// Unsupported: UIImage: symbols · drawn · Some 4,900 names of iOS 17 are drawn by Bootstrap Icons
//   (MIT), or composed of them. Some have another shape, logged once a process. · test: SymbolTests
// Unsupported: UIImage: symbols without an icon · drawn · The other 1,700 are dashed squares,
//   logged by name. Names of later systems return nil, except some forty. · test: SymbolTests
// Unsupported: UIImage: layers of symbols · drawn · Symbols have one layer. Of hierarchical and
//   palette colours the first counts, multicolor is monochrome; each is logged with the symbol's
//   name. · test: SymbolTests
// Unsupported: UIImage: variable symbols · kept · Variable values change nothing. Symbols inside
//   texts are absent. · test: SymbolTests
// Unsupported: UIImage: directions of symbols · drawn · `chevron.forward` and its like are not
//   mirrored by themselves from right to left. · test: SymbolTests
// Unsupported: UIImage: scales of symbols · drawn · Symbols in bars are of the large scale. ·
//   uncertain · test: NavigationBarItemsTests
