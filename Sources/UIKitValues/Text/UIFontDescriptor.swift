/// A font described rather than made. Immutable. Source: Apple, UIFontDescriptor.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  /// Traits that a design has or not.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits; UIKit's.
    public let rawValue: UInt32

    /// Traits by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italics.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Thicker strokes.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider letters. No font here has it.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower letters. No font here has it.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Letters and metrics for vertical lines. No font here has it.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Fonts made for controls. No font here says that it has it.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// The lines of a text style 2 points closer.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// The lines of a text style 2 points further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The class of fonts without serifs. Of this and the classes that follow no font here says
    /// that it has it.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Fonts with serifs of old styles.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Fonts with serifs between old and new.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Fonts with modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Fonts with serifs like Clarendon's.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Fonts with serifs like slabs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Fonts with serifs of free forms.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Fonts with ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Fonts of written letters.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Fonts of symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// A variety of the system font. Noto Serif stands for that with serifs, and the system font as
  /// it is for the rounded one.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name; UIKit's.
    public let rawValue: String

    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The system's font with letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// The system's font with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The system font with round ends. Its letters are the system font's here, which is logged.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  /// What is asked for.
  package let textFont: TextFont
  /// The name that the font was asked for by; nil for a system font.
  let requestedName: String?
  /// The text style that it was made from, while it has the style's size.
  let style: SpacedStyle?

  init(textFont: TextFont, requestedName: String?, style: SpacedStyle? = nil) {
    self.textFont = textFont
    self.requestedName = requestedName
    self.style = style
  }

  /// Describes the font of a name; the system font where none has it.
  public convenience init(name fontName: String, size: CGFloat) {
    let font = UIFont(name: fontName, size: size)
    self.init(
      textFont: font?.textFont ?? TextFont(size: UIFont.validSize(size)),
      requestedName: font == nil ? nil : fontName)
  }

  /// Describes the system font for a purpose.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Describes the system font for a purpose, at the content size of some traits; nil stands for
  /// the current ones.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// In points.
  open var pointSize: CGFloat { textFont.size }
  /// The name of the font that is found for it.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// Bold, italics, letters of one width, lines closer or further apart: those that are asked for.
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

  /// The same font with exactly these traits. Bold is semibold for the smaller text styles, from
  /// title 3 down.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = textFont
    font.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
      font.weight = traits.contains(.traitBold) ? boldWeight : 400
    }
    if case .substitute = font.family {
      // A sibling of its family, below.
    } else if traits.contains(.traitMonoSpace) {
      font.family = .monospaced
    } else if font.family == .monospaced {
      font.family = .system
    }
    return spaced(by: traits).changed(to: font)
  }

  /// The weight that `traitBold` stands for.
  var boldWeight: Int { style?.style.emphasizedWeight.openType ?? 700 }

  /// With lines as far apart as traits say; unchanged where no text style does.
  private func spaced(by traits: SymbolicTraits) -> UIFontDescriptor {
    guard var style else { return self }
    let distance: CGFloat =
      traits.contains(.traitLooseLeading) ? 2 : traits.contains(.traitTightLeading) ? -2 : 0
    var font = textFont
    font.styleLeading += distance - style.extraDistance
    style.extraDistance = distance
    return UIFontDescriptor(textFont: font, requestedName: requestedName, style: style)
  }

  /// The same font at another size, which is no text style's any more.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    let size = UIFont.validSize(newPointSize)
    guard size != textFont.size else { return self }
    var font = textFont
    (font.size, font.styleLeading) = (size, 0)
    return UIFontDescriptor(textFont: font, requestedName: requestedName)
  }

  /// The system font in another design; nil where there is none.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var font = textFont
    switch design {
    case .default: font.family = .system
    case .monospaced: font.family = .monospaced
    case .serif: font.family = .serif
    case .rounded:
      font.family = .rounded
      FontNotes.say(
        of: "rounded", "The system font has no rounded design here: its own letters stand for it.")
    default: return nil
    }
    return UIFontDescriptor(textFont: font, requestedName: nil, style: style)
  }

  /// Fonts asked for by name find a sibling of their family with the wished traits.
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
      let face = requestedName.flatMap(FamiliarFont.init)?.sibling(
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

  /// The descriptor itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another descriptor asks for the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return textFont == other.textFont && requestedName == other.requestedName
  }

  /// Equal for equal descriptors.
  open override var hash: Int { textFont.hashValue }
}

// Unsupported: UIFontDescriptor · kept · `featureSettings`, widths and `cascadeList` of an app's
//   font change nothing, which is logged. · test: AppFontTests
