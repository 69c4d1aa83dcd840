@_spi(UIKit) import UIKitViews

/// A bar with a field to search in: 56 points high, more with larger text.
///
/// Source: Apple, UISearchBar.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// How a search bar stands out. Raw values are UIKit's.
  public enum Style: UInt, Sendable {
    /// The system's: prominent.
    case `default` = 0
    /// On a bar's ground.
    case prominent = 1
    /// Only the field.
    case minimal = 2
  }

  /// In points. Source: nib files.
  private static let height: CGFloat = 56
  /// From the sides to the field, in points. Uncertain.
  private static let margin: CGFloat = 8
  /// A line above the field, in points. Uncertain.
  private static let promptHeight: CGFloat = 19

  /// Its height under a navigation bar's title, and there from the top and the sides to the field,
  /// in points. All but the height uncertain.
  private static let integrated: (height: CGFloat, top: CGFloat, margin: CGFloat) = (52, 1, 16)

  // MARK: Properties

  /// Default nil.
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

  /// Shown while there is no text. Default nil.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line above the field. Default nil.
  open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      promptLabel.text = prompt
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Who is told of the bar. Default nil.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// Default `.default`.
  open var searchBarStyle = Style.default {
    didSet { if searchBarStyle != oldValue { applyGround() } }
  }
  /// Light or dark. Default light.
  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { applyGround() } } }
  /// The background; nil for the system's. Default nil.
  open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { applyGround() } } }
  /// An image in place of the background; an empty one for no background. Default nil.
  open var backgroundImage: UIImage? { didSet { if backgroundImage != oldValue { applyGround() } } }
  /// Whether what lies behind shines through, blurred. Default true.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { applyGround() } } }
  /// Moves the text within the field, in points. Default zero.
  open var searchTextPositionAdjustment = UIOffset.zero {
    didSet { searchTextField.textAdjustment = searchTextPositionAdjustment }
  }
  /// Moves the field, in points. Default zero.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { if searchFieldBackgroundPositionAdjustment != oldValue { setNeedsLayout() } }
  }

  /// Whether a button says «Cancel» at the end. Default false.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { showCancelButton() } }
  }

  /// Whether a button for bookmarks stands in the field while it is empty. Default false.
  open var showsBookmarkButton = false {
    didSet { if showsBookmarkButton != oldValue { showFieldButton() } }
  }
  /// Whether a button for results stands in the field while it is empty, in the place of that for
  /// bookmarks. Default false.
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton != oldValue { showFieldButton() } }
  }
  /// Whether the button for results is chosen. Default false.
  open var isSearchResultsButtonSelected = false {
    didSet { fieldButton.isSelected = isSearchResultsButtonSelected }
  }

  /// Whether the choices of ``scopeButtonTitles`` stand under the field. Default false.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { showScopeBar() } } }
  /// What to search in, side by side. Default nil.
  open var scopeButtonTitles: [String]? { didSet { scopeBar.titles = scopeButtonTitles ?? [] } }
  /// The index of what is chosen of ``scopeButtonTitles``. Default 0.
  open var selectedScopeButtonIndex: Int {
    get { scopeBar.selectedIndex }
    set { scopeBar.selectedIndex = newValue }
  }
  /// An image behind these choices; nil for none. Default nil.
  open var scopeBarBackgroundImage: UIImage? {
    get { scopeBar.picture.image }
    set { scopeBar.picture.image = newValue }
  }

  /// The search that the bar belongs to; nil without one.
  package final weak var owner: (any SearchBarOwner)?
  /// Whether it stands under a navigation bar's title.
  final var isIntegrated = false {
    didSet {
      guard isIntegrated != oldValue else { return }
      clipsToBounds = isIntegrated
      applyGround()
      setNeedsLayout()
    }
  }
  var icons: [Icon: StateImages] = [:]
  var adjustments: [Icon: UIOffset] = [:]
  var fieldGrounds = StateImages()
  private let backdrop = BackdropView(frame: .zero)
  private let ground = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let promptLabel = UILabel(frame: .zero)
  private let hairline = UIView(frame: .zero)
  let cancelButton = UIButton(type: .system)
  let fieldButton = UIButton(type: .custom)
  let scopeBar = SearchScopeBar(frame: .zero)

  // MARK: Lifecycle

  /// A search bar with a rectangle in its superview's coordinates, in points.
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

  /// A search bar as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UISearchBar.self)
  }

  private func setUp() {
    for part in [backdrop, ground, picture, hairline, promptLabel, searchTextField] {
      addSubview(part)
    }
    searchTextField.bar = self
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    cancelButton.setTitle("Cancel", for: .normal)
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
    applyGround()
  }

  /// Has the button that says «Cancel» come or go; animated on the virtual clock.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated else { return self.showsCancelButton = showsCancelButton }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      self.showsCancelButton = showsCancelButton
      layoutIfNeeded()
    }
  }

  // MARK: Being written to

  /// As the field.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  /// Whether the field is the first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// The field becomes the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// The field is the first responder no more.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: UIView

  private var fullHeight: CGFloat {
    Self.height + growth + (prompt == nil ? 0 : Self.promptHeight) + scopeHeight
  }

  private var fieldHeight: CGFloat { UISearchTextField.height(under: traitCollection) }

  /// How much higher the field is than with text of the usual size, in points.
  private var growth: CGFloat { fieldHeight - 36 }

  private var scopeHeight: CGFloat { showsScopeBar ? SearchScopeBar.height : 0 }

  /// No width, 56 points high; more with a prompt or the scope bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
  }

  /// The width offered, 56 points high; more with a prompt or the scope bar.
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

  /// Places the field, 8 points from the sides and from what the screen covers there, the button
  /// at the end and the scope bar below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    (backdrop.frame, ground.frame, picture.frame) = (bounds, bounds, bounds)
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

  /// Under a navigation bar's title the field becomes lower with the bar.
  private func fieldRect(below prompt: CGFloat) -> CGRect {
    let height = fieldGrounds.shown(in: .normal)?.size.height ?? fieldHeight
    let (left, right) = (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
    let room = bounds.height - prompt - scopeHeight
    let around = Self.integrated.height - 36
    return CGRect(
      x: left, y: isIntegrated ? Self.integrated.top : prompt + (room - height) / 2,
      width: max(0, bounds.width - left - right),
      height: isIntegrated ? min(height, max(0, room - around)) : height)
  }

  /// How high it is under a navigation bar's title, in points.
  package var integratedHeight: CGFloat { Self.integrated.height + growth + scopeHeight }

  private func showCancelButton() {
    if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
    setNeedsLayout()
  }

  private func applyGround() {
    picture.image = backgroundImage
    let isBare = searchBarStyle == .minimal || backgroundImage != nil || isIntegrated
    ground.backgroundColor =
      isBare ? .clear : BarGround.wash(barStyle, barTintColor, isTranslucent: isTranslucent)
    let blurs = isTranslucent && !isBare
    backdrop.show(
      radius: blurs ? BarGround.blurRadius : 0, saturation: BarGround.saturation)
    hairline.isHidden = isBare
  }
}

// Unsupported: UISearchBar: margins · drawn · The margins of search bars, and a scope bar of 44
//   points. · uncertain · test: SearchBarTests
// Unsupported: UISearchBar: buttons · drawn · The button for bookmarks or results gives way to
//   text. · uncertain · test: SearchBarTests
