@_spi(UIKit) import UIKitViews

/// The field of a search bar: a magnifying glass and a text on a rounded grey background.
///
/// Source: Apple, UISearchTextField.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The radius of the corners, in points.
  private static let cornerRadius: CGFloat = 10
  /// Returns the height of a field under traits, in points: 36, and more with larger text. The
  /// amount is uncertain: it grows with the line height.
  static func height(under traits: UITraitCollection) -> CGFloat {
    let style = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let (line, usual) = (UIFont.systemFont(ofSize: style.pointSize), UIFont.systemFont(ofSize: 17))
    return 36 + max(0, (line.lineHeight - usual.lineHeight).rounded(.up))
  }

  /// The size of the magnifying glass, and its distance from the edge, in points.
  private static let glass: (side: CGFloat, margin: CGFloat) = (20, 6)
  /// The distances between the magnifying glass and the text, and from the text to the far edge, in
  /// points. Uncertain.
  private static let textMargin: CGFloat = 5

  /// Creates a field with a frame, in points of its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UISearchTextField.self)
  }

  private func setUp() {
    showBackgroundImage(nil)
    leftView = SymbolView(.magnifyingGlass, color: .secondaryLabel)
    leftViewMode = .always
    clearButtonMode = .always
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }

  /// The search bar of the field, whose delegate is called, too.
  weak var bar: UISearchBar?

  override var shouldBeginEditing: Bool {
    super.shouldBeginEditing
      && bar.map { $0.delegate?.searchBarShouldBeginEditing?($0) ?? true } ?? true
  }

  override var shouldEndEditing: Bool {
    super.shouldEndEditing
      && bar.map { $0.delegate?.searchBarShouldEndEditing?($0) ?? true } ?? true
  }

  override func shouldChangeText(_ range: NSRange, _ string: String) -> Bool {
    guard super.shouldChangeText(range, string) else { return false }
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

  /// The tokens before the text, in reading order. Default empty.
  open var tokens: [UISearchToken] = [] { didSet { tokensChanged() } }
  /// The background colour of tokens. Default a grey.
  open var tokenBackgroundColor: UIColor! = .systemFill {
    didSet { if tokenBackgroundColor != oldValue { tokensChanged() } }
  }
  /// Whether the user may delete tokens. Ignored: there are no keys. Default true.
  open var allowsDeletingTokens = true
  /// Whether the user may copy tokens. Ignored. Default false.
  open var allowsCopyingTokens = false
  private var tokenViews: [SearchTokenView] = []

  /// The gap between tokens, and between the last one and the text, in points. Uncertain.
  private static let tokenGap: CGFloat = 4

  /// Inserts a token before the one at an index, or appends it.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }

  /// Removes the token at an index.
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

  /// Lays out the views at the sides of the text, and the tokens before it.
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

  /// The offset of the text, in points.
  var textAdjustment = UIOffset.zero {
    didSet { if textAdjustment != oldValue { setNeedsDisplay() } }
  }
  private var glassAdjustment = UIOffset.zero
  private var clearAdjustment = UIOffset.zero
  private var endAdjustment = UIOffset.zero
  private var endButton: UIButton?

  /// Sets the background image.
  func showBackgroundImage(_ image: UIImage?) {
    background = image
    backgroundColor = image == nil ? .tertiarySystemFill : nil
    layer.cornerRadius = image == nil ? Self.cornerRadius : 0
  }

  /// Sets the images of the magnifying glass and the clear button.
  func show(glass: UIImage?, clear: UIImage?) {
    leftView = glass.map(UIImageView.init) ?? SymbolView(.magnifyingGlass, color: .secondaryLabel)
    leftView?.tintColor = .secondaryLabel
    leftView?.contentMode = .center
    clearImage = clear
  }

  /// Sets the offsets of the magnifying glass and the clear button, in points.
  func move(glassBy glass: UIOffset, clearBy clear: UIOffset) {
    (glassAdjustment, clearAdjustment) = (glass, clear)
    setNeedsLayout()
  }

  /// Shows a button at the trailing side while there is no text.
  func showEndButton(_ button: UIButton?) {
    guard button !== endButton else { return }
    if rightView === endButton { rightView = button }
    endButton = button
    showEndButtonWhereEmpty()
  }

  /// Sets the offset of the button at the end, in points.
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

  /// Returns the frame of the clear button.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds)
      .offsetBy(dx: clearAdjustment.horizontal, dy: clearAdjustment.vertical)
  }

  /// Returns the frame of the magnifying glass, 6 points from the leading edge. An image without
  /// area, with which apps hide the glass, has no width. Source: reference images of
  /// natura-cosmeticos/natds-ios, `SearchBarSnapshotTests`.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    var rect = symbolRect(in: bounds, isAtLeft: !isMirrored, glassAdjustment)
    guard let glass = leftView as? UIImageView, glass.image?.size == .zero else { return rect }
    if isMirrored { rect.origin.x = rect.maxX }
    rect.size.width = 0
    return rect
  }

  /// Returns the frame of the bookmarks or results list button, 6 points from the trailing edge.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let endButton, rightView === endButton else {
      return super.rightViewRect(forBounds: bounds)
    }
    return symbolRect(in: bounds, isAtLeft: isMirrored, endAdjustment)
  }

  private func symbolRect(in bounds: CGRect, isAtLeft: Bool, _ adjustment: UIOffset) -> CGRect {
    let (side, margin) = Self.glass
    return CGRect(
      x: isAtLeft ? bounds.minX + margin : bounds.maxX - margin - side, y: bounds.midY - side / 2,
      width: side, height: side
    ).offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
  }

  /// Returns the frame of the text, between the magnifying glass and the far edge.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.textRect(forBounds: bounds).insetBy(dx: Self.textMargin, dy: 0)
      .offsetBy(dx: textAdjustment.horizontal, dy: textAdjustment.vertical)
    if !isMirrored { rect.origin.x += tokensWidth }
    rect.size.width = max(0, rect.width - tokensWidth)
    return rect
  }

  /// The width of the text with the magnifying glass, and a height of 36 points, more with larger
  /// text.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: super.intrinsicContentSize.width + Self.glass.side + 2 * Self.textMargin,
      height: Self.height(under: traitCollection))
  }

  /// Returns the intrinsic content size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(UIKit) open override func accessibilityDefaultsOfControl(
    _ standard: AccessibilityDefaults
  ) -> AccessibilityDefaults {
    var standard = super.accessibilityDefaultsOfControl(standard)
    standard.traits = .searchField
    return standard
  }
}

// Unsupported: UISearchTextField.tokens · drawn · Code sets tokens. They are not selected, deleted
//   or dragged, and text has no positions among them. · test: SearchBarTests
