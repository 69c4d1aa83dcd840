/// An immutable font with a size in points.
///
/// The system font is Inter, the monospaced one Noto Sans Mono; system fonts have San Francisco's
/// vertical metrics, so that lines and boxes have the same heights as on iOS. Source: Apple,
/// UIFont.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  /// The font for text layout.
  package let textFont: TextFont
  /// The name with which the font was requested; nil for other fonts.
  let requestedName: String?
  /// The origin of a font that scales; nil for a fixed size.
  let origin: Origin?

  init(_ textFont: TextFont, requestedName: String? = nil, origin: Origin? = nil) {
    self.textFont = textFont
    self.requestedName = requestedName
    self.origin = origin
  }

  /// Creates the system font at the system's size.
  public convenience override init() { self.init(TextFont(size: Self.systemFontSize)) }

  /// Creates the font of a PostScript or family name; nil for an unknown name.
  ///
  /// Available are the fonts in `UIFont.familyNames`: the package's, and the app's own, which are
  /// among its resources or registered (`CTFontManagerRegisterFontsForURL`) and have their files'
  /// metrics. The fonts of iOS have substitutes, with a warning per family: the system font, a
  /// serif font or the monospaced font, with the requested weight, slope and names and, where these
  /// are published, metrics.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let size = Self.validSize(fontSize)
    AppFonts.load()
    if let face = RegisteredFonts.face(named: fontName) {
      self.init(face, size: size)
    } else if let face = TextFont.face(named: fontName) {
      self.init(
        TextFont(
          family: .named(face.postScriptName), weight: face.weight, isItalic: face.isItalic,
          size: size), requestedName: face.postScriptName)
    } else if let familiar = SystemFontFace(name: fontName) {
      familiar.warnOfSubstitute()
      self.init(
        TextFont(
          family: .substitute(familiar.substitute), weight: familiar.weight.openType,
          isItalic: familiar.isItalic, size: size), requestedName: familiar.name)
    } else {
      return nil
    }
  }

  convenience init(_ face: FontFace, size: CGFloat) {
    self.init(
      TextFont(
        family: .face(face), weight: face.spec.weight, isItalic: face.spec.isItalic, size: size),
      requestedName: face.spec.postScriptName)
  }

  /// Creates the font of a descriptor; a size other than 0 replaces the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let described =
      pointSize > 0 ? descriptor.withSize(Self.validSize(pointSize)) : descriptor
    self.init(
      described.textFont, requestedName: described.requestedName,
      origin: described.style.map(Origin.preferred))
  }

  /// Returns a valid size; the system's default replaces invalid ones, as 0 does on iOS.
  static func validSize(_ size: CGFloat) -> CGFloat {
    size.isFinite && size > 0 ? min(size, 10_000) : UIFont.systemFontSize
  }

  // MARK: System fonts

  /// The size of text in small controls: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text in controls: 14 points.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of button titles: 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// Returns the regular system font of a size, in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font of a size, in points, and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(TextFont(weight: weight.openType, size: validSize(fontSize)))
  }

  /// Returns the bold system font of a size, in points: its semibold weight, as on iOS.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font of a size, in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(TextFont(isItalic: true, size: validSize(fontSize)))
  }

  /// Returns the monospaced system font of a size, in points, and a weight.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(TextFont(family: .monospaced, weight: weight.openType, size: validSize(fontSize)))
  }

  /// Returns the system font with monospaced digits.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(
      TextFont(weight: weight.openType, hasMonospacedDigits: true, size: validSize(fontSize)))
  }

  /// Returns the system font of a text style, at the content size of the current traits.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system font of a text style, at the content size of some traits; nil for the
  /// current ones.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let start = TextFont(weight: style.weight.openType, size: systemFontSize)
    return UIFont(start, origin: .preferred(SpacedStyle(style: style)))
      .adjusted(to: (traitCollection ?? .current).preferredContentSizeCategory)
  }

  /// The available families and those of iOS, sorted.
  open class var familyNames: [String] {
    AppFonts.load()
    let inUse = FontLibrary.familyNames + RegisteredFonts.familyNames
    return Set(inUse + SystemFontFace.familyNames).sorted()
  }

  /// Returns the PostScript names of an available family, or of one of iOS.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    AppFonts.load()
    let own = RegisteredFonts.faces(of: familyName).map(\.spec)
    let faces =
      own.isEmpty ? FontLibrary.collection.allFaces.filter { $0.family == familyName } : own
    return faces.isEmpty
      ? SystemFontFace.names(ofFamily: familyName) : faces.map(\.postScriptName)
  }

  // MARK: Metrics

  /// The size, in points.
  open var pointSize: CGFloat { textFont.size }
  /// The distance from the baseline to the line's top, in points.
  open var ascender: CGFloat { textFont.ascender }
  /// The distance from the baseline to the line's bottom, in points; negative.
  open var descender: CGFloat { textFont.descender }
  /// The height of a line, in points; ``leading`` is the additional distance of a text style.
  open var lineHeight: CGFloat { textFont.lineHeight }
  /// The distance between the descent of a line and the ascent of the next, in points; negative if
  /// a text style's lines are closer than the font's height.
  open var leading: CGFloat { textFont.leading }
  /// The height of capitals, in points.
  open var capHeight: CGFloat { textFont.capHeight }
  /// The height of a lower-case x, in points.
  open var xHeight: CGFloat { textFont.xHeight }

  // MARK: Names

  /// The PostScript name; that of iOS for system fonts.
  open var fontName: String {
    if let requestedName { return requestedName }
    let weight = UIFont.Weight(openType: textFont.weight).name
    let style = !textFont.isItalic ? weight : weight == "Regular" ? "Italic" : weight + "Italic"
    return switch textFont.family {
    case .monospaced: ".AppleSystemUIFontMonospaced-\(style)"
    case .serif: ".NewYork-\(style)"
    case .rounded: ".SFUIRounded-\(style)"
    default: ".SFUI-\(style)"
    }
  }

  /// The family name; Apple's for system fonts.
  open var familyName: String {
    switch textFont.family {
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .named, .face: textFont.face?.family ?? fontName
    case .substitute(let substitute): substitute.familyName
    case .serif: ".AppleSystemUIFontSerif"
    case .rounded: ".AppleSystemUIFontRounded"
    case .system: ".AppleSystemUIFont"
    }
  }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor {
    guard case .preferred(let style) = origin else {
      return UIFontDescriptor(textFont: textFont, requestedName: requestedName)
    }
    return UIFontDescriptor(textFont: textFont, requestedName: requestedName, style: style)
  }

  /// Returns the font at another size, which does not scale with the content size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { copy(size: fontSize, origin: nil) }

  func copy(size: CGFloat, origin: Origin?) -> UIFont {
    var font = textFont
    font.size = Self.validSize(size)
    if font.size != textFont.size { font.styleLeading = 0 }
    return UIFont(font, requestedName: requestedName, origin: origin)
  }

  // MARK: NSObject

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return isSame(as: other)
  }

  /// Returns whether both are the same font, without the cast of `isEqual(_:)`.
  package func isSame(as other: UIFont) -> Bool {
    self === other || (textFont == other.textFont && requestedName == other.requestedName)
  }

  open override var hash: Int { textFont.hashValue }

  open override var description: String {
    "<UIFont: font-family: \"\(familyName)\"; font-name: \"\(fontName)\"; "
      + "font-size: \(String(format: "%.2f", Double(pointSize)))pt>"
  }
}

