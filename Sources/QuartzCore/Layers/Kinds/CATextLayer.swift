import CoreText

/// A layer that draws a text in its bounds, from the top.
///
/// As on iOS it draws with ``CALayer/contentsScale`` pixels per point, 1 unless set, and draws
/// again when its size changes. `fontSize` and `foregroundColor` can be animated.
///
/// Source: Apple, CATextLayer.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text: a `String`, or an `NSAttributedString`, whose font, size and colours override the
  /// layer's. Default nil.
  open var string: Any? {
    didSet { setNeedsDisplay() }
  }
  /// The font: a `UIFont`, a `CGFont`, or a `String` with the name of an available face. Its size
  /// is ``fontSize``. Default nil, the system font, which also replaces unknown names.
  open var font: Any? {
    didSet { setNeedsDisplay() }
  }
  /// The size of the font, in points. Default 36.
  open var fontSize: CGFloat = 36 {
    didSet {
      setNeedsDisplay()
      didChange("fontSize", from: oldValue, to: fontSize)
    }
  }
  /// The colour of the text. Default opaque white.
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet {
      setNeedsDisplay()
      didChange("foregroundColor", from: oldValue, to: foregroundColor, isAdditive: false)
    }
  }
  /// Whether lines wrap at the bounds. Default false.
  open var isWrapped = false {
    didSet { setNeedsDisplay() }
  }
  /// The truncation of text that does not fit. Default `.none`: it is clipped.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { setNeedsDisplay() }
  }
  /// The alignment of lines. Default `.natural`.
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { setNeedsDisplay() }
  }

  /// Creates a layer without a text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy of another layer's appearance, geometry and text.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (string, font, fontSize) = (other.string, other.font, other.fontSize)
    (foregroundColor, isWrapped) = (other.foregroundColor, other.isWrapped)
    (truncationMode, alignmentMode) = (other.truncationMode, other.alignmentMode)
  }

  /// Creates a layer without a text: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Drawing

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    guard let text, bounds.width > 0 else { return }
    var options = TextLayoutOptions(width: bounds.width)
    if isWrapped {
      options.maximumHeight = bounds.height
      options.overflow = .lastLine
    }
    TextLayoutCache.shared.layout(text, options: options).draw(in: ctx, at: bounds.origin)
  }

  private var text: StyledText? {
    if let source = string as? any AttributedTextSource { return attributed(source) }
    guard let string = string as? String, fontSize > 0 else { return nil }
    return StyledText(string, attributes: attributes)
  }

  /// Returns attributed text with the layer's line break mode, and its alignment unless the text
  /// has its own.
  private func attributed(_ source: any AttributedTextSource) -> StyledText {
    let defaults = TextAttributes(font: TextFont(size: 12), paragraph: paragraph)
    let text = source.styledText(defaults: defaults)
    let runs = text.runs.map { run in
      var run = run
      run.attributes.paragraph.lineBreak = paragraph.lineBreak
      return run
    }
    return StyledText(text.string, runs: runs)
  }

  private var face: TextFont {
    if let source = font as? any TextFontSource {
      var face = source.textFont
      face.size = fontSize
      return face
    }
    let name = (font as? String).flatMap { TextFont.face(named: $0)?.postScriptName }
    return TextFont(family: name.map(TextFont.Family.named) ?? .system, size: fontSize)
  }

  private var paragraph: TextParagraphStyle {
    var paragraph = TextParagraphStyle()
    paragraph.alignment = alignmentMode.alignment
    paragraph.lineBreak = truncationMode.lineBreak ?? (isWrapped ? .byWord : .clip)
    return paragraph
  }

  private var attributes: TextAttributes {
    let color = foregroundColor?.rgba ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    return TextAttributes(
      font: face,
      color: TextColor(
        red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
        alpha: Double(color.alpha)),
      paragraph: paragraph)
  }

  open override class func animatedProperty(_ keyPath: String) -> AnimatedProperty? {
    switch keyPath {
    case "fontSize": .init(\CATextLayer.fontSize)
    case "foregroundColor": .init(\CATextLayer.foregroundColor)
    default: super.animatedProperty(keyPath)
    }
  }
}

// Unsupported: CATextLayer · drawn · `alignmentMode` aligns lines of an attributed text whose
//   paragraphs have no alignment. · uncertain · test: TextLayerTests
