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
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
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

  /// A variety of the system font. Serif and rounded ones do not exist here.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name; UIKit's.
    public let rawValue: String

    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The system's font with letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// What is asked for.
  package let textFont: TextFont
  /// The name that the font was asked for by; nil for a system font.
  let requestedName: String?

  init(textFont: TextFont, requestedName: String?) {
    self.textFont = textFont
    self.requestedName = requestedName
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

  /// In points.
  open var pointSize: CGFloat { textFont.size }
  /// The name of the font that is found for it.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// Bold, italics, letters of one width: those that are asked for.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if textFont.isItalic { traits.insert(.traitItalic) }
    if textFont.weight >= 600 { traits.insert(.traitBold) }
    if textFont.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same font with exactly these traits.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = textFont
    font.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
      font.weight = traits.contains(.traitBold) ? 700 : 400
    }
    if traits.contains(.traitMonoSpace) {
      font.family = .monospaced
    } else if font.family == .monospaced {
      font.family = .system
    }
    return changed(to: font)
  }

  /// The same font at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var font = textFont
    font.size = UIFont.validSize(newPointSize)
    return UIFontDescriptor(textFont: font, requestedName: requestedName)
  }

  /// The system font in another design; nil where there is none.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var font = textFont
    switch design {
    case .default: font.family = .system
    case .monospaced: font.family = .monospaced
    default: return nil
    }
    return UIFontDescriptor(textFont: font, requestedName: nil)
  }

  /// Fonts asked for by name find a sibling of their family with the wished traits.
  func changed(to font: TextFont) -> UIFontDescriptor? {
    if case .face(let face) = textFont.family { return sibling(of: face, like: font) }
    guard case .named = textFont.family else {
      return UIFontDescriptor(textFont: font, requestedName: nil)
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
