import CoreText

extension UIFontDescriptor {
  /// The attributes of a font descriptor. Source: Apple, UIFontDescriptor.AttributeName.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates an attribute of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The PostScript name, a `String`.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The family name, a `String`.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The face's name in its family, such as `"Bold Italic"`, a `String`.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// The weight and slope, a dictionary by ``TraitKey``.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    /// The font's own features. Unsupported: setting them warns.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The fonts for missing characters. Unsupported: setting them warns.
    public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
    /// The transform of the letters, a `CGAffineTransform`. Unsupported: setting it warns.
    public static let matrix = Self(rawValue: "NSCTFontMatrixAttribute")
  }

  /// The keys of a feature in ``AttributeName/featureSettings``. Source: Apple,
  /// UIFontDescriptor.FeatureKey.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the feature, a number.
    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    /// The chosen setting, a number.
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// The type of the feature; the name before iOS 15.
    public static let featureIdentifier = type
    /// The chosen setting; the name before iOS 15.
    public static let typeIdentifier = selector
  }

  /// The transform of the letters. Always the identity.
  public var matrix: CGAffineTransform { .identity }

  /// Returns the descriptor itself: letters are not transformed. Another transform than the
  /// identity logs a warning.
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    guard !matrix.isIdentity else { return self }
    FontWarnings.warnOnce(
      of: "matrix",
      "UIFontDescriptor: letters are not transformed here; write 'traitItalic' for a slope.")
    return self
  }

  /// The keys of font traits. Source: Apple, UIFontDescriptor.TraitKey.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// ``SymbolicTraits`` as a number.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or its number.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// The slope, from -1 to 1: more than 0 is italic.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
    /// The width, from -1 to 1. Unsupported: setting it warns.
    public static let width = Self(rawValue: "NSCTFontWidthTrait")
  }

  /// Creates a descriptor of attributes. By default, it describes the system font at 12 points.
  /// Unsupported attributes log a warning.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let start = UIFontDescriptor(textFont: TextFont(size: 12), requestedName: nil)
    let described = start.addingAttributes(attributes)
    self.init(
      textFont: described.textFont, requestedName: described.requestedName, style: described.style)
  }

  /// The attributes of the font.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: postscriptName, .size: pointSize]
    if let style { attributes[.textStyle] = style.style }
    return attributes
  }

  /// Returns an attribute; nil if the font does not have it.
  public func object(forKey key: AttributeName) -> Any? {
    switch key {
    case .name: postscriptName
    case .family: UIFont(descriptor: self, size: 0).familyName
    case .size: pointSize
    case .textStyle: style?.style
    case .traits:
      [
        TraitKey.symbolic: symbolicTraits.rawValue,
        .weight: UIFont.Weight(openType: textFont.weight).rawValue,
        .slant: textFont.isItalic ? CGFloat(0.07) : 0,
      ]
    default: nil
    }
  }

  /// Returns the font with further attributes, which replace existing ones.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var described = self
    if let style = (attributes[.textStyle] as? UIFont.TextStyle)
      ?? (attributes[.textStyle] as? String).map(UIFont.TextStyle.init)
    {
      described = .preferredFontDescriptor(withTextStyle: style)
    }
    if let size = attributes[.size].flatMap(Self.number), size > 0 {
      described = described.withSize(size)
    }
    if let family = attributes[.family] as? String { described = described.withFamily(family) }
    if let name = attributes[.name] as? String {
      described = UIFontDescriptor(name: name, size: described.pointSize)
    }
    if let face = attributes[.face] as? String { described = described.withFace(face) }
    if let traits = attributes[.traits] as? [TraitKey: Any] { described = described.with(traits) }
    if let matrix = attributes[.matrix] as? CGAffineTransform {
      described = described.withMatrix(matrix)
    }
    for name in [AttributeName.featureSettings, .cascadeList] where attributes[name] != nil {
      warn("UIFontDescriptor: \(name.rawValue) has no effect here")
    }
    return described
  }

  /// Returns the most similar font of another family, or the system font for an unknown family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    let found = UIFontDescriptor(name: newFamily, size: pointSize)
    var wished = found.textFont
    (wished.weight, wished.isItalic) = (textFont.weight, textFont.isItalic)
    return found.changed(to: wished) ?? found
  }

  /// Returns the font of a face of its family, such as `"Bold Italic"`.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    let words = newFace.lowercased()
    var wished = textFont
    wished.isItalic = words.contains("italic") || words.contains("oblique")
    wished.weight = SystemFontFace.weight(in: words).openType
    return changed(to: wished) ?? self
  }

  private func with(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
    var wished = textFont
    if let bits = traits[.symbolic] as? UInt32 ?? (traits[.symbolic] as? NSNumber)?.uint32Value {
      let symbolic = SymbolicTraits(rawValue: bits)
      wished.isItalic = symbolic.contains(.traitItalic)
      if symbolic.contains(.traitBold) { wished.weight = boldWeight }
    }
    if let weight = (traits[.weight] as? UIFont.Weight)
      ?? traits[.weight].flatMap(Self.number).map(UIFont.Weight.init(rawValue:))
    {
      wished.weight = weight.openType
    }
    if let slant = traits[.slant].flatMap(Self.number) { wished.isItalic = slant > 0 }
    if traits[.width] != nil { warn("UIFontDescriptor: widths of fonts have no effect here") }
    return changed(to: wished) ?? self
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
