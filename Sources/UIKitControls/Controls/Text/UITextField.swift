@_spi(UIKit) import UIKitViews

/// A line of text to be written in. There is no keyboard, and what is selected is not shown;
/// ``UITextInput`` says where the insertion point would be.
/// Source: Apple, UITextField; where its text stands is that of a picture UIKit drew.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
  // MARK: Text

  /// The text. Default empty.
  open var text: String? {
    get { written.string }
    set {
      if written.set(newValue ?? "") { contentChanged() }
    }
  }

  /// The text with attributes of its own, which come before the field's. Setting it also makes
  /// ``font``, ``textColor`` and ``textAlignment`` those at its first letter, where it says them.
  open var attributedText: NSAttributedString? {
    get { written.attributed(defaultTextAttributes) }
    set {
      ownLook.takeOver(newValue)
      if written.set(newValue) { contentChanged() }
    }
  }

  /// Shown while there is no text. Default nil.
  open var placeholder: String? {
    get { styledPlaceholder?.string ?? plainPlaceholder }
    set {
      guard styledPlaceholder != nil || plainPlaceholder != newValue else { return }
      (plainPlaceholder, styledPlaceholder) = (newValue, nil)
      contentChanged()
    }
  }

  /// The placeholder with attributes of its own, which come before the field's.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      styledPlaceholder
        ?? plainPlaceholder.map {
          NSAttributedString(string: $0, attributes: look(placeholderColor))
        }
    }
    set {
      styledPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
      plainPlaceholder = nil
      contentChanged()
    }
  }

  /// Default the system font at 17 points. Setting it also changes the whole attributed text.
  open var font: UIFont? {
    get { ownLook.font }
    set { overwriteFont(newValue) }
  }
  /// Default the label colour. Setting it also changes the whole attributed text.
  open var textColor: UIColor? {
    get { ownLook.color }
    set {
      ownLook.color = newValue
      written.overwrite(.foregroundColor, with: newValue)
      setNeedsDisplay()
    }
  }
  /// Default natural: where lines begin. Setting it also changes the whole attributed text.
  open var textAlignment: NSTextAlignment {
    get { ownLook.alignment }
    set {
      ownLook.alignment = newValue
      written.align(newValue)
      setNeedsDisplay()
    }
  }
  /// The look of text without attributes. Setting it also changes the whole attributed text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { ownLook.attributes(font: .systemFont(ofSize: 17), color: .label) }
    set {
      overwriteLook(newValue)
    }
  }
  /// Whether the text shrinks to fit the width, at most to ``minimumFontSize``. Default false.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// In points. Default 0, no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Whether a font of a text style follows when the content size changes. Default false.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Looks

  /// Default `.none`.
  open var borderStyle = BorderStyle.none { didSet { contentChanged(borderStyle, oldValue) } }
  /// An image behind everything, of a field whose border style is `.none`. Default nil.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The image behind a field that is not enabled; nil for ``background``. Default nil.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// The view where the line begins. Default nil.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// When ``leftView`` is seen. Default never.
  open var leftViewMode = ViewMode.never { didSet { sideViewsChanged(leftViewMode, oldValue) } }
  /// The view where the line ends. Default nil.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// When ``rightView`` is seen. Default never.
  open var rightViewMode = ViewMode.never { didSet { sideViewsChanged(rightViewMode, oldValue) } }
  /// When the button that clears the text is seen, where there is text. Default never.
  open var clearButtonMode = ViewMode.never {
    didSet { sideViewsChanged(clearButtonMode, oldValue) }
  }

  // MARK: Editing

  /// Who has a say in what is written. Default nil.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is being edited: the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Whether editing begins with an empty text. Default false.
  open var clearsOnBeginEditing = false
  /// Whether an insertion replaces the text, once. Set anew as editing begins. Default false.
  open var clearsOnInsertion = false
  /// Whether attributes can be edited. Kept. Default false.
  open var allowsEditingTextAttributes = false
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
  /// Whether the text is shown as dots. Default false.
  open var isSecureTextEntry = false { didSet { contentChanged(isSecureTextEntry, oldValue) } }
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
  /// The look of what is written: ``defaultTextAttributes``. Nil while nobody writes.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes : nil }
    set { if isEditing, let newValue { defaultTextAttributes = newValue } }
  }

  final var written = WrittenText()
  final var ownLook = TextLook(font: .systemFont(ofSize: 17), color: .label)
  private var plainPlaceholder: String?
  private var styledPlaceholder: NSAttributedString?
  let clearSign = SymbolView(.clear, color: .tertiaryLabel)
  private let clearPicture = UIImageView(frame: .zero)
  /// In the place of the sign that clears the text.
  var clearImage: UIImage? { didSet { sideViewsChanged(clearImage, oldValue) } }

  // MARK: Lifecycle

  /// A text field with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [.value(\UITextField.font), .value(\UITextField.textColor)]
  }

  /// A text field as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UITextField.self)
  }

  private func setUp() {
    contentMode = .redraw
    addSubview(clearSign)
    (clearPicture.contentMode, clearPicture.tintColor) = (.center, .tertiaryLabel)
    addSubview(clearPicture)
  }

  // MARK: Rectangles

  /// Where the border is drawn. Default all of the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text stands: the bounds without the border's inset and the views at the sides.
  open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
  /// Where the placeholder stands. Default where the text stands.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the text stands while it is being edited. Default where it stands otherwise.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the button that clears the text stands.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(in: bounds) }
  /// Where ``leftView`` stands.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, in: bounds, isAtLeft: !isMirrored)
  }
  /// Where ``rightView`` stands.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, in: bounds, isAtLeft: isMirrored)
  }

  // MARK: Drawing

  /// Draws the text into the current context, in the middle of a rectangle's height.
  open func drawText(in rect: CGRect) {
    draw(shownText, color: textColor ?? .label, in: rect)
  }

  /// Draws the placeholder into the current context, in the middle of a rectangle's height.
  open func drawPlaceholder(in rect: CGRect) {
    guard let attributedPlaceholder else { return }
    draw(.attributed(attributedPlaceholder), color: placeholderColor, in: rect)
  }

  /// Draws the border, then the text or, where there is none, the placeholder.
  open override func draw(_ rect: CGRect) {
    drawBorder(in: borderRect(forBounds: bounds))
    if hasText {
      drawText(in: textRect(forBounds: bounds))
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }

  // MARK: UIView

  /// As wide as the text or the placeholder, as high as a line; with a border's insets.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// As wide as the text or the placeholder, as high as a line; with a border's insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  @_spi(UIKit) open override func baselineDistances(in size: CGSize?) -> BaselineDistances {
    lineBaseline(in: CGRect(origin: .zero, size: size ?? naturalSize))
  }

  @_spi(UIKit) open override var baselineLineHeight: CGFloat? {
    (font ?? .systemFont(ofSize: 17)).lineHeight
  }

  /// Places the views at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    clearSign.isHidden = !showsClearButton || clearImage != nil
    clearPicture.image = clearImage
    clearPicture.isHidden = !showsClearButton || clearImage == nil
    clearPicture.frame = clearButtonRect(forBounds: bounds)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    clearSign.frame = clearSignRect
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    if adjustsFontForContentSizeCategory {
      ownLook.font = font?.adjusted(to: new.preferredContentSizeCategory)
      contentChanged()
    }
    super.adapt(from: old, to: new)
  }

  /// A tap on the button that clears the text does.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    guard showsClearButton, clearButtonRect(forBounds: bounds).contains(touch.location(in: self))
    else {
      becomeFirstResponder()
      return
    }
    if delegate?.textFieldShouldClear?(self) ?? true { write("", over: wholeRange) }
  }

  // MARK: Being written to

  /// A field that is enabled may.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate is against it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder, mayBeginEditing,
      super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing, delegate?.textFieldShouldClear?(self) ?? true { text = "" }
    sideViewsChanged()
    editingDidBegin()
    return true
  }

  /// Ends editing, unless the delegate is against it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard mayEndEditing, super.resignFirstResponder() else { return false }
    sideViewsChanged()
    editingDidEnd()
    return true
  }

  /// Writes a text in the place of what is selected, unless the delegate is against it; a line
  /// break is the return key.
  open func insertText(_ text: String) { insert(text) }

  /// Deletes what is selected, or the character before, unless the delegate is against it.
  open func deleteBackward() { deleteSelection() }

  // MARK: Where characters are

  /// What is selected, empty at the insertion point; it is not shown.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(written.selection) }
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

  // MARK: What is asked and told of editing

  var mayBeginEditing: Bool { delegate?.textFieldShouldBeginEditing?(self) ?? true }
  var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing?(self) ?? true }

  func mayChange(_ range: NSRange, _ string: String) -> Bool {
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

  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }

  /// The colour of a placeholder without attributes.
  var placeholderColor: UIColor { .placeholderText }

  /// Notes that the text, the placeholder or their look is another.
  func contentChanged() {
    setNeedsDisplay()
    sideViewsChanged()
    invalidateIntrinsicContentSize()
  }

  @_spi(UIKit) open override func accessibilityOfKind(
    _ standard: AccessibilityStandard
  ) -> AccessibilityStandard {
    var standard = standard
    let text = text ?? ""
    (standard.isElement, standard.value) = (true, text.isEmpty ? placeholder : text)
    return standard
  }
}
