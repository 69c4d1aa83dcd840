@_spi(UIKit) import UIKitViews

/// Text of several lines that scrolls. It is written without keyboard: what is selected, and where
/// the insertion point is, is not shown; ``UITextInput`` says where it would be.
///
/// Source: Apple, UITextView; where its text stands is that of a picture UIKit drew.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
  /// Who has a say in what is written, and hears of it and of scrolling. Default nil.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { assignedDelegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// The text. Default empty. Setting it drops the attributes of ``attributedText``.
  open var text: String! {
    get { styledText?.string ?? plainText }
    set {
      (plainText, styledText) = (newValue ?? "", nil)
      marked.range = nil
      selectEnd()
      contentChanged()
    }
  }

  /// The text with attributes of its own, which come before the view's.
  open var attributedText: NSAttributedString! {
    get { styledText ?? NSAttributedString(string: plainText, attributes: typingAttributes) }
    set {
      styledText = newValue.map { NSAttributedString(attributedString: $0) }
      plainText = ""
      selectEnd()
      contentChanged()
    }
  }

  /// Nil for 12 points, which is what UIKit draws until a font is set. Default nil.
  open var font: UIFont? { didSet { overwrite(.font, with: font) } }
  /// Nil for the label colour. Default nil.
  open var textColor: UIColor? { didSet { overwrite(.foregroundColor, with: textColor) } }
  /// Default natural: where lines begin.
  open var textAlignment = NSTextAlignment.natural { didSet { contentChanged() } }
  /// The look of text without attributes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      return [
        .font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label,
        .paragraphStyle: style,
      ]
    }
    set {
      font = newValue[.font] as? UIFont ?? font
      textColor = newValue[.foregroundColor] as? UIColor ?? textColor
    }
  }
  /// The look of text that is a `.link`, before the look of its own. Default the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkTextAttributes ?? [.foregroundColor: tintColor as Any] }
    set {
      ownLinkTextAttributes = newValue
      contentChanged()
    }
  }
  private var ownLinkTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether a font of a text style follows when the content size changes. Default false.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Layout

  /// Around the text, in points. Default 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentChanged() }
  }
  /// The column that the text stands in.
  public let textContainer = NSTextContainer()

  // MARK: Editing

  /// Whether the text may be written. Default true.
  open var isEditable = true {
    didSet { if isEditable != oldValue, !dataDetectorTypes.isEmpty { contentChanged() } }
  }
  /// Whether the text may be selected, so that the view may become the first responder even where
  /// nothing may be written. Default true.
  open var isSelectable = true
  /// What is selected, in UTF-16 units, brought into the text; it is not shown. Setting the text
  /// puts it at its end. Default empty.
  open var selectedRange: NSRange {
    get { selection }
    set {
      let count = text.utf16.count
      let start = min(max(0, newValue.location), count)
      let range = NSRange(location: start, length: min(max(0, newValue.length), count - start))
      guard range != selection else { return }
      selection = range
      delegate?.textViewDidChangeSelection?(self)
    }
  }
  /// What is shown in the keyboard's place. Kept. Default nil.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// What is shown above the keyboard. Kept. Default nil.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  /// Kept. Default false.
  open var allowsEditingTextAttributes = false
  /// Kept. Default false.
  open var isSecureTextEntry = false
  /// Kept. Default `.default`.
  open var keyboardType = UIKeyboardType.default
  /// Kept. Default `.default`.
  open var returnKeyType = UIReturnKeyType.default
  /// Kept. Default `.default`.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept. Default sentences.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept. Default `.default`.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept. Default false.
  open var enablesReturnKeyAutomatically = false
  /// What becomes a link in text that cannot be edited. Links to the web and by mail and telephone
  /// numbers are found, by rules of this package; of anything else nothing is, which is said.
  /// Default none.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      dataDetectorTypes.sayWhatIsNotFound()
      contentChanged()
    }
  }

  private var selection = NSRange(location: 0, length: 0)
  var marked = MarkedText()
  /// Of the keyboard, kept.
  var wishes = TextInputWishes()
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  private var plainText = ""
  private var styledText: NSAttributedString?
  private let content = TextContentView(frame: .zero)

  // MARK: Lifecycle

  /// A text view with a rectangle in its superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// A text view with a rectangle in its superview's coordinates, in points; the container is its
  /// own whatever is given.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    setUp()
    guard let textContainer else { return }
    self.textContainer.lineFragmentPadding = textContainer.lineFragmentPadding
    self.textContainer.maximumNumberOfLines = textContainer.maximumNumberOfLines
    self.textContainer.lineBreakMode = textContainer.lineBreakMode
    if let text = textContainer.layoutManager?.textStorage { attributedText = text }
  }

  /// A text view; there is one way of laying out text here, whichever is asked for.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// A text view as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UITextView.self)
  }

  private func setUp() {
    backgroundColor = .systemBackground
    clipsToBounds = true
    addSubview(content)
    content.drawText = { [unowned self] in drawText(in: $0) }
    textContainer.changed = { [unowned self] in contentChanged() }
  }

  // MARK: UIView

  /// Without a size where the view scrolls; otherwise as high as its text at the width it has.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  /// As high as the text at a width; as wide as the text where that is less. A width of 0 is no
  /// limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let hasLimit = size.width > 0 && size.width < 1_000_000
    let text = textSize(width: hasLimit ? columnWidth(in: size.width) : nil)
    let sides =
      textContainerInset.left + textContainerInset.right
      + 2 * textContainer.lineFragmentPadding
    return CGSize(
      width: hasLimit ? min(size.width, text.width + sides) : text.width + sides,
      height: text.height + textContainerInset.top + textContainerInset.bottom)
  }

  @_spi(UIKit) open override var wrapsToLayoutWidth: Bool { !isScrollEnabled }

  @_spi(UIKit) open override func contentSize(wrappedTo width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: 0))
  }

  /// Whether the view scrolls. Default true.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  /// Lays the text out for the width.
  open override func layoutSubviews() {
    let old = content.bounds.width
    let height = textSize(width: columnWidth(in: bounds.width)).height
    textContainer.size = CGSize(
      width: columnWidth(in: bounds.width) + 2 * textContainer.lineFragmentPadding,
      height: .greatestFiniteMagnitude)
    contentSize = CGSize(
      width: bounds.width, height: height + textContainerInset.top + textContainerInset.bottom)
    content.frame = CGRect(origin: .zero, size: contentSize)
    if old != content.bounds.width { invalidateIntrinsicContentSize() }
    super.layoutSubviews()
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    if adjustsFontForContentSizeCategory, let font {
      self.font = font.adjusted(to: new.preferredContentSizeCategory)
    }
    super.adapt(from: old, to: new)
    content.setNeedsDisplay()
  }

  /// Links follow the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    content.setNeedsDisplay()
  }

  // MARK: Being written to

  /// Whether there is any text.
  open var hasText: Bool { !text.isEmpty }

  /// A view that may be written or selected may.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, unless the delegate is against it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder,
      !isEditable || delegate?.textViewShouldBeginEditing?(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    guard isEditable else { return true }
    delegate?.textViewDidBeginEditing?(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing, unless the delegate is against it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditable || delegate?.textViewShouldEndEditing?(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    guard isEditable else { return true }
    delegate?.textViewDidEndEditing?(self)
    post(Self.textDidEndEditingNotification)
    return true
  }

  /// Writes a text in the place of what is selected, unless the delegate is against it.
  open func insertText(_ text: String) { write(text, in: selectedRange) }

  /// Deletes what is selected, or the character before, unless the delegate is against it.
  open func deleteBackward() {
    if selectedRange.length > 0 { return write("", in: selectedRange) }
    if let range = rangeBeforeInsertionPoint { write("", in: range) }
  }

  // MARK: Where characters are

  /// What is selected, empty at the insertion point; it is not shown.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selectedRange) }
    set { if let newValue, let range = range(of: newValue) { selectedRange = range } }
  }

  /// The rectangle of the first line of a part, in points of the view; where the insertion point is
  /// for an empty one.
  open func firstRect(for range: UITextRange) -> CGRect {
    rects(of: range).first ?? caretRect(for: range.start)
  }

  /// The rectangle of an insertion point, in points of the view. It is not drawn.
  open func caretRect(for position: UITextPosition) -> CGRect {
    textGeometry.caret(at: (position as? TextOffset)?.offset ?? 0)
  }

  /// The rectangles of a part, one a line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = rects(of: range)
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  /// The place nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(textGeometry.offset(nearestTo: point))
  }

  /// A tap begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable { becomeFirstResponder() }
  }

  func replace(_ range: NSRange, with text: String) {
    if let styledText, styledText.length > 0 {
      let changed = NSMutableAttributedString(attributedString: styledText)
      changed.replaceCharacters(in: range, with: text)
      self.styledText = changed
    } else {
      let old = self.text as NSString
      (plainText, styledText) = (old.replacingCharacters(in: range, with: text), nil)
    }
    contentChanged()
  }

  // MARK: Private

  private func selectEnd() { selection = NSRange(location: text.utf16.count, length: 0) }

  /// The text with its links as they look here.
  private static func linked(
    _ text: NSAttributedString, _ look: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let whole = NSRange(location: 0, length: text.length)
    var links: [NSRange] = []
    text.enumerateAttribute(.link, in: whole) { value, range, _ in
      if value != nil { links.append(range) }
    }
    guard !links.isEmpty else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    for range in links {
      result.removeAttribute(.link, range: range)
      result.addAttributes(look, range: range)
    }
    return result
  }

  /// The text with the links that are found in it; nil where none are looked for, or found.
  private var detectedText: NSAttributedString? {
    guard !dataDetectorTypes.isEmpty, !isEditable else { return nil }
    let links = DetectedLinks.find(dataDetectorTypes, in: text)
    guard !links.isEmpty else { return nil }
    let result = NSMutableAttributedString(attributedString: attributedText)
    for link in links { result.addAttribute(.link, value: link.url, range: link.range) }
    return result
  }

  private func columnWidth(in width: CGFloat) -> CGFloat {
    max(
      0,
      width - textContainerInset.left - textContainerInset.right
        - 2 * textContainer.lineFragmentPadding)
  }

  /// In points, rounded up to pixels; an empty text is one line high.
  private func textSize(width: CGFloat?) -> CGSize {
    let layout = TextLayoutCache.shared.layout(shownText, options: options(width: width))
    let screen = UIScreen.main
    let line = layout.size.height > 0 ? layout.size.height : (font ?? Self.standIn).lineHeight
    return CGSize(width: screen.roundedUp(layout.size.width), height: screen.roundedUp(line))
  }

  private static let standIn = UIFont.systemFont(ofSize: 12)

  private func options(width: CGFloat?) -> TextLayoutOptions {
    var options = TextLayoutOptions(width: width)
    options.maximumLines = max(0, textContainer.maximumNumberOfLines)
    options.overflow = .lastLine
    return options
  }

  private var shownText: StyledText {
    let defaults = TextAttributes(typingAttributes)
    var text =
      (detectedText ?? styledText).map {
        StyledText(Self.linked($0, linkTextAttributes), defaults: defaults)
      } ?? StyledText(plainText, attributes: defaults)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLimited = textContainer.maximumNumberOfLines > 0
    guard isMirrored || isLimited else { return text }
    text = text.mapAttributes { attributes in
      if isMirrored, attributes.paragraph.alignment == .natural {
        attributes.paragraph.alignment = .right
      }
      if isLimited { attributes.paragraph.lineBreak = textContainer.lineBreakMode.textLineBreak }
    }
    return text
  }

  /// The first line begins at the top inset; nothing is centred.
  private func drawText(in context: CGContext) {
    let width = columnWidth(in: content.bounds.width)
    TextLayoutCache.shared.layout(shownText, options: options(width: width)).draw(
      in: context,
      at: CGPoint(
        x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top))
  }

  private func overwrite(_ key: NSAttributedString.Key, with value: Any?) {
    if let styledText, let value {
      let changed = NSMutableAttributedString(attributedString: styledText)
      changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
      self.styledText = changed
    }
    contentChanged()
  }

  /// The text as a text storage and a layout manager; nil before somebody asks for them.
  final var textKit: TextViewStorage?

  private func contentChanged() {
    textKit?.take(attributedText)
    content.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  @_spi(UIKit) open override var accessibilityStandard: AccessibilityStandard {
    var standard = super.accessibilityStandard
    (standard.isElement, standard.value) = (true, text)
    return standard
  }
}
