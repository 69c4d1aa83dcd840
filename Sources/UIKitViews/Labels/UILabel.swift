/// A view that shows text, centred vertically in its bounds.
///
/// It shows one line by default, truncated with “…” if it is too long. Source: Apple, UILabel; the
/// layout is derived from pictures that UIKit drew.
@preconcurrency @MainActor
open class UILabel: UIView, TextMetrics {
  var plainText: String?
  var styledText: NSAttributedString?

  // MARK: Text

  /// The text; nil for none. Setting it removes the attributes of `attributedText`, whose font,
  /// colour, alignment and line-break mode remain those of the label.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      MainThreadChecker.check("UILabel")
      guard styledText != nil || plainText != newValue else { return }
      let old = text
      plainText = newValue
      styledText = nil
      contentChanged()
      notifyObservers(of: "text", from: old, to: newValue)
    }
  }

  /// The text with attributes, which take precedence over the label's. Setting it also sets
  /// ``font``, ``textColor``, ``textAlignment`` and ``lineBreakMode`` to those of its first
  /// character, if it has them. Source: Apple, UILabel.attributedText.
  open var attributedText: NSAttributedString? {
    get {
      styledText ?? plainText.map { NSAttributedString(string: $0, attributes: explicitAttributes) }
    }
    set {
      show(styled: newValue)
      adoptStyle()
    }
  }

  /// Whether a pointer that rests on a truncated text shows the whole text. Ignored: there is no
  /// pointer. Default false.
  open var showsExpansionTextWhenTruncated = false

  var explicitFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var explicitColor = UIColor.label
  @exclusivity(unchecked) var explicitAlignment = NSTextAlignment.natural
  @exclusivity(unchecked) var explicitLineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The font and colour of the parts of the attributed text without them, if not the label's own:
  /// the label's before the text was set. Uncertain.
  var fillFont: UIFont?
  var fillColor: UIColor?

  /// The font. Default, also for nil, the system font at 17 points. Setting it also changes the
  /// whole attributed text.
  open var font: UIFont! {
    get { explicitFont }
    set {
      let old = explicitFont
      explicitFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      fillFont = nil
      guard styledText != nil || !explicitFont.isSame(as: old) else { return }
      overwrite(.font, with: explicitFont)
      contentChanged()
      notifyObservers(of: "font", from: old, to: explicitFont)
    }
  }

  /// The colour of the text. Default, also for nil, the label colour. Setting it also changes the
  /// whole attributed text.
  open var textColor: UIColor! {
    get { explicitColor }
    set {
      explicitColor = newValue ?? .label
      fillColor = nil
      overwrite(.foregroundColor, with: explicitColor)
      setNeedsDisplay()
    }
  }

  /// The alignment of the text. Default natural: the leading edge of the interface. Setting it also
  /// changes the whole attributed text. Source: Apple, UILabel.textAlignment.
  open var textAlignment: NSTextAlignment {
    get { explicitAlignment }
    set {
      explicitAlignment = newValue
      styledText = styledText?.aligned(newValue)
      setNeedsDisplay()
    }
  }

  /// The line-break mode. Default by truncating tail. Setting it also changes the whole attributed
  /// text. Source: Apple, UILabel.lineBreakMode.
  open var lineBreakMode: NSLineBreakMode {
    get { explicitLineBreakMode }
    set {
      let (old, text) = (explicitLineBreakMode, styledText)
      explicitLineBreakMode = newValue
      styledText = text?.broken(newValue)
      if old != newValue || text !== styledText { contentChanged() }
    }
  }

  /// The strategy for breaking lines; paragraph styles of an attributed text have their own.
  /// Default `.standard`.
  @exclusivity(unchecked) open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { contentChanged() } }
  }

  /// The maximum number of lines; 0 for no limit. Default 1.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }

  // MARK: Appearance

  /// The colour of the shadow. Default nil, no shadow.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The offset of the shadow in points, y down. Default (0, −1).
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  /// The colour of highlighted text; nil, the default, for no change.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether the text is drawn in ``highlightedTextColor``, if there is one. Default false.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether the label is enabled. A disabled label is drawn at half its opacity. Default true.
  open var isEnabled = true { didSet { setNeedsDisplay() } }

  // MARK: Size

  /// Whether a single line shrinks to fit the width, down to `minimumScaleFactor`.
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }
  /// The minimum factor by which the font shrinks. Default 0: no limit.
  @exclusivity(unchecked) open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The position of text that has shrunk. Default `.alignBaselines`.
  @exclusivity(unchecked) open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }
  /// Whether characters are tightened before truncation. Ignored.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether a font of a text style or from font metrics changes with the content size category.
  /// Default false. Fonts in attributed text do not change.
  open var adjustsFontForContentSizeCategory = false
  /// The width in points at which `intrinsicContentSize` wraps; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }

  // MARK: Lifecycle

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UILabel.font),
      .value(\UILabel.textColor),
      .value(\UILabel.shadowColor),
      .value(\UILabel.highlightedTextColor),
    ]
  }

  /// Creates a label from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UILabel.self)
  }

  private func setUp() {
    // A label draws its own background, regardless of the layer's `cornerRadius`.
    behavior.insert(.squareBackground)
    textMetrics = self
    isUserInteractionEnabled = false
    contentMode = .left
  }

  /// Default `.left`. A label is redrawn whenever its size changes.
  open override var contentMode: UIView.ContentMode {
    didSet { layer.needsDisplayOnBoundsChange = true }
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    let category = new.preferredContentSizeCategory
    if old.preferredContentSizeCategory != category { adjustFont(to: category) }
    measuredText = MeasuredText()
    super.adapt(from: old, to: new)
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { measuredText = MeasuredText() }
  }

  @_spi(UIKit) open override func cellHighlightDidChange(to isHighlighted: Bool) {
    self.isHighlighted = isHighlighted
    super.cellHighlightDidChange(to: isHighlighted)
  }

  // MARK: Layout

  /// The size of the text on one line, or wrapped at `preferredMaxLayoutWidth`, rounded up to a
  /// pixel.
  open override var intrinsicContentSize: CGSize {
    let wraps = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return measuredSize(within: wraps ? preferredMaxLayoutWidth : nil)
  }

  /// Returns the size of the text wrapped at a width, rounded up to a pixel. A label of one line
  /// has the width that it needs; a width of 0 is no limit; the height is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wraps = numberOfLines != 1 && size.width > 0 && size.width < 1_000_000
    return measuredSize(within: wraps ? size.width : nil)
  }

  /// Returns the rectangle of the text in `bounds`, with at most `numberOfLines` lines (0 for no
  /// limit). ``intrinsicContentSize`` and ``sizeThatFits(_:)`` call it, with bounds of unlimited
  /// height.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    if let measuringScale {
      return availableTextSize(in: bounds, lines: numberOfLines, scale: measuringScale)
    }
    guard !labelText.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let scale = UIScreen.main.scale
    let placement = labelText.placement(in: bounds, lines: numberOfLines, scale: scale)
    let left = placement.layout.lines.map(\.origin.x).min() ?? 0
    return CGRect(
      x: placement.origin.x + max(0, left), y: placement.origin.y,
      width: min(LabelText.roundedUp(placement.layout.size.width, scale: scale), bounds.width),
      height: LabelText.roundedUp(placement.layout.size.height, scale: scale))
  }

  package final var wrapsToLayoutWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  package final func contentSize(wrappedTo width: CGFloat) -> CGSize {
    measuredSize(within: width)
  }

  package final func baselineDistances(in size: CGSize?) -> BaselineDistances {
    let scale = UIScreen.main.scale
    let size = size ?? intrinsicContentSize
    guard !labelText.isEmpty else { return BaselineDistances() }
    let lines = labelText.placement(in: CGRect(origin: .zero, size: size), scale: scale)
      .baselines(scale: scale)
    return BaselineDistances(
      fromTopToFirst: (lines.first ?? 0) / scale,
      fromLastToBottom: size.height - (lines.last ?? size.height * scale) / scale)
  }

  package final var baselineLineHeight: CGFloat? { font.lineHeight }
  package final var logText: String? { text }

  // MARK: Drawing

  /// Draws the text into the current context, centred vertically in a rectangle.
  open func drawText(in rect: CGRect) {
    let text = labelText
    guard !text.isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let placement = text.placement(in: rect, scale: context.scale)
    var options = TextLayout.DrawingOptions()
    if isHighlighted, let highlightedTextColor { options.color = TextColor(highlightedTextColor) }
    context.saveGState()
    if !isEnabled { context.setAlpha(context.globalAlpha / 2) }
    if let shadowColor {
      context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    }
    placement.layout.draw(in: context, at: placement.origin, options: options)
    context.restoreGState()
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  // MARK: Private

  @exclusivity(unchecked) private var measuredText = MeasuredText()

  /// Returns the size of the text, cached per width until the text changes. The dependencies of
  /// attributed text may change unnoticed: it is always measured.
  private func textSize(wrappedTo width: CGFloat?, scale: CGFloat) -> CGSize {
    guard styledText == nil else { return labelText.size(width: width, scale: scale) }
    if let size = measuredText.size(wrappedTo: width, scale: scale) { return size }
    let size = labelText.size(width: width, scale: scale)
    measuredText.keep(size, wrappedTo: width)
    return size
  }

  /// The pixels per point for which the label is being measured; nil if it is not.
  @exclusivity(unchecked) private var measuringScale: CGFloat?
  /// A length that is no limit.
  private static let endless: CGFloat = 10_000_000

  /// Returns the size from ``textRect(forBounds:limitedToNumberOfLines:)`` for a width; nil is no
  /// limit. A subclass that adds insets there enlarges the label.
  private func measuredSize(within width: CGFloat?) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width ?? Self.endless, height: Self.endless)
    let (scale, outerScale) = (pixelScale, measuringScale)
    measuringScale = scale
    defer { measuringScale = outerScale }
    let size = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    return CGSize(
      width: LabelText.roundedUp(size.width, scale: scale),
      height: LabelText.roundedUp(size.height, scale: scale))
  }

  private func availableTextSize(in bounds: CGRect, lines: Int, scale: CGFloat) -> CGRect {
    let width = bounds.width < Self.endless / 10 ? bounds.width : nil
    let size =
      lines == numberOfLines
      ? textSize(wrappedTo: width, scale: scale)
      : labelText.size(width: width, lines: lines, scale: scale)
    return CGRect(origin: bounds.origin, size: size)
  }

  func contentChanged() {
    measuredText = MeasuredText()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Adapts all fonts to the content size category, if the label is set to.
  private func adjustFont(to category: UIContentSizeCategory) {
    guard adjustsFontForContentSizeCategory else { return }
    explicitFont = explicitFont.adjusted(to: category)
    fillFont = fillFont?.adjusted(to: category)
    styledText = styledText?.adjustingFonts(to: category)
    contentChanged()
  }

  /// The text with the label's properties as defaults of its attributes.
  var labelText: LabelText {
    let (font, color) = styledText == nil ? (nil, nil) : (fillFont, fillColor)
    var defaults = TextAttributes(
      font: (font ?? explicitFont).textFont, color: TextColor(color ?? explicitColor))
    defaults.paragraph.alignment = textAlignment.textAlignment
    defaults.paragraph.lineBreak = lineBreakMode.textLineBreak
    defaults.paragraph.apply(lineBreakStrategy)
    var text =
      styledText.map { StyledText($0, defaults: defaults) }
      ?? StyledText(plainText ?? "", attributes: defaults)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      let hasNoDirection = !text.string.contains { $0.isLetter || $0.isNumber }
      text = text.mapAttributes {
        if $0.paragraph.alignment == .natural { $0.paragraph.alignment = .right }
        // A chevron or an arrow alone follows the interface's direction, as Unicode's mirrored
        // characters.
        if hasNoDirection, $0.paragraph.direction == .natural {
          $0.paragraph.direction = .rightToLeft
        }
      }
    }
    var label = LabelText(text: text, numberOfLines: numberOfLines)
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.baselineAdjustment = baselineAdjustment
    return label
  }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    var standard = super.accessibilityDefaults
    (standard.isElement, standard.label, standard.traits) = (true, text, .staticText)
    if !isEnabled { standard.traits.insert(.notEnabled) }
    return standard
  }
}

// Unsupported: UILabel: disabled · drawn · Disabled labels have half their opacity. · uncertain ·
//   test: UILabelTests
// Unsupported: UILabel: attributed text · drawn · Letters without a font of their own keep the
//   label's previous font. · uncertain · test: UILabelBehaviours
// Unsupported: UILabel: raised text · drawn · Raised or lowered text makes a line higher by as
//   much. · uncertain · test: NSAttributedStringBehaviours
// Unsupported: UILabel: blocks of lines · drawn · Blocks of three and more lines can be one pixel
//   off.
// Unsupported: UILabel.showsExpansionTextWhenTruncated · kept · There is no pointer that would show
//   the text, as on a touched screen. · test: NewNamesTests
// Unsupported: UILabel.allowsDefaultTighteningForTruncation · kept · Characters keep their
//   distances before a text is truncated. · test: UILabelTests
