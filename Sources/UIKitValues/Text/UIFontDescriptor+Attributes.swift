import CoreText

extension UIFontDescriptor {
  /// What a font is described by. Source: Apple, UIFontDescriptor.AttributeName.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name; UIKit's.
    public let rawValue: String

    /// An attribute by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The PostScript name, a `String`.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The family's name, a `String`.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The face's name in its family, such as `"Bold Italic"`, a `String`.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// Weight and slope, a dictionary by ``TraitKey``.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// The purpose, a `UIFont.TextStyle`.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    /// Features of the font's own. They change nothing here, which is logged.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Fonts for what it lacks. They change nothing here, which is logged.
    public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// What traits are told by. Source: Apple, UIFontDescriptor.TraitKey.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name; UIKit's.
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// ``SymbolicTraits`` as a number.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or its number.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// The slope, from -1 to 1: more than 0 is italic.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
    /// The width, from -1 to 1. It changes nothing here, which is logged.
    public static let width = Self(rawValue: "NSCTFontWidthTrait")
  }

  /// Describes a font by attributes. The system font is meant where they name none, at 12 points
  /// where they give no size. What changes nothing here is said.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let start = UIFontDescriptor(textFont: TextFont(size: 12), requestedName: nil)
    let described = start.addingAttributes(attributes)
    self.init(
      textFont: described.textFont, requestedName: described.requestedName, style: described.style)
  }

  /// What describes the font.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: postscriptName, .size: pointSize]
    if let style { attributes[.textStyle] = style.style }
    return attributes
  }

  /// An attribute; nil for one that the font has not.
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

  /// The same font with further attributes, which replace what they contradict.
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
    for name in [AttributeName.featureSettings, .cascadeList] where attributes[name] != nil {
      warn("UIFontDescriptor: \(name.rawValue) changes nothing here")
    }
    return described
  }

  /// The font of another family that is most like it; the system font where there is no such one.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    let found = UIFontDescriptor(name: newFamily, size: pointSize)
    var wished = found.textFont
    (wished.weight, wished.isItalic) = (textFont.weight, textFont.isItalic)
    return found.changed(to: wished) ?? found
  }

  /// The font of a face of its family, such as `"Bold Italic"`.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    let words = newFace.lowercased()
    var wished = textFont
    wished.isItalic = words.contains("italic") || words.contains("oblique")
    wished.weight = FamiliarFont.weight(in: words).openType
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
    if traits[.width] != nil { warn("UIFontDescriptor: widths of fonts change nothing here") }
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
