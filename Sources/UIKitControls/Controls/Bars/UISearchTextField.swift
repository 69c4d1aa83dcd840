@_spi(UIKit) import UIKitViews

/// The field of a search bar: a magnifying glass and a text on grey with round corners.
///
/// Source: Apple, UISearchTextField.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// In points.
  private static let cornerRadius: CGFloat = 10
  /// How high a field is under traits, in points: 36, and more with larger text. By how much is
  /// uncertain: as much as its line becomes higher.
  static func height(under traits: UITraitCollection) -> CGFloat {
    let style = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let (line, usual) = (UIFont.systemFont(ofSize: style.pointSize), UIFont.systemFont(ofSize: 17))
    return 36 + max(0, (line.lineHeight - usual.lineHeight).rounded(.up))
  }

  /// The box that the glass stands in, and from the edge to it, in points.
  private static let glass: (side: CGFloat, margin: CGFloat) = (20, 6)
  /// Between the glass and the text, and from the text to the far edge, in points. Uncertain.
  private static let textMargin: CGFloat = 5

  /// A field with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A field as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UISearchTextField.self)
  }

  private func setUp() {
    showGround(nil)
    leftView = SymbolView(.magnifyingGlass, color: .secondaryLabel)
    leftViewMode = .always
    clearButtonMode = .always
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }

  /// The bar that the field stands in, which is asked and told, too.
  weak var bar: UISearchBar?

  override var mayBeginEditing: Bool {
    super.mayBeginEditing
      && bar.map { $0.delegate?.searchBarShouldBeginEditing?($0) ?? true } ?? true
  }

  override var mayEndEditing: Bool {
    super.mayEndEditing && bar.map { $0.delegate?.searchBarShouldEndEditing?($0) ?? true } ?? true
  }

  override func mayChange(_ range: NSRange, _ string: String) -> Bool {
    guard super.mayChange(range, string) else { return false }
    guard let bar else { return true }
    return bar.delegate?.searchBar?(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  override func editingDidBegin() {
    super.editingDidBegin()
    if let bar { bar.delegate?.searchBarTextDidBeginEditing?(bar) }
    bar?.owner?.isActive = true
  }

  override func editingDidEnd() {
    super.editingDidEnd()
    if let bar { bar.delegate?.searchBarTextDidEndEditing?(bar) }
  }

  override func returnWasPressed() {
    super.returnWasPressed()
    if let bar { bar.delegate?.searchBarSearchButtonClicked?(bar) }
  }

  override var placeholderColor: UIColor { .secondaryLabel }

  // MARK: Tokens

  /// What stands before the text, in the order of reading. Default empty.
  open var tokens: [UISearchToken] = [] { didSet { tokensChanged() } }
  /// The background of tokens. Default a grey.
  open var tokenBackgroundColor: UIColor! = .systemFill {
    didSet { if tokenBackgroundColor != oldValue { tokensChanged() } }
  }
  /// Whether a person may delete tokens. Kept and without effect: there are no keys. Default true.
  open var allowsDeletingTokens = true
  /// Whether a person may copy tokens. Kept and without effect. Default false.
  open var allowsCopyingTokens = false
  private var tokenViews: [SearchTokenView] = []

  /// Between tokens, and between the last and the text, in points. Uncertain.
  private static let tokenGap: CGFloat = 4

  /// Puts a token before the one with an index, or behind all.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }

  /// Takes the token with an index away.
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

  private func tokensChanged() {
    for view in tokenViews { view.removeFromSuperview() }
    tokenViews = tokens.map { SearchTokenView($0, color: tokenBackgroundColor) }
    for view in tokenViews { addSubview(view) }
    contentChanged()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var tokensWidth: CGFloat {
    tokenViews.reduce(0) { $0 + $1.intrinsicContentSize.width + Self.tokenGap }
  }

  /// Places what stands at the sides of the text, and the tokens before it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = super.textRect(forBounds: bounds).insetBy(dx: Self.textMargin, dy: 0)
    var x: CGFloat = 0
    for view in tokenViews {
      let size = view.intrinsicContentSize
      view.frame = UIScreen.main.pixelAligned(
        CGRect(
          x: isMirrored ? room.maxX - x - size.width : room.minX + x,
          y: room.midY - size.height / 2, width: size.width, height: size.height))
      x += size.width + Self.tokenGap
    }
  }

  // MARK: Images

  /// Moves the text, in points.
  var textAdjustment = UIOffset.zero {
    didSet { if textAdjustment != oldValue { setNeedsDisplay() } }
  }
  private var glassAdjustment = UIOffset.zero
  private var clearAdjustment = UIOffset.zero
  private var endAdjustment = UIOffset.zero
  private var endButton: UIButton?

  /// Puts an image in the background's place.
  func showGround(_ image: UIImage?) {
    background = image
    backgroundColor = image == nil ? .tertiarySystemFill : nil
    layer.cornerRadius = image == nil ? Self.cornerRadius : 0
  }

  /// Puts images in the place of the glass and the button that clears the text.
  func show(glass: UIImage?, clear: UIImage?) {
    leftView = glass.map(UIImageView.init) ?? SymbolView(.magnifyingGlass, color: .secondaryLabel)
    leftView?.tintColor = .secondaryLabel
    leftView?.contentMode = .center
    clearImage = clear
  }

  /// Moves the glass and the button that clears the text, in points.
  func move(glassBy glass: UIOffset, clearBy clear: UIOffset) {
    (glassAdjustment, clearAdjustment) = (glass, clear)
    setNeedsLayout()
  }

  /// Puts a button where the line ends, for as long as there is no text.
  func showEndButton(_ button: UIButton?) {
    guard button !== endButton else { return }
    if rightView === endButton { rightView = button }
    endButton = button
    showEndButtonWhereEmpty()
  }

  /// Moves that button, in points.
  func move(endButtonBy offset: UIOffset) {
    endAdjustment = offset
    setNeedsLayout()
  }

  override func contentChanged() {
    super.contentChanged()
    showEndButtonWhereEmpty()
  }

  private func showEndButtonWhereEmpty() {
    guard let endButton, rightView === endButton else { return }
    rightViewMode = hasText ? .never : .always
  }

  /// Where the button that clears the text stands.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds)
      .offsetBy(dx: clearAdjustment.horizontal, dy: clearAdjustment.vertical)
  }

  /// The glass, 6 points from where lines begin.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    signRect(in: bounds, isAtLeft: !isMirrored, glassAdjustment)
  }

  /// The button for bookmarks or results, 6 points from where lines end.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let endButton, rightView === endButton else {
      return super.rightViewRect(forBounds: bounds)
    }
    return signRect(in: bounds, isAtLeft: isMirrored, endAdjustment)
  }

  private func signRect(in bounds: CGRect, isAtLeft: Bool, _ adjustment: UIOffset) -> CGRect {
    let (side, margin) = Self.glass
    return CGRect(
      x: isAtLeft ? bounds.minX + margin : bounds.maxX - margin - side, y: bounds.midY - side / 2,
      width: side, height: side
    ).offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
  }

  /// Between the glass and the far edge.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds).insetBy(dx: Self.textMargin, dy: 0)
      .offsetBy(dx: textAdjustment.horizontal, dy: textAdjustment.vertical)
    if !isMirrored { rect.origin.x += tokensWidth }
    rect.size.width = max(0, rect.width - tokensWidth)
    return rect
  }

  /// As wide as the text with the glass, 36 points high, more with larger text.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: super.intrinsicContentSize.width + Self.glass.side + 2 * Self.textMargin,
      height: Self.height(under: traitCollection))
  }

  /// As wide as the text with the glass, 36 points high, more with larger text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(UIKit) open override func accessibilityOfKind(
    _ standard: AccessibilityStandard
  ) -> AccessibilityStandard {
    var standard = super.accessibilityOfKind(standard)
    standard.traits = .searchField
    return standard
  }
}

// Unsupported: UISearchTextField.tokens · drawn · Code sets tokens. They are not selected, deleted
//   or dragged, and text has no positions among them. · test: SearchBarTests
