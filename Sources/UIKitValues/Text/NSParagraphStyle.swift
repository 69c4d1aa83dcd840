/// The factor by which the system hyphenates where a paragraph leaves it to it. Apple publishes no
/// figure.
private let systemHyphenationFactor: Float = 0.9

/// How a paragraph is set. Lengths in points. Immutable; change a mutable copy.
///
/// Source: Apple, NSParagraphStyle.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// What a style says, and what it says by itself.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var defaultTabInterval: CGFloat = 0
    /// Nil for the usual ones, which ``defaultTabInterval`` gives.
    var tabStops: [NSTextTab]?
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var lineBreakStrategy = LineBreakStrategy()
    var allowsDefaultTighteningForTruncation = false

    var shownHyphenationFactor: Float {
      hyphenationFactor == 0 && usesDefaultHyphenation ? systemHyphenationFactor : hyphenationFactor
    }
  }

  /// What the style says.
  var values = Values()

  /// Natural alignment, wrapping by word, no indents, no extra space.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The default style.
  public override init() {}

  init(_ values: Values) { self.values = values }

  /// Where lines lie between the margins. Default natural.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where a line ends that is too long. Default by word wrapping.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Where lines begin. Default natural: by the first letter that says so.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Added below each line of the paragraph but the text's last.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Added below the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Added above the paragraph, unless it is the text's first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Multiplies the font's line height when positive; the room is added above the text.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line, in points. Default 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// No limit when 0.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// From the leading margin to the first line, in points. Default 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// From the leading margin to the other lines, in points. Default 0.
  open var headIndent: CGFloat { values.headIndent }
  /// From the leading margin when positive, else from the trailing one.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The distance of tab stops; 0 stands for 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Where text goes on after tabs; behind them ``defaultTabInterval`` counts. Default twelve, 28
  /// points apart. Text begins at each, whatever its alignment.
  open var tabStops: [NSTextTab] { values.tabStops ?? NSTextTab.usual }
  /// Words are broken where a line without that would be filled to a lesser part of its width,
  /// from 0 to 1; by the rules of American English, whatever the language. Default 0, never: words
  /// are broken at soft hyphens (U+00AD) alone, which they are in any case.
  open var hyphenationFactor: Float { values.shownHyphenationFactor }
  /// Whether a ``hyphenationFactor`` of 0 is the system's instead. Default false.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Kept and without effect.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// How lines are broken where several ways are open. Default none.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// A style that does not change and says the same.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// A style that says the same and can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Whether another style says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Equal for styles that say the same.
  open override var hash: Int { values.hashValue }

  /// The style as text is laid out by it.
  var textStyle: TextParagraphStyle {
    var style = TextParagraphStyle()
    style.alignment = alignment.textAlignment
    style.lineBreak = lineBreakMode.textLineBreak
    style.direction = baseWritingDirection.textDirection
    style.lineSpacing = max(0, lineSpacing)
    style.paragraphSpacing = max(0, paragraphSpacing)
    style.paragraphSpacingBefore = max(0, paragraphSpacingBefore)
    style.lineHeightMultiple = lineHeightMultiple
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.firstLineHeadIndent = firstLineHeadIndent
    style.headIndent = headIndent
    style.tailIndent = tailIndent
    style.tabs.interval = defaultTabInterval > 0 ? Double(defaultTabInterval) : 28
    style.tabs.places = (values.tabStops ?? []).map { Double($0.location) }.sorted()
    style.hyphenationFactor = Double(min(max(hyphenationFactor, 0), 1))
    style.apply(lineBreakStrategy)
    return style
  }
}

// Unsupported: NSParagraphStyle.hyphenationFactor · drawn · It breaks words of ASCII letters by
//   TeX's patterns for American English, whatever the language. Other words stay whole; Apple's
//   dictionary may break elsewhere. · test: HyphenationTests
// Unsupported: NSParagraphStyle: hyphens · drawn · `usesDefaultHyphenation` has the factor 0.9.
//   Every line that ends at a soft hyphen shows one. Words longer than a line are broken by the
//   dictionary, too. · uncertain · test: HyphenationTests
// Unsupported: NSParagraphStyle.lineBreakStrategy · drawn · `pushOut` and `hangulWordPriority`
//   work. `standard`, the default of labels, only breaks by words, as Apple does not describe it. ·
//   test: NSParagraphStyleTests
// Unsupported: NSParagraphStyle.tabStops · drawn · Text begins at tab stops of all alignments,
//   which is logged. · test: TabStopTests
