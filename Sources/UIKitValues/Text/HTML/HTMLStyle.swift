import VectorImages

/// The inherited style of HTML text.
struct HTMLStyle {
  /// The font names in order of preference; empty for the document's default.
  var families: [String] = []
  var size = HTMLStyle.defaultFontSize
  var weight = UIFont.Weight.regular
  var isItalic = false
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var background: UIColor?
  var isUnderlined = false
  var isStruck = false
  var link: URL?
  var baselineOffset: CGFloat = 0
  var kern: CGFloat?
  var keepsSpace = false
  var isUppercase = false
  var paragraph = Paragraph()

  /// The style of a paragraph.
  struct Paragraph {
    var alignment = NSTextAlignment.natural
    var direction = NSWritingDirection.natural
    var spacing: CGFloat = 0
    /// The indents of lines from the left and from the right.
    var indent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineHeight: CGFloat?
    /// The positions of a list's markers and texts; nil outside of lists.
    var tabs: [CGFloat]?
  }

  /// The default text size, in points.
  static let defaultFontSize: CGFloat = 12
  /// The size of monospaced text, in points.
  static let codeSize: CGFloat = 10

  /// The attributes of text.
  var attributes: [NSAttributedString.Key: Any] {
    var all: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .paragraphStyle: paragraph.style,
    ]
    if let background { all[.backgroundColor] = background }
    if isUnderlined { all[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { all[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { all[.link] = link }
    if baselineOffset != 0 { all[.baselineOffset] = baselineOffset }
    if let kern { all[.kern] = kern }
    return all
  }

  private var font: UIFont {
    let traits: UIFontDescriptor.SymbolicTraits = isItalic ? .traitItalic : []
    for name in families + ["Times New Roman"] {
      switch name.lowercased() {
      case "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif",
        ".applesystemuifont", ".sfui-regular", ".sfuitext", ".sf ui text":
        return system(.default, traits)
      case "ui-monospace": return system(.monospaced, traits)
      case "ui-serif": return system(.serif, traits)
      case "ui-rounded": return system(.rounded, traits)
      case "sans-serif": return named("Helvetica", traits) ?? system(.default, traits)
      case "serif", "times": if let font = named("Times New Roman", traits) { return font }
      case "monospace": if let font = named("Courier", traits) { return font }
      default: if let font = named(name, traits) { return font }
      }
    }
    return system(.default, traits)
  }

  private func system(
    _ design: UIFontDescriptor.SystemDesign, _ traits: UIFontDescriptor.SymbolicTraits
  ) -> UIFont {
    var descriptor = UIFont.systemFont(ofSize: size, weight: weight).fontDescriptor
    descriptor = descriptor.withDesign(design) ?? descriptor
    guard isItalic else { return UIFont(descriptor: descriptor, size: 0) }
    let bold: UIFontDescriptor.SymbolicTraits =
      descriptor.symbolicTraits.contains(.traitBold) ? .traitBold : []
    let mono: UIFontDescriptor.SymbolicTraits = design == .monospaced ? .traitMonoSpace : []
    let slanted = descriptor.withSymbolicTraits(traits.union(bold).union(mono))
    return UIFont(descriptor: slanted ?? descriptor, size: 0)
  }

  /// Returns a font by name, bold and italic if its family has such faces.
  private func named(_ name: String, _ traits: UIFontDescriptor.SymbolicTraits) -> UIFont? {
    guard let font = UIFont(name: name, size: size) else { return nil }
    let isBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
    let wished = isBold ? traits.union(.traitBold) : traits
    guard !wished.isEmpty else { return font }
    let own = font.fontDescriptor
    let found =
      own.withSymbolicTraits(wished.union(own.symbolicTraits.intersection(.traitMonoSpace)))
      ?? (isBold ? own.withSymbolicTraits(.traitBold) : nil)
    return found.map { UIFont(descriptor: $0, size: 0) } ?? font
  }
}

extension HTMLStyle.Paragraph {
  var style: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.baseWritingDirection = direction
    style.paragraphSpacing = spacing
    style.defaultTabInterval = 36
    style.headIndent = tabs?.last ?? indent
    style.firstLineHeadIndent = tabs == nil ? indent : 0
    style.tailIndent = -tailIndent
    if let lineHeight {
      style.minimumLineHeight = lineHeight
      style.maximumLineHeight = lineHeight
    }
    style.tabStops = (tabs ?? []).map { NSTextTab(textAlignment: .natural, location: $0) }
    return style
  }
}
