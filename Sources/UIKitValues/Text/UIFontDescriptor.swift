/// An immutable description of a font. Source: Apple, UIFontDescriptor.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  /// The symbolic traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt32

    /// Creates traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The italic trait.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The bold trait.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The expanded trait. No available font has it.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The condensed trait. No available font has it.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The monospaced trait.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The trait of vertical characters and metrics. No available font has it.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// The trait of fonts for user interfaces. No available font has it.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// The line distance of a text style, reduced by 2 points.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// The line distance of a text style, increased by 2 points.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The class of sans serif fonts. No available font has this or one of the following classes.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// The class of old style serif fonts.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// The class of transitional serif fonts.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// The class of modern serif fonts.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// The class of Clarendon serif fonts.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// The class of slab serif fonts.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// The class of freeform serif fonts.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// The class of ornamental fonts.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// The class of script fonts.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// The class of symbolic fonts.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// A design of the system font. Noto Serif is the serif design, and the rounded one equals the
  /// default.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the design.
    public let rawValue: String

    /// Creates a design of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The monospaced design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// The serif design.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The rounded design. The default design is used instead, with a warning.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  /// The described font.
  package let textFont: TextFont
  /// The requested name; nil for a system font.
  let requestedName: String?
  /// The text style of the font, as long as it has the style's size.
  let style: SpacedStyle?

  init(textFont: TextFont, requestedName: String?, style: SpacedStyle? = nil) {
    self.textFont = textFont
    self.requestedName = requestedName
    self.style = style
  }

  /// Creates a descriptor of a font name; the system font for an unknown name.
  public convenience init(name fontName: String, size: CGFloat) {
    let font = UIFont(name: fontName, size: size)
    self.init(
      textFont: font?.textFont ?? TextFont(size: UIFont.validSize(size)),
      requestedName: font == nil ? nil : fontName)
  }

  /// Returns a descriptor of the system font of a text style.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns a descriptor of the system font of a text style, at the content size of some traits;
  /// nil for the current ones.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size, in points.
  open var pointSize: CGFloat { textFont.size }
  /// The PostScript name of the described font.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// The symbolic traits: bold, italic, monospaced, tight or loose leading.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if textFont.isItalic { traits.insert(.traitItalic) }
    if textFont.weight >= 600 { traits.insert(.traitBold) }
    if textFont.isMonospaced { traits.insert(.traitMonoSpace) }
    if let style, style.extraDistance != 0 {
      traits.insert(style.extraDistance > 0 ? .traitLooseLeading : .traitTightLeading)
    }
    return traits
  }

  /// Returns the font with exactly these traits. Bold means semibold for the smaller text styles,
  /// from title 3 down.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = textFont
    font.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
      font.weight = traits.contains(.traitBold) ? boldWeight : 400
    }
    if case .substitute = font.family {
      // A face of the same family, below.
    } else if traits.contains(.traitMonoSpace) {
      font.family = .monospaced
    } else if font.family == .monospaced {
      font.family = .system
    }
    return spaced(by: traits).changed(to: font)
  }

  /// The weight for `traitBold`.
  var boldWeight: Int { style?.style.emphasizedWeight.openType ?? 700 }

  /// Returns the font with the line distance of traits; unchanged without a text style.
  private func spaced(by traits: SymbolicTraits) -> UIFontDescriptor {
    guard var style else { return self }
    let distance: CGFloat =
      traits.contains(.traitLooseLeading) ? 2 : traits.contains(.traitTightLeading) ? -2 : 0
    var font = textFont
    font.styleLeading += distance - style.extraDistance
    style.extraDistance = distance
    return UIFontDescriptor(textFont: font, requestedName: requestedName, style: style)
  }

  /// Returns the font at another size, without its text style.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    let size = UIFont.validSize(newPointSize)
    guard size != textFont.size else { return self }
    var font = textFont
    (font.size, font.styleLeading) = (size, 0)
    return UIFontDescriptor(textFont: font, requestedName: requestedName)
  }

  /// Returns the system font in another design; nil for an unknown one.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var font = textFont
    switch design {
    case .default: font.family = .system
    case .monospaced: font.family = .monospaced
    case .serif: font.family = .serif
    case .rounded:
      font.family = .rounded
      FontWarnings.warnOnce(
        of: "rounded", "The system font has no rounded design; its default design is used.")
    default: return nil
    }
    return UIFontDescriptor(textFont: font, requestedName: nil, style: style)
  }

  /// Returns the descriptor of another font; for a named font, that of a face of its family.
  func changed(to font: TextFont) -> UIFontDescriptor? {
    if case .face(let face) = textFont.family { return sibling(of: face, like: font) }
    if case .substitute = textFont.family { return familiarSibling(like: font) }
    guard case .named = textFont.family else {
      var font = font
      font.styleLeading = textFont.styleLeading
      return UIFontDescriptor(textFont: font, requestedName: nil, style: style)
    }
    let collection = FontLibrary.collection
    guard let family = textFont.face?.family,
      let face = FontFamily(
        name: family, faces: collection.allFaces.filter { $0.family == family }
      ).face(weight: font.weight, isItalic: font.isItalic),
      face.isItalic == font.isItalic
    else { return nil }
    var sibling = font
    sibling.family = .named(face.postScriptName)
    return UIFontDescriptor(textFont: sibling, requestedName: face.postScriptName)
  }

  private func familiarSibling(like font: TextFont) -> UIFontDescriptor? {
    guard
      let face = requestedName.flatMap(SystemFontFace.init)?.sibling(
        weight: font.weight, isItalic: font.isItalic)
    else { return nil }
    var found = font
    (found.family, found.weight) = (.substitute(face.substitute), face.weight.openType)
    return UIFontDescriptor(textFont: found, requestedName: face.name)
  }

  private func sibling(of face: FontFace, like font: TextFont) -> UIFontDescriptor? {
    guard
      let sibling = RegisteredFonts.face(
        of: face.spec.family, weight: font.weight, isItalic: font.isItalic),
      sibling.spec.isItalic == font.isItalic
    else { return nil }
    var found = font
    found.family = .face(sibling)
    return UIFontDescriptor(textFont: found, requestedName: sibling.spec.postScriptName)
  }

  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another descriptor describes the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return textFont == other.textFont && requestedName == other.requestedName
  }

  /// The hash of the described font.
  open override var hash: Int { textFont.hashValue }
}

// Unsupported: UIFontDescriptor · kept · `featureSettings`, widths, transforms and `cascadeList` of
//   an app's font change nothing, which is logged. · test: AppFontTests
