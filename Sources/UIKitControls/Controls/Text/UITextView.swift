@_spi(UIKit) import UIKitViews

/// A scrolling view for text of several lines. There is no keyboard, and selection and insertion
/// point are not drawn; ``UITextInput`` returns their positions.
///
/// Source: Apple, UITextView; the position of its text is measured in a picture drawn by UIKit.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, TextMetrics {
  /// The delegate of editing and scrolling. Default nil.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { assignedDelegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// The text. Default empty. Setting it removes the attributes of ``attributedText``.
  open var text: String! {
    get { written.string }
    set {
      if written.set(newValue ?? "") { contentChanged() }
    }
  }

  /// The attributed text, whose attributes override the view's. Setting it also sets ``font``,
  /// ``textColor`` and ``textAlignment`` to those of its first character, if any.
  open var attributedText: NSAttributedString! {
    get { written.attributed(typingAttributes) }
    set {
      explicitAppearance.adoptAttributes(newValue)
      if written.set(newValue) { contentChanged() }
    }
  }

  /// The font; nil, the default, for the system font of 12 points, as on iOS. Setting it also
  /// changes the attributed text.
  open var font: UIFont? {
    get { explicitAppearance.font }
    set {
      explicitAppearance.font = newValue
      overwrite(.font, with: newValue)
    }
  }
  /// The text colour; nil for the label colour. Default nil. Also changes the attributed text.
  open var textColor: UIColor? {
    get { explicitAppearance.color }
    set {
      explicitAppearance.color = newValue
      overwrite(.foregroundColor, with: newValue)
    }
  }
  /// The alignment. Default natural, the leading side. Setting it also changes the attributed text.
  open var textAlignment: NSTextAlignment {
    get { explicitAppearance.alignment }
    set {
      guard written.styled != nil || newValue != explicitAppearance.alignment else { return }
      explicitAppearance.alignment = newValue
      written.align(newValue)
      contentChanged()
    }
  }
  /// The attributes of plain text. Attributed text is not changed.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { explicitAppearance.attributes(font: .systemFont(ofSize: 12), color: .label) }
    set {
      explicitAppearance.set(newValue)
      contentChanged()
    }
  }
  /// The attributes of links, overridden by a link's own. Default the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { explicitLinkTextAttributes ?? [.foregroundColor: tintColor as Any] }
    set {
      explicitLinkTextAttributes = newValue
      contentChanged()
    }
  }
  private var explicitLinkTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether fonts of text styles adapt to the content size category. Default false.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Layout

  /// The insets around the text, in points. Default 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }
  /// The container of the text.
  public let textContainer: NSTextContainer

  // MARK: Editing

  /// Whether the text is editable. Default true.
  open var isEditable = true {
    didSet { if isEditable != oldValue, !dataDetectorTypes.isEmpty { contentChanged() } }
  }
  /// Whether the text is selectable, so that even a view that is not editable can become first
  /// responder. Default true.
  open var isSelectable = true
  /// The selected range in UTF-16 units, clamped to the text; it is not drawn. Setting the text
  /// moves it to the end. Default empty.
  open var selectedRange: NSRange {
    get { written.selection }
    set {
      let range = offsets.limited(newValue)
      guard range != written.selection else { return }
      written.selection = range
      delegate?.textViewDidChangeSelection?(self)
    }
  }
  /// The view in place of the keyboard. It is stored only. Default nil.
  open override var inputView: UIView? {
    get { written.inputView }
    set { written.inputView = newValue }
  }
  /// The view above the keyboard. It is stored only. Default nil.
  open override var inputAccessoryView: UIView? {
    get { written.inputAccessoryView }
    set { written.inputAccessoryView = newValue }
  }
  /// Whether the user may edit the text's attributes. Stored only. Default false.
  open var allowsEditingTextAttributes = false
  /// Whether the text is confidential. Stored only. Default false.
  open var isSecureTextEntry = false
  /// The type of the keyboard. Stored only. Default `.default`.
  open var keyboardType = UIKeyboardType.default
  /// The type of the return key. Stored only. Default `.default`.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether text is corrected while typing. Stored only. Default `.default`.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// How text is capitalized while typing. Stored only. Default sentences.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the spelling is checked. Stored only. Default `.default`.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether the return key is disabled while the text is empty. Stored only. Default false.
  open var enablesReturnKeyAutomatically = false
  /// The types of data that become links while the text is not editable. Web and mail addresses and
  /// telephone numbers are detected, by patterns of this package; other types log a warning.
  /// Default none.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      dataDetectorTypes.warnOfUnsupportedTypes()
      contentChanged()
    }
  }

  final var written = EditableText()
  final var explicitAppearance = TextAppearance()
  final let content = TextContentView(frame: .zero)
  /// The text storage and layout manager; nil until they are used.
  final var textKit: TextViewStorage?

  // MARK: Lifecycle

  /// Creates a text view with a frame, in points.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view with a frame, in points.
  ///
  /// - Parameter textContainer: The container, whose layout manager and text, if any, become those
  ///   of the view: it shows the text, draws with the layout manager, and retains both. Nil for one
  ///   of the view's own. Source: Apple, UITextView.init(frame:textContainer:).
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    backgroundColor = .systemBackground
    setUp()
    if self.textContainer.layoutManager != nil { textKit = TextViewStorage(of: self) }
  }

  /// Creates a text view; the text layout engine is always the same.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates a text view from a nib, clear by default.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UITextView.self)
  }

  private func setUp() {
    textMetrics = self
    clipsToBounds = true
    addSubview(content)
    content.drawText = { [unowned self] in drawText(in: $0) }
    textContainer.changed = { [unowned self] in containerChanged() }
  }

  // MARK: UIView

  /// No intrinsic size while scrolling is enabled; otherwise the height of the text at the current
  /// width.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: content.isUnwrapped ? 0 : bounds.width, height: 0))
  }

  /// The size of the text at a width, not wider than the text. A width of 0 is no limit.
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

  package final var wrapsToLayoutWidth: Bool { !isScrollEnabled }

  package final func contentSize(wrappedTo width: CGFloat) -> CGSize {
    sizeThatFits(CGSize(width: width, height: 0))
  }

  package final var unwrappedContentSize: CGSize {
    content.isUnwrapped = true
    defer { content.isUnwrapped = false }
    return intrinsicContentSize
  }

  /// Whether scrolling is enabled. Default true.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Lays out the text for the width.
  open override func layoutSubviews() {
    let old = content.bounds.width
    textContainer.size = CGSize(
      width: columnWidth(in: bounds.width) + 2 * textContainer.lineFragmentPadding,
      height: .greatestFiniteMagnitude)
    let height = textSize(width: columnWidth(in: bounds.width)).height
    contentSize = CGSize(
      width: bounds.width, height: height + textContainerInset.top + textContainerInset.bottom)
    content.frame = CGRect(origin: .zero, size: contentSize)
    if old != content.bounds.width { invalidateIntrinsicContentSize() }
    super.layoutSubviews()
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    if adjustsFontForContentSizeCategory {
      explicitAppearance.font = font?.adjusted(to: new.preferredContentSizeCategory)
      written.adjustFonts(to: new.preferredContentSizeCategory)
      contentChanged()
    }
    super.adapt(from: old, to: new)
    content.setNeedsDisplay()
  }

  /// Updates the colour of links.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textKit?.refresh()
    content.setNeedsDisplay()
  }

  // MARK: Editing text

  /// Whether the view has text.
  open var hasText: Bool { !text.isEmpty }

  /// Whether the view is editable or selectable.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, unless the delegate refuses.
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

  /// Ends editing, unless the delegate refuses.
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

  /// Replaces the selection with a text, unless the delegate refuses.
  open func insertText(_ text: String) {
    let all = NSRange(location: 0, length: self.text.utf16.count)
    write(text, in: clearsOnInsertion ? all : selectedRange)
    clearsOnInsertion = false
  }

  /// Deletes the selection, or the character before it, unless the delegate refuses.
  open func deleteBackward() {
    if selectedRange.length > 0 { return write("", in: selectedRange) }
    if let range = rangeBeforeInsertionPoint { write("", in: range) }
  }

  // MARK: Positions of characters

  /// The selected range, empty at the insertion point; it is not drawn.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selectedRange) }
    set { select(newValue) }
  }

  /// Returns the rectangle of the first line of a range, in points of the view; for an empty one
  /// that of the insertion point.
  open func firstRect(for range: UITextRange) -> CGRect {
    rects(of: range).first ?? caretRect(for: range.start)
  }

  /// Returns the rectangle of an insertion point, in points of the view. It is not drawn.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caret(at: position)
  }

  /// Returns the rectangles of a range, one for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    lineRects(of: range)
  }

  /// Returns the position nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    textPosition(nearestTo: point)
  }

  /// Begins editing after a tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable { becomeFirstResponder() }
  }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    var standard = super.accessibilityDefaults
    (standard.isElement, standard.value) = (true, text)
    return standard
  }
}

// Unsupported: UITextView: links · kept · Touches on links and attachments have no effect. · test:
//   TextControlTests
