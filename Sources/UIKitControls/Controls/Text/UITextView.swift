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
    get { written.string }
    set {
      if written.set(newValue ?? "") { contentChanged() }
    }
  }

  /// The text with attributes of its own, which come before the view's. Setting it also makes
  /// ``font``, ``textColor`` and ``textAlignment`` those at its first letter, where it says them.
  open var attributedText: NSAttributedString! {
    get { written.attributed(typingAttributes) }
    set {
      ownLook.takeOver(newValue)
      if written.set(newValue) { contentChanged() }
    }
  }

  /// Nil for 12 points, which is what UIKit draws until a font is set. Default nil. Setting it also
  /// changes the whole attributed text.
  open var font: UIFont? {
    get { ownLook.font }
    set {
      ownLook.font = newValue
      overwrite(.font, with: newValue)
    }
  }
  /// Nil for the label colour. Default nil. Setting it also changes the whole attributed text.
  open var textColor: UIColor? {
    get { ownLook.color }
    set {
      ownLook.color = newValue
      overwrite(.foregroundColor, with: newValue)
    }
  }
  /// Default natural: where lines begin. Setting it also changes the whole attributed text.
  open var textAlignment: NSTextAlignment {
    get { ownLook.alignment }
    set {
      guard written.styled != nil || newValue != ownLook.alignment else { return }
      ownLook.alignment = newValue
      written.align(newValue)
      contentChanged()
    }
  }
  /// The look of text without attributes. Attributed text stays as it is.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownLook.attributes(font: .systemFont(ofSize: 12), color: .label) }
    set {
      ownLook.set(newValue)
      contentChanged()
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
    didSet { if textContainerInset != oldValue { contentChanged() } }
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
    get { written.selection }
    set {
      let range = offsets.limited(newValue)
      guard range != written.selection else { return }
      written.selection = range
      delegate?.textViewDidChangeSelection?(self)
    }
  }
  /// What is shown in the keyboard's place. Kept. Default nil.
  open override var inputView: UIView? {
    get { written.inputView }
    set { written.inputView = newValue }
  }
  /// What is shown above the keyboard. Kept. Default nil.
  open override var inputAccessoryView: UIView? {
    get { written.inputAccessoryView }
    set { written.inputAccessoryView = newValue }
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
  /// numbers are found, by rules of this package; of anything else nothing is, which is logged.
  /// Default none.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      dataDetectorTypes.sayWhatIsNotFound()
      contentChanged()
    }
  }

  final var written = WrittenText()
  final var ownLook = TextLook()
  final let content = TextContentView(frame: .zero)
  /// The text as a text storage and a layout manager; nil before somebody asks for them.
  final var textKit: TextViewStorage?

  // MARK: Lifecycle

  /// A text view with a rectangle in its superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// A text view with a rectangle in its superview's coordinates, in points; the container is its
  /// own whatever is given.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
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

  /// A text view as a nib describes it, which is clear where that says nothing of the background.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UITextView.self)
  }

  private func setUp() {
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
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

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
    set { select(newValue) }
  }

  /// The rectangle of the first line of a part, in points of the view; where the insertion point is
  /// for an empty one.
  open func firstRect(for range: UITextRange) -> CGRect {
    rects(of: range).first ?? caretRect(for: range.start)
  }

  /// The rectangle of an insertion point, in points of the view. It is not drawn.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caret(at: position)
  }

  /// The rectangles of a part, one a line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    lineRects(of: range)
  }

  /// The place nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    place(nearestTo: point)
  }

  /// A tap begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable { becomeFirstResponder() }
  }

  @_spi(UIKit) open override var accessibilityStandard: AccessibilityStandard {
    var standard = super.accessibilityStandard
    (standard.isElement, standard.value) = (true, text)
    return standard
  }
}

// Unsupported: UITextView: links · kept · Links and attachments are not touched. · test:
//   TextControlTests
