/// A line of text to be written in. It is drawn here, not edited.
///
/// Source: Apple, UITextField; where its text stands is that of a picture UIKit drew.
@preconcurrency @MainActor
open class UITextField: UIControl {
  // MARK: Text

  /// The text. Default empty.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      (plainText, styledText) = (newValue ?? "", nil)
      contentChanged()
    }
  }

  /// The text with attributes of its own, which come before the field's.
  open var attributedText: NSAttributedString? {
    get { styledText ?? NSAttributedString(string: plainText, attributes: defaultTextAttributes) }
    set {
      styledText = newValue.map { NSAttributedString(attributedString: $0) }
      plainText = ""
      contentChanged()
    }
  }

  /// Shown while there is no text. Default nil.
  open var placeholder: String? {
    get { styledPlaceholder?.string ?? plainPlaceholder }
    set {
      (plainPlaceholder, styledPlaceholder) = (newValue, nil)
      contentChanged()
    }
  }

  /// The placeholder with attributes of its own, which come before the field's.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      styledPlaceholder
        ?? plainPlaceholder.map { NSAttributedString(string: $0, attributes: placeholderLook) }
    }
    set {
      styledPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
      plainPlaceholder = nil
      contentChanged()
    }
  }

  /// Default the system font at 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentChanged() } }
  /// Default the label colour.
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  /// Default natural: where lines begin.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The look of text without attributes: font, colour, alignment.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { look(textColor ?? .label) }
    set {
      font = newValue[.font] as? UIFont ?? font
      textColor = newValue[.foregroundColor] as? UIColor ?? textColor
      textAlignment = (newValue[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? textAlignment
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
  open var borderStyle = BorderStyle.none { didSet { contentChanged() } }
  /// An image behind everything, of a field whose border style is `.none`. Default nil.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The image behind a field that is not enabled; nil for ``background``. Default nil.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// The view where the line begins. Default nil.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// When ``leftView`` is seen. Default never.
  open var leftViewMode = ViewMode.never { didSet { sideViewsChanged() } }
  /// The view where the line ends. Default nil.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// When ``rightView`` is seen. Default never.
  open var rightViewMode = ViewMode.never { didSet { sideViewsChanged() } }
  /// When the button that clears the text is seen, where there is text. Default never.
  open var clearButtonMode = ViewMode.never { didSet { sideViewsChanged() } }

  // MARK: Editing, which there is not here

  /// Who is asked before the text is cleared. Default nil.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is being edited: never here.
  open var isEditing: Bool { false }
  /// Whether editing begins with an empty text. Kept. Default false.
  open var clearsOnBeginEditing = false
  /// Whether an insertion replaces the text. Kept. Default false.
  open var clearsOnInsertion = false
  /// Whether attributes can be edited. Kept. Default false.
  open var allowsEditingTextAttributes = false
  /// What is shown in the keyboard's place. Kept. Default nil.
  open var inputView: UIView?
  /// Whether the text is shown as dots. Default false.
  open var isSecureTextEntry = false { didSet { contentChanged() } }
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

  private var plainText = ""
  private var styledText: NSAttributedString?
  private var plainPlaceholder: String?
  private var styledPlaceholder: NSAttributedString?
  let clearSign = SymbolView(.clear, color: .tertiaryLabel)

  // MARK: Lifecycle

  /// A text field with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
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

  package override func baselineDistances(in size: CGSize?) -> BaselineDistances {
    lineBaseline(in: CGRect(origin: .zero, size: size ?? naturalSize))
  }

  package override var baselineLineHeight: CGFloat? {
    (font ?? .systemFont(ofSize: 17)).lineHeight
  }

  /// Places the views at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    clearSign.isHidden = !showsClearButton
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    clearSign.frame = clearSignRect
  }

  package override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    if adjustsFontForContentSizeCategory {
      font = font?.adjusted(to: new.preferredContentSizeCategory)
    }
    super.adapt(from: old, to: new)
  }

  /// A tap on the button that clears the text does.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, showsClearButton,
      clearButtonRect(forBounds: bounds).contains(touch.location(in: self)),
      delegate?.textFieldShouldClear?(self) ?? true
    else { return }
    text = ""
    send(.editingChanged, with: event)
  }

  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }

  // MARK: Private

  /// What is drawn of the text.
  var shownText: StyledTextSource {
    if isSecureTextEntry {
      return .plain(String(repeating: "•", count: text?.count ?? 0))
    }
    return styledText.map { .attributed($0) } ?? .plain(plainText)
  }

  func look(_ color: UIColor) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return [
      .font: font ?? .systemFont(ofSize: 17), .foregroundColor: color, .paragraphStyle: style,
    ]
  }

  private var placeholderLook: [NSAttributedString.Key: Any] { look(placeholderColor) }

  /// The colour of a placeholder without attributes.
  var placeholderColor: UIColor { .placeholderText }

  private func contentChanged() {
    setNeedsDisplay()
    sideViewsChanged()
    invalidateIntrinsicContentSize()
  }

  private func sideViewsChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    sideViewsChanged()
  }
}
