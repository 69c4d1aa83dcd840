/// The hyphenation factor for default hyphenation. Apple publishes no value.
private let systemHyphenationFactor: Float = 0.9

/// The immutable style of a paragraph, with lengths in points. Change a mutable copy.
///
/// Source: Apple, NSParagraphStyle.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// The values of a style, with their defaults.
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
    /// The tab stops; nil for the default ones, which ``defaultTabInterval`` determines.
    var tabStops: [NSTextTab]?
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var lineBreakStrategy = LineBreakStrategy()
    var allowsDefaultTighteningForTruncation = false

    var effectiveHyphenationFactor: Float {
      hyphenationFactor == 0 && usesDefaultHyphenation ? systemHyphenationFactor : hyphenationFactor
    }
  }

  /// The values of the style.
  var values = Values()

  /// Natural alignment, wrapping by word, no indents, no additional spacing.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates the default style.
  public override init() {}

  init(_ values: Values) { self.values = values }

  /// The alignment. Default natural.
  open var alignment: NSTextAlignment { values.alignment }
  /// The line break mode. Default word wrapping.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The writing direction. Default natural: that of the first character with a direction.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The spacing below each line of the paragraph except the text's last one.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The spacing below the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The spacing above the paragraph, except at the start of the text.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The multiple of the font's line height, if positive; the space is added above the text.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum line height, in points. Default 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum line height, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The indent of the first line from the leading margin, in points. Default 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines from the leading margin, in points. Default 0.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines, from the leading margin if positive, else from the trailing one.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The interval of tab stops; 0 means 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The tab stops, followed by those of ``defaultTabInterval``. Default twelve, 28 points apart.
  /// Text begins at a tab stop, whatever its alignment.
  open var tabStops: [NSTextTab] { values.tabStops ?? NSTextTab.usual }
  /// The minimum fraction of a line's width, from 0 to 1, that must be filled without hyphenation;
  /// otherwise words are broken, by the rules of American English whatever the language. Default 0:
  /// words are broken only at soft hyphens (U+00AD), which is always the case.
  open var hyphenationFactor: Float { values.effectiveHyphenationFactor }
  /// Whether a ``hyphenationFactor`` of 0 means the system's. Default false.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Stored without effect.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// The line break strategy. Default none.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// Returns an immutable style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// Returns a mutable style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Returns whether another style has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// The hash of the values.
  open override var hash: Int { values.hashValue }

  /// The style for text layout.
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
    style.tabs.locations = (values.tabStops ?? []).map { Double($0.location) }.sorted()
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
// Unsupported: NSParagraphStyle.tabStops · drawn · Text begins at every tab stop, whatever its
//   alignment, which is logged. · test: TabStopTests
