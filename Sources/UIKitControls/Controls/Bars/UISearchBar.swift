@_spi(UIKit) import UIKitViews

/// A bar with a search field: 56 points high, more with larger text.
///
/// Source: Apple, UISearchBar.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The style of a search bar. Raw values are UIKit's.
  public enum Style: UInt, Sendable {
    /// The system's style: prominent.
    case `default` = 0
    /// With a bar's background.
    case prominent = 1
    /// Only the field.
    case minimal = 2
  }

  /// The height in points. Source: nib files.
  private static let height: CGFloat = 56
  /// The distance from the sides to the field, in points. Uncertain.
  private static let margin: CGFloat = 8
  /// The height of the prompt above the field, in points. Uncertain.
  private static let promptHeight: CGFloat = 19

  /// The height below a navigation bar's title, and the distances to the field from the top and the
  /// sides, in points. All except the height are uncertain.
  private static let integrated: (height: CGFloat, top: CGFloat, margin: CGFloat) = (52, 1, 16)

  // MARK: Properties

  /// The text. Default nil.
  open var text: String? {
    get { searchTextField.text }
    set {
      let isNew = newValue ?? "" != searchTextField.text ?? ""
      searchTextField.text = newValue
      guard isNew else { return }
      setNeedsLayout()
      owner?.searchDidChange()
    }
  }

  /// The placeholder, shown without a text. Default nil.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The prompt, a line above the field. Default nil.
  open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      promptLabel.text = prompt
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The delegate of the search bar. Default nil.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The style of the search bar. Default `.default`.
  open var searchBarStyle = Style.default {
    didSet { if searchBarStyle != oldValue { applyBackground() } }
  }
  /// The style of the bar, light or dark. Default light.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { applyBackground() } }
  }
  /// The background colour; nil, the default, for the system's.
  open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { applyBackground() } } }
  /// The background image; an empty one for no background. Default nil.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage != oldValue { applyBackground() } }
  }
  /// Whether the bar is translucent. Default true.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { applyBackground() } } }
  /// The offset of the text within the field, in points. Default zero.
  open var searchTextPositionAdjustment = UIOffset.zero {
    didSet { searchTextField.textAdjustment = searchTextPositionAdjustment }
  }
  /// The offset of the field, in points. Default zero.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { if searchFieldBackgroundPositionAdjustment != oldValue { setNeedsLayout() } }
  }

  /// The view above the keyboard while the field is edited: the field's. Default nil.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// Whether the Cancel button is shown at the end. Default false.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { showCancelButton() } }
  }

  /// Whether a bookmarks button is shown in the field while it is empty. Default false.
  open var showsBookmarkButton = false {
    didSet { if showsBookmarkButton != oldValue { showFieldButton() } }
  }
  /// Whether a results list button is shown in the field while it is empty, instead of the
  /// bookmarks button. Default false.
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton != oldValue { showFieldButton() } }
  }
  /// Whether the results list button is selected. Default false.
  open var isSearchResultsButtonSelected = false {
    didSet { fieldButton.isSelected = isSearchResultsButtonSelected }
  }

  /// Whether the scope bar with ``scopeButtonTitles`` is shown below the field. Default false.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { showScopeBar() } } }
  /// The titles of the scopes. Default nil.
  open var scopeButtonTitles: [String]? { didSet { scopeBar.titles = scopeButtonTitles ?? [] } }
  /// The index of the selected scope. Default 0.
  open var selectedScopeButtonIndex: Int {
    get { scopeBar.selectedIndex }
    set { scopeBar.selectedIndex = newValue }
  }
  /// The background image of the scope bar; nil, the default, for none.
  open var scopeBarBackgroundImage: UIImage? {
    get { scopeBar.picture.image }
    set { scopeBar.picture.image = newValue }
  }

  /// The search controller of the bar; nil without one.
  package final weak var owner: (any SearchBarOwner)?
  /// Whether the bar is below a navigation bar's title.
  final var isIntegrated = false {
    didSet {
      guard isIntegrated != oldValue else { return }
      clipsToBounds = isIntegrated
      applyBackground()
      setNeedsLayout()
    }
  }
  var icons: [Icon: StateImages] = [:]
  var adjustments: [Icon: UIOffset] = [:]
  var fieldBackgrounds = StateImages()
  private let backdrop = BackdropView(frame: .zero)
  private let background = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let promptLabel = UILabel(frame: .zero)
  private let hairline = UIView(frame: .zero)
  package let cancelButton = UIButton(type: .system)
  let fieldButton = UIButton(type: .custom)
  let scopeBar = SearchScopeBar(frame: .zero)

  // MARK: Lifecycle

  /// Creates a search bar with a frame, in points of its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UISearchBar.barStyle),
      .value(\UISearchBar.barTintColor),
      .value(\UISearchBar.backgroundImage),
      .value(\UISearchBar.isTranslucent),
    ]
  }

  /// Creates a search bar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UISearchBar.self)
  }

  /// The title of the cancel button, an undocumented key; nil for «Cancel».
  package final var cancelButtonText: String? {
    get { cancelButton.title(for: .normal) }
    set {
      cancelButton.setTitle(newValue ?? "Cancel", for: .normal)
      setNeedsLayout()
    }
  }

  private func setUp() {
    for part in [backdrop, background, picture, hairline, promptLabel, searchTextField] {
      addSubview(part)
    }
    searchTextField.bar = self
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    cancelButtonText = nil
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    hairline.backgroundColor = .separator
    searchTextField.addAction(
      UIAction { [weak self] _ in
        self.map { $0.delegate?.searchBar?($0, textDidChange: $0.text ?? "") }
        self?.owner?.searchDidChange()
      },
      for: .editingChanged)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        self.map { $0.delegate?.searchBarCancelButtonClicked?($0) }
        self?.owner?.isActive = false
      },
      for: .primaryActionTriggered)
    prepareFieldButton()
    prepareScopeBar()
    applyBackground()
  }

  /// Shows or hides the Cancel button, animated on the virtual clock if requested.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated else { return self.showsCancelButton = showsCancelButton }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      self.showsCancelButton = showsCancelButton
      layoutIfNeeded()
    }
  }

  // MARK: First responder

  /// Whether the field can become the first responder.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Whether the field is the first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Makes the field the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Makes the field resign as the first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: UIView

  private var fullHeight: CGFloat {
    Self.height + growth + (prompt == nil ? 0 : Self.promptHeight) + scopeHeight
  }

  private var fieldHeight: CGFloat { UISearchTextField.height(under: traitCollection) }

  /// The additional height of the field compared with the default text size, in points.
  private var growth: CGFloat { fieldHeight - 36 }

  private var scopeHeight: CGFloat { showsScopeBar ? SearchScopeBar.height : 0 }

  /// No width, and a height of 56 points; more with a prompt or the scope bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
  }

  /// Returns the available width, and a height of 56 points; more with a prompt or the scope bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fullHeight)
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    super.adapt(from: old, to: new)
    guard old.preferredContentSizeCategory != new.preferredContentSizeCategory else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    owner?.searchBarDidResize()
  }

  /// Lays out the field, 8 points from the sides or their safe area, the button at the end and the
  /// scope bar below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    (backdrop.frame, background.frame, picture.frame) = (bounds, bounds, bounds)
    let pixel = UIScreen.main.pixel
    hairline.frame = CGRect(x: 0, y: bounds.maxY - pixel, width: bounds.width, height: pixel)
    let promptHeight = prompt == nil ? 0 : Self.promptHeight
    promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: promptHeight)
    scopeBar.frame = CGRect(
      x: 0, y: bounds.maxY - SearchScopeBar.height, width: bounds.width,
      height: SearchScopeBar.height)
    var field = fieldRect(below: promptHeight)
    if showsCancelButton {
      let size = cancelButton.intrinsicContentSize
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let safe = safeAreaInsets
      let x = isMirrored ? safe.left + margin : bounds.maxX - safe.right - margin - size.width
      cancelButton.frame = CGRect(
        x: x, y: field.midY - size.height / 2, width: size.width, height: size.height)
      field.size.width -= size.width + Self.margin
      if isMirrored { field.origin.x += size.width + Self.margin }
    }
    let moved = searchFieldBackgroundPositionAdjustment
    searchTextField.frame = field.offsetBy(dx: moved.horizontal, dy: moved.vertical)
    searchTextField.alpha = isIntegrated ? field.height / fieldHeight : 1
  }

  private var margin: CGFloat { isIntegrated ? Self.integrated.margin : Self.margin }

  /// Returns the frame of the field. Below a navigation bar's title the field shrinks with the bar.
  private func fieldRect(below prompt: CGFloat) -> CGRect {
    let height = fieldBackgrounds.effective(in: .normal)?.size.height ?? fieldHeight
    let (left, right) = (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
    let room = bounds.height - prompt - scopeHeight
    let around = Self.integrated.height - 36
    return CGRect(
      x: left, y: isIntegrated ? Self.integrated.top : prompt + (room - height) / 2,
      width: max(0, bounds.width - left - right),
      height: isIntegrated ? min(height, max(0, room - around)) : height)
  }

  /// The height below a navigation bar's title, in points.
  package var integratedHeight: CGFloat { Self.integrated.height + growth + scopeHeight }

  private func showCancelButton() {
    if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
    setNeedsLayout()
  }

  private func applyBackground() {
    picture.image = backgroundImage
    let isBare = searchBarStyle == .minimal || backgroundImage != nil || isIntegrated
    background.backgroundColor =
      isBare ? .clear : BarBackground.wash(barStyle, barTintColor, isTranslucent: isTranslucent)
    let blurs = isTranslucent && !isBare
    backdrop.show(
      radius: blurs ? BarBackground.blurRadius : 0, saturation: BarBackground.saturation)
    hairline.isHidden = isBare
  }
}

// Unsupported: UISearchBar: margins · drawn · The margins of search bars, and a scope bar of 44
//   points. · uncertain · test: SearchBarTests
// Unsupported: UISearchBar: buttons · drawn · The button for bookmarks or results gives way to
//   text. · uncertain · test: SearchBarTests