// Unsupported: UIFont: glyphs · drawn · Glyphs are Inter's and Noto's. Line heights, baselines and
//   tracking are San Francisco's published ones; widths are fitted to lines that iOS drew
//   ([Fonts](Documentation/Fonts.md)). · test: SystemFontFitTests
// Unsupported: UIFont: widths · drawn · Of 26 long lines outside the fit, 2 are off by more than
//   0.5 %, at most by 0.57 %. Long lines have 20 letters or more. Shorter ones are off by 1 % on
//   average, by 2 % at most. · test: WidthTests
// Unsupported: UIFont: widths outside the fit · drawn · Widths of weights below regular and above
//   bold, and between 18 and 24 points. Widths of rare capitals and signs, of pairs such as Te, and
//   of letters that are not Latin. · uncertain · test: WidthTests
// Unsupported: UIFont.boldSystemFont(ofSize:) · drawn · It is semibold, as on iOS. `traitBold` of a
//   system font without a text style is bold. · uncertain · test: UIFontTests
// Unsupported: UIFont.systemFontFile · drawn · In a system font of the user's (`--system-font`),
//   the axis of width stays at normal. Italics are upright without an axis for them. · test:
//   UIKitValuesTests/SystemFontFileTests
// Unsupported: UIFont.systemFontFile: tables · drawn · Apple's own shaping tables are used as far
//   as HarfBuzz supports them.
// Unsupported: UIFont.systemFontFile: tracking · drawn · Sizes beyond those of the table `trak`
//   have the nearest size's tracking. · uncertain · test: CoreTextTests/SystemFontFileTests
// Unsupported: UIFont: other scripts · drawn · Lines of Thai, Burmese, Tamil, Arabic and the like
//   grow to their Noto fonts' heights. On iOS they grow to those of Apple's fonts. · test:
//   LineGrowthTests
// Unsupported: UIFont: a folder's fonts · drawn · Fonts of `--fonts DIR` with such letters make all
//   their lines grow to their files' heights. Its system font never does. · test: LineGrowthTests
// Unsupported: UIFont: missing scripts · drawn · Runes, cuneiform and other scripts without a font
//   are boxes with code points. · test: MissingCharacterTests
// Unsupported: UIFont: long texts · works · Ten megabytes in one label take about 0.8 GB during
//   layout. A character takes 32 bytes of glyph, 32 of line breaks, 20 of text. · test:
//   LongTextTests
// Unsupported: UIFont: designs · drawn · `.serif` is Noto Serif with San Francisco's heights.
//   `.rounded` is the system font. · test: UIFontTests
