/// A view that shows text, centred vertically in its bounds.
///
/// One line by default, ending in “…” when it is too long. Source: Apple, UILabel; the arithmetic
/// is that of pictures UIKit drew.
@preconcurrency @MainActor
open class UILabel: UIView {
  var plainText: String?
  var styledText: NSAttributedString?

  // MARK: Text

  /// The text; nil shows nothing. Setting it drops the attributes of `attributedText`, of which
  /// the label has taken over font, colour, alignment and the way lines end.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      OffMainCall.check("UILabel")
      guard styledText != nil || plainText != newValue else { return }
      let old = text
      plainText = newValue
      styledText = nil
      contentChanged()
      tellObservers(of: "text", from: old, to: newValue)
    }
  }

  /// The text with attributes of its own, which come before the label's. Setting it also makes
  /// ``font``, ``textColor``, ``textAlignment`` and ``lineBreakMode`` those at its first letter,
  /// where it says them. Source: Apple, UILabel.attributedText.
  open var attributedText: NSAttributedString? {
    get {
      styledText ?? plainText.map { NSAttributedString(string: $0, attributes: ownAttributes) }
    }
    set {
      show(styled: newValue)
      takeOverStyle()
    }
  }

  var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var ownColor = UIColor.label
  @exclusivity(unchecked) var ownAlignment = NSTextAlignment.natural
  @exclusivity(unchecked) var ownLineBreakMode = NSLineBreakMode.byTruncatingTail
  /// What is drawn where the attributed text says nothing, if not the label's own: the label's
  /// before it took over the text's. Uncertain.
  var fillFont: UIFont?
  var fillColor: UIColor?

  /// Default the system font at 17 points, which nil brings back. Setting it also changes the whole
  /// attributed text.
  open var font: UIFont! {
    get { ownFont }
    set {
      let old = ownFont
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      fillFont = nil
      guard styledText != nil || ownFont != old else { return }
      overwrite(.font, with: ownFont)
      contentChanged()
      tellObservers(of: "font", from: old, to: ownFont)
    }
  }

  /// Default the label colour, which nil brings back. Setting it also changes the whole attributed
  /// text.
  open var textColor: UIColor! {
    get { ownColor }
    set {
      ownColor = newValue ?? .label
      fillColor = nil
      overwrite(.foregroundColor, with: ownColor)
      setNeedsDisplay()
    }
  }

  /// Default natural: the leading edge of the interface. Setting it also changes the whole
  /// attributed text. Source: Apple, UILabel.textAlignment.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      styledText = styledText?.aligned(newValue)
      setNeedsDisplay()
    }
  }

  /// Default by truncating tail. Setting it also changes the whole attributed text. Source: Apple,
  /// UILabel.lineBreakMode.
  open var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set {
      let (old, text) = (ownLineBreakMode, styledText)
      ownLineBreakMode = newValue
      styledText = text?.broken(newValue)
      if old != newValue || text !== styledText { contentChanged() }
    }
  }

  /// How lines are broken where several ways are open; an attributed text's paragraph styles say it
  /// themselves. Default `.standard`.
  @exclusivity(unchecked) open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { contentChanged() } }
  }

  /// The most lines shown; 0 for as many as there is room for. Default 1.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }

  // MARK: Looks

  /// Default nil, no shadow.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// In points, y down. Default (0, −1).
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  /// The colour of the text while highlighted; nil leaves it. Default nil.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether the text is drawn in ``highlightedTextColor``, if there is one. Default false.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// A label that is not enabled is drawn at half its opacity. Default true.
  open var isEnabled = true { didSet { setNeedsDisplay() } }

  // MARK: Size

  /// Whether a single line shrinks to fit the width, at most to `minimumScaleFactor`.
  @exclusivity(unchecked) open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }
  /// Default 0: no limit.
  @exclusivity(unchecked) open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Default `.alignBaselines`.
  @exclusivity(unchecked) open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }
  /// Kept and without effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether a font of a text style, or of font metrics, follows when the content size changes.
  /// Default false. Fonts in attributed text stay.
  open var adjustsFontForContentSizeCategory = false
  /// The width in points at which `intrinsicContentSize` wraps; no limit when 0.
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

  /// A label as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UILabel.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .left
  }

  /// The background is a rectangle whatever the layer's `cornerRadius`, unless the label clips to
  /// its bounds: a label draws it itself.
  @_spi(UIKit) open override var backgroundHasSquareCorners: Bool { true }

  /// Default `.left`. A label draws itself anew whenever its size changes.
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

  /// The text's size on one line, or wrapped at `preferredMaxLayoutWidth`, rounded up to a pixel.
  open override var intrinsicContentSize: CGSize {
    let wraps = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return measuredSize(within: wraps ? preferredMaxLayoutWidth : nil)
  }

  /// The text's size wrapped at a width, rounded up to a pixel. A label of one line takes the
  /// width it needs; a width of 0 is no limit; the height plays no part.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wraps = numberOfLines != 1 && size.width > 0 && size.width < 1_000_000
    return measuredSize(within: wraps ? size.width : nil)
  }

  /// Where the text stands in `bounds`, at most `numberOfLines` lines of it (0 for any number).
  /// ``intrinsicContentSize`` and ``sizeThatFits(_:)`` ask for it, in bounds without a lower end.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    if isMeasuring { return textRoom(in: bounds, lines: numberOfLines) }
    guard !labelText.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let scale = UIScreen.main.scale
    let placement = labelText.placement(in: bounds, lines: numberOfLines, scale: scale)
    let left = placement.layout.lines.map(\.origin.x).min() ?? 0
    return CGRect(
      x: placement.origin.x + max(0, left), y: placement.origin.y,
      width: min(LabelText.roundedUp(placement.layout.size.width, scale: scale), bounds.width),
      height: LabelText.roundedUp(placement.layout.size.height, scale: scale))
  }

  @_spi(UIKit) open override var wrapsToLayoutWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  @_spi(UIKit) open override func contentSize(wrappedTo width: CGFloat) -> CGSize {
    measuredSize(within: width)
  }

  @_spi(UIKit) open override func baselineDistances(in size: CGSize?) -> BaselineDistances {
    let scale = UIScreen.main.scale
    let size = size ?? intrinsicContentSize
    guard !labelText.isEmpty else { return BaselineDistances() }
    let lines = labelText.placement(in: CGRect(origin: .zero, size: size), scale: scale)
      .baselines(scale: scale)
    return BaselineDistances(
      fromTopToFirst: (lines.first ?? 0) / scale,
      fromLastToBottom: size.height - (lines.last ?? size.height * scale) / scale)
  }

  @_spi(UIKit) open override var baselineLineHeight: CGFloat? { font.lineHeight }
  package override var logText: String? { text }

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

  /// The text's size, found once for each width while nothing about it changes. What attributed
  /// text depends on may change unseen: it is measured again.
  private func textSize(wrappedTo width: CGFloat?) -> CGSize {
    let scale = pixelScale
    guard styledText == nil else { return labelText.size(width: width, scale: scale) }
    return measuredText.size(wrappedTo: width, scale: scale) {
      labelText.size(width: width, scale: scale)
    }
  }

  @exclusivity(unchecked) private var isMeasuring = false
  /// A length that is no limit.
  private static let endless: CGFloat = 10_000_000

  /// The size of what ``textRect(forBounds:limitedToNumberOfLines:)`` says of a width; nil is no
  /// limit. A subclass that adds insets there makes the label larger by them.
  private func measuredSize(within width: CGFloat?) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width ?? Self.endless, height: Self.endless)
    let wasMeasuring = isMeasuring
    isMeasuring = true
    defer { isMeasuring = wasMeasuring }
    let size = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    let scale = ScreenSettings.current.scale
    return CGSize(
      width: LabelText.roundedUp(size.width, scale: scale),
      height: LabelText.roundedUp(size.height, scale: scale))
  }

  private func textRoom(in bounds: CGRect, lines: Int) -> CGRect {
    let width = bounds.width < Self.endless / 10 ? bounds.width : nil
    let size =
      lines == numberOfLines
      ? textSize(wrappedTo: width)
      : labelText.size(width: width, lines: lines, scale: ScreenSettings.current.scale)
    return CGRect(origin: bounds.origin, size: size)
  }

  func contentChanged() {
    measuredText = MeasuredText()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Has a font that follows the content size follow it, where the label wants that.
  private func adjustFont(to category: UIContentSizeCategory) {
    guard adjustsFontForContentSizeCategory else { return }
    ownFont = ownFont.adjusted(to: category)
    fillFont = fillFont?.adjusted(to: category)
    contentChanged()
  }

  /// The label's properties as attributes, under those of the attributed text.
  var labelText: LabelText {
    let (font, color) = styledText == nil ? (nil, nil) : (fillFont, fillColor)
    var defaults = TextAttributes(
      font: (font ?? ownFont).textFont, color: TextColor(color ?? ownColor))
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
        // A chevron or an arrow alone points where the interface goes: Unicode's mirrored signs.
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

  @_spi(UIKit) open override var accessibilityStandard: AccessibilityStandard {
    var standard = super.accessibilityStandard
    (standard.isElement, standard.label, standard.traits) = (true, text, .staticText)
    if !isEnabled { standard.traits.insert(.notEnabled) }
    return standard
  }
}

// Unsupported: UILabel: disabled · drawn · Disabled labels have half their opacity. · uncertain
// Unsupported: UILabel: attributed text · drawn · Letters without a font of their own keep the
//   label's previous font. · uncertain · test: UILabelBehaviours
// Unsupported: UILabel: raised text · drawn · Raised or lowered text makes a line higher by as
//   much. · uncertain
// Unsupported: UILabel: blocks of lines · drawn · Blocks of three and more lines can lie one pixel
//   off.
