@_spi(UIKit) import UIKitViews

/// A control for editing a line of text. There is no keyboard, and the selection is not drawn;
/// ``UITextInput`` returns the position of the insertion point.
/// Source: Apple, UITextField; the position of its text is measured in a picture drawn by UIKit.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, TextMetrics {
  // MARK: Text

  /// The text. Default empty.
  open var text: String? {
    get { written.string }
    set {
      if written.set(newValue ?? "") { contentChanged() }
    }
  }

  /// The attributed text, whose attributes override the field's. Setting it also sets ``font``,
  /// ``textColor`` and ``textAlignment`` to those of its first character, if any.
  open var attributedText: NSAttributedString? {
    get { written.attributed(defaultTextAttributes) }
    set {
      explicitAppearance.adoptAttributes(newValue)
      if written.set(newValue) { contentChanged() }
    }
  }

  /// The text that is shown while the field is empty. Default nil.
  open var placeholder: String? {
    get { styledPlaceholder?.string ?? plainPlaceholder }
    set {
      guard styledPlaceholder != nil || plainPlaceholder != newValue else { return }
      (plainPlaceholder, styledPlaceholder) = (newValue, nil)
      contentChanged()
    }
  }

  /// The attributed placeholder, whose attributes override the field's.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      styledPlaceholder
        ?? plainPlaceholder.map {
          NSAttributedString(string: $0, attributes: textAttributes(placeholderColor))
        }
    }
    set {
      styledPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
      plainPlaceholder = nil
      contentChanged()
    }
  }

  /// The font. Default the system font at 17 points. Setting it also changes the attributed text.
  open var font: UIFont? {
    get { explicitAppearance.font }
    set { overwriteFont(newValue) }
  }
  /// The text colour. Default the label colour. Setting it also changes the attributed text.
  open var textColor: UIColor? {
    get { explicitAppearance.color }
    set {
      explicitAppearance.color = newValue
      written.overwrite(.foregroundColor, with: newValue)
      setNeedsDisplay()
    }
  }
  /// The alignment. Default natural, the leading side. Setting it also changes the attributed text.
  open var textAlignment: NSTextAlignment {
    get { explicitAppearance.alignment }
    set {
      explicitAppearance.alignment = newValue
      written.align(newValue)
      setNeedsDisplay()
    }
  }
  /// The attributes of plain text. Setting them also changes the attributed text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { explicitAppearance.attributes(font: .systemFont(ofSize: 17), color: .label) }
    set {
      overwriteAppearance(newValue)
    }
  }
  /// Whether the text shrinks to fit the width, at most to ``minimumFontSize``. Default false.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The smallest font size, in points. Default 0, no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Whether fonts of text styles adapt to the content size category. Default false.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Appearance

  /// The border style. Default `.none`.
  open var borderStyle = BorderStyle.none { didSet { contentChanged(borderStyle, oldValue) } }
  /// The background image of a field whose border style is `.none`. Default nil.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The background image of a disabled field; nil for ``background``. Default nil.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// The view on the leading side. Default nil.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// When ``leftView`` is visible. Default never.
  open var leftViewMode = ViewMode.never { didSet { sideViewsChanged(leftViewMode, oldValue) } }
  /// The view on the trailing side. Default nil.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// When ``rightView`` is visible. Default never.
  open var rightViewMode = ViewMode.never { didSet { sideViewsChanged(rightViewMode, oldValue) } }
  /// When the clear button is visible, if the field has text. Default never.
  open var clearButtonMode = ViewMode.never {
    didSet { sideViewsChanged(clearButtonMode, oldValue) }
  }

  // MARK: Editing

  /// The delegate of the text field. Default nil.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is being edited: the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Whether the text is cleared when editing begins. Default false.
  open var clearsOnBeginEditing = false
  /// Whether the next insertion replaces the text. Default false.
  open var clearsOnInsertion = false
  /// Whether attributes can be edited. It is stored only. Default false.
  open var allowsEditingTextAttributes = false
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
  /// Whether the text is shown as bullets. Default false.
  open var isSecureTextEntry = false { didSet { contentChanged(isSecureTextEntry, oldValue) } }
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
  /// The attributes of inserted text: ``defaultTextAttributes``. Nil while not editing.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes : nil }
    set { if isEditing, let newValue { defaultTextAttributes = newValue } }
  }

  final var written = EditableText()
  final var explicitAppearance = TextAppearance(font: .systemFont(ofSize: 17), color: .label)
  private var plainPlaceholder: String?
  private var styledPlaceholder: NSAttributedString?
  let clearSymbol = SymbolView(.clear, color: .tertiaryLabel)
  private let clearPicture = UIImageView(frame: .zero)
  /// The image of the clear button in place of its symbol.
  var clearImage: UIImage? { didSet { sideViewsChanged(clearImage, oldValue) } }

  // MARK: Lifecycle

  /// Creates a text field with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [.value(\UITextField.font), .value(\UITextField.textColor)]
  }

  /// Creates a text field from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UITextField.self)
  }

  private func setUp() {
    textMetrics = self
    isOpaque = false
    contentMode = .redraw
    addSubview(clearSymbol)
    (clearPicture.contentMode, clearPicture.tintColor) = (.center, .tertiaryLabel)
    addSubview(clearPicture)
  }

  // MARK: Rectangles

  /// Returns the rectangle of the border: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text: the bounds without the border's inset and the side views.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  /// Returns the rectangle of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the text while it is edited: that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(in: bounds) }
  /// Returns the rectangle of ``leftView``.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, in: bounds, isAtLeft: !isMirrored)
  }
  /// Returns the rectangle of ``rightView``.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, in: bounds, isAtLeft: isMirrored)
  }

  // MARK: Drawing

  /// Draws the text into the current context, vertically centred in a rectangle.
  open func drawText(in rect: CGRect) {
    draw(displayedText, color: textColor ?? .label, in: rect)
  }

  /// Draws the placeholder into the current context, vertically centred in a rectangle.
  open func drawPlaceholder(in rect: CGRect) {
    guard let attributedPlaceholder else { return }
    draw(.attributed(attributedPlaceholder), color: placeholderColor, in: rect)
  }

  /// Draws the border, then the text or, if it is empty, the placeholder.
  open override func draw(_ rect: CGRect) {
    drawBorder(in: borderRect(forBounds: bounds))
    if hasText {
      drawText(in: textRect(forBounds: bounds))
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }

  // MARK: UIView

  /// The width of the text or the placeholder, the height of a line; with the border's insets.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// The width of the text or the placeholder, the height of a line; with the border's insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  package final func baselineDistances(in size: CGSize?) -> BaselineDistances {
    lineBaseline(in: CGRect(origin: .zero, size: size ?? naturalSize))
  }

  package final var baselineLineHeight: CGFloat? {
    (font ?? .systemFont(ofSize: 17)).lineHeight
  }

  /// Lays out the side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !isVisible(leftViewMode)
    rightView?.isHidden = !isVisible(rightViewMode)
    clearSymbol.isHidden = !showsClearButton || clearImage != nil
    clearPicture.image = clearImage
    clearPicture.isHidden = !showsClearButton || clearImage == nil
    clearPicture.frame = clearButtonRect(forBounds: bounds)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    clearSymbol.frame = clearSymbolRect
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    if adjustsFontForContentSizeCategory {
      explicitAppearance.font = font?.adjusted(to: new.preferredContentSizeCategory)
      written.adjustFonts(to: new.preferredContentSizeCategory)
      contentChanged()
    }
    super.adapt(from: old, to: new)
  }

  /// Clears the text after a tap on the clear button; other taps begin editing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    guard showsClearButton, clearButtonRect(forBounds: bounds).contains(touch.location(in: self))
    else {
      becomeFirstResponder()
      return
    }
    if delegate?.textFieldShouldClear?(self) ?? true { write("", over: fullRange) }
  }

  // MARK: Editing text

  /// Whether the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate refuses.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder, shouldBeginEditing,
      super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing, delegate?.textFieldShouldClear?(self) ?? true { text = "" }
    sideViewsChanged()
    editingDidBegin()
    return true
  }

  /// Ends editing, unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard shouldEndEditing, super.resignFirstResponder() else { return false }
    sideViewsChanged()
    editingDidEnd()
    return true
  }

  /// Replaces the selection with a text, unless the delegate refuses; a line break is the return
  /// key.
  open func insertText(_ text: String) { insert(text) }

  /// Deletes the selection, or the character before it, unless the delegate refuses.
  open func deleteBackward() { deleteSelection() }

  // MARK: Positions of characters

  /// The selected range, empty at the insertion point; it is not drawn.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(written.selection) }
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

  // MARK: Delegate and notifications

  var shouldBeginEditing: Bool { delegate?.textFieldShouldBeginEditing?(self) ?? true }
  var shouldEndEditing: Bool { delegate?.textFieldShouldEndEditing?(self) ?? true }

  func shouldChangeText(_ range: NSRange, _ string: String) -> Bool {
    delegate?.textField?(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  func editingDidBegin() {
    delegate?.textFieldDidBeginEditing?(self)
    send(.editingDidBegin, with: nil)
    post(Self.textDidBeginEditingNotification)
  }

  func editingDidEnd() {
    if delegate?.textFieldDidEndEditing?(self, reason: .committed) == nil {
      delegate?.textFieldDidEndEditing?(self)
    }
    send(.editingDidEnd, with: nil)
    post(Self.textDidEndEditingNotification)
  }

  func returnWasPressed() {
    guard delegate?.textFieldShouldReturn?(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
    if ends { resignFirstResponder() }
  }

  /// Whether the field has text.
  open var hasText: Bool { text?.isEmpty == false }

  /// The colour of a placeholder without attributes.
  var placeholderColor: UIColor { .placeholderText }

  /// Updates the field after a change of text, placeholder or attributes.
  func contentChanged() {
    setNeedsDisplay()
    sideViewsChanged()
    invalidateIntrinsicContentSize()
  }

  @_spi(UIKit) open override func accessibilityDefaultsOfControl(
    _ standard: AccessibilityDefaults
  ) -> AccessibilityDefaults {
    var standard = standard
    let text = text ?? ""
    (standard.isElement, standard.value) = (true, text.isEmpty ? placeholder : text)
    return standard
  }
}
