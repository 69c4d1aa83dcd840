@_spi(UIKit) import UIKitViews

/// A bar of tabs below the content: 49 points high, 32 on phones in landscape.
///
/// Its background is translucent. Source: Apple, UITabBar; sizes are those of a picture that UIKit
/// drew.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The heights, in points.
  private static let (height, compactHeight): (CGFloat, CGFloat) = (49, 32)
  /// The minimum width of a bar on tablets with a regular width, in points.
  private static let wide: CGFloat = 600
  /// The insets of an item, in points.
  private static let itemInset: (side: CGFloat, top: CGFloat) = (2, 1)

  /// The width and the spacing of centred items, in points. Uncertain.
  private static let centered: (width: CGFloat, spacing: CGFloat) = (76, 34)

  /// The positioning of items. Raw values are UIKit's.
  public enum ItemPositioning: Int, Sendable {
    /// According to the device: centred on tablets, filling the width on phones.
    case automatic = 0
    /// Items fill the width.
    case fill = 1
    /// Items are centred.
    case centered = 2
  }

  /// The delegate of the tab bar.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items, from the leading side. Default nil.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { (item.changed, item.appearanceChanged) = (nil, nil) }
      itemsChanged()
    }
  }
  /// The selected item. Default nil.
  open var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { appearanceDidChange() } }
  }
  /// The colour of items that are not selected; nil, the default, for grey.
  open var unselectedItemTintColor: UIColor? {
    didSet { if unselectedItemTintColor != oldValue { setNeedsLayout() } }
  }
  /// The style of the bar. Default light, dark in dark mode.
  open var barStyle: UIBarStyle {
    get { background.style }
    set { background.style = newValue }
  }
  /// The background colour; nil, the default, for the system's.
  open var barTintColor: UIColor? {
    get { background.tint }
    set { background.tint = newValue }
  }
  /// Whether the bar is translucent. Default true.
  open var isTranslucent: Bool {
    get { background.isTranslucent }
    set { background.isTranslucent = newValue }
  }

  /// The background image; nil, the default, for the bar's own background.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage != oldValue { showPictures() } }
  }
  /// The image of the line above the bar, shown only with ``backgroundImage``. Default nil.
  open var shadowImage: UIImage? { didSet { if shadowImage != oldValue { showPictures() } } }
  /// The image behind the selected item, centred. Default nil.
  open var selectionIndicatorImage: UIImage? {
    didSet { if selectionIndicatorImage != oldValue { showPictures() } }
  }
  /// The positioning of items. Default `.automatic`.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning != oldValue { setNeedsLayout() } }
  }
  /// The width of centred items, in points; 0, the default, for the system's.
  open var itemWidth: CGFloat = 0 { didSet { if itemWidth != oldValue { setNeedsLayout() } } }
  /// The spacing of centred items, in points; 0, the default, for the system's.
  open var itemSpacing: CGFloat = 0 { didSet { if itemSpacing != oldValue { setNeedsLayout() } } }

  /// The appearance of the bar. Setting it copies the object. Default the system's.
  open var standardAppearance: UITabBarAppearance {
    get {
      let appearance = appearances.standard ?? UITabBarAppearance()
      appearances.standard = appearance
      return appearance
    }
    set { appearances.standard = newValue.copied() }
  }

  /// The appearance of a tab bar controller's bar when the content ends at it; nil, the default,
  /// for ``standardAppearance`` without a background and a line.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue?.copied() }
  }

  /// The appearances set on the bar.
  package final var appearances = TabBarAppearances() { didSet { appearanceDidChange() } }
  /// The tab bar controller's handler of a selection by the user, called after the delegate.
  package final var chosen: ((UITabBarItem) -> Void)?
  /// Whether the bar belongs to a tab bar controller: it then has no background when the content
  /// ends at it.
  package final var isManaged = false { didSet { appearanceDidChange() } }
  /// Whether no content is below the bar's top.
  package final var isContentAtEdge = true {
    didSet { if isContentAtEdge != oldValue { appearanceDidChange() } }
  }

  private func appearanceDidChange() {
    background.appearance = appearanceInUse
    setNeedsLayout()
  }

  /// The appearance in use, that of the selected item or of the bar; nil for the system's. Source:
  /// Apple, UITabBar.scrollEdgeAppearance, UITabBarItem.scrollEdgeAppearance.
  private var appearanceInUse: UITabBarAppearance? {
    let standard = selectedItem?.appearances.standard ?? appearances.standard
    guard isManaged, isContentAtEdge else { return standard }
    return selectedItem?.appearances.scrollEdge ?? appearances.scrollEdge
      ?? (standard ?? UITabBarAppearance()).transparent()
  }

  private lazy var background = BarBackground(of: self)
  /// Whether the line beside the bar is hidden, an undocumented key.
  package final var hidesShadow: Bool {
    get { background.hidesLine }
    set { background.hidesLine = newValue }
  }
  private let picture = UIImageView(frame: .zero)
  private let shadow = UIImageView(frame: .zero)
  private let indicator = UIImageView(frame: .zero)
  private var buttons: [TabBarButton] = []

  // MARK: Lifecycle

  /// Creates a tab bar with a frame, in points of its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = background
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UITabBar.unselectedItemTintColor),
      .value(\UITabBar.barStyle),
      .value(\UITabBar.barTintColor),
      .value(\UITabBar.isTranslucent),
      .value(\UITabBar.appearances.standard),
      .value(\UITabBar.appearances.scrollEdge),
    ]
  }

  /// Creates a tab bar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = background
    coder.describe(self, as: UITabBar.self)
  }

  /// Sets ``items``. The change is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  // MARK: UIView

  /// The height in points: smaller on phones in landscape. Source: WWDC 2017, session 204.
  private var height: CGFloat {
    window?.edges.navigationBarHeight == 32 ? Self.compactHeight : Self.height
  }

  /// The layout of titles and images: side by side in wide and in low bars. Source: WWDC 2017,
  /// session 204.
  private var itemStyle: UITabBarItemAppearance.Style {
    if traitCollection.verticalSizeClass == .compact { return .compactInline }
    let isWide = traitCollection.horizontalSizeClass == .regular && bounds.width >= Self.wide
    return isWide ? .inline : .stacked
  }

  /// No width, and a height of 49 points, 32 on phones in landscape.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// Returns the available width, and the height of ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  /// Lays out the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.layOut()
    layOutPictures()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (appearance, style) = (appearanceInUse, itemStyle)
    for (index, button) in buttons.enumerated() {
      button.frame = itemFrame(at: isMirrored ? buttons.count - 1 - index : index)
      button.colors = (tintColor, unselectedItemTintColor ?? .systemGray)
      button.style = style
      button.barHeight = height
      button.appearance = appearance?.appearance(of: style)
      button.isCurrentItem = button.item === selectedItem
      if button.isCurrentItem { indicator.center = button.center }
    }
    indicator.isHidden = selectedItem == nil
  }

  /// Returns the frame of an item, counted from the left.
  private func itemFrame(at position: Int) -> CGRect {
    let (side, top) = Self.itemInset
    let isCentered =
      itemPositioning == .centered || itemPositioning == .automatic && itemStyle == .inline
    guard isCentered else {
      // Whole points, as in the picture: of 393, four items have 98, 99, 98 and 98.
      let share = bounds.width / CGFloat(max(1, buttons.count))
      let start = (CGFloat(position) * share).rounded()
      let end = (CGFloat(position + 1) * share).rounded()
      return CGRect(
        x: start + side, y: top, width: end - start - 2 * side, height: height - top)
    }
    let width = itemWidth > 0 ? itemWidth : max(Self.centered.width, widestItem)
    let spacing = itemSpacing > 0 ? itemSpacing : Self.centered.spacing
    let all = CGFloat(buttons.count) * (width + spacing) - spacing
    return CGRect(
      x: ((bounds.width - all) / 2 + CGFloat(position) * (width + spacing)).rounded(), y: top,
      width: width, height: height - top)
  }

  private var widestItem: CGFloat { buttons.map(\.contentWidth).max() ?? 0 }

  private func showPictures() {
    show(backgroundImage, in: picture)
    show(backgroundImage == nil ? nil : shadowImage, in: shadow)
    show(selectionIndicatorImage, in: indicator)
    background.isReplaced = backgroundImage != nil
    setNeedsLayout()
  }

  /// Sets the image of a view, and adds or removes the view, above the background and below the
  /// items.
  private func show(_ image: UIImage?, in part: UIImageView) {
    part.image = image
    guard image != nil else { return part.removeFromSuperview() }
    let below = [picture, shadow, indicator].prefix { $0 !== part }.filter { $0.superview == self }
    if part.superview != self { insertSubview(part, at: 1 + below.count) }
  }

  private func layOutPictures() {
    picture.frame = bounds
    let height = shadow.image?.size.height ?? 0
    shadow.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    indicator.bounds.size = indicator.image?.size ?? .zero
  }

  /// Updates the selected item's tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func itemsChanged() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabBarButton(item)
      item.changed = { [weak button] in button?.setNeedsLayout() }
      item.appearanceChanged = { [weak self] in self?.appearanceDidChange() }
      button.addAction(
        UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
    setNeedsLayout()
  }

  private func choose(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar?(self, didSelect: item)
    chosen?(item)
  }

  // MARK: Customization

  /// Begins the customization of the items by the user. Unsupported: it logs a warning. Source:
  /// Apple, UITabBar.beginCustomizingItems(_:).
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    warn("UITabBar.beginCustomizingItems(_:): items cannot be reordered here")
  }

  /// Ends the customization. Returns whether the order has changed: false.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { false }

  /// Whether items are being customized. Always false.
  open var isCustomizing: Bool { false }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    var standard = super.accessibilityDefaults
    standard.traits = .tabBar
    return standard
  }
}

// Unsupported: UITabBar.beginCustomizingItems(_:) · kept · Another order of tabs has no effect,
//   which is logged. · test: CompilerOnlyNamesTests
// Unsupported: UITabBar: sizes · drawn · Text sizes of wide or low tab bars, and how far apart
//   items are. · uncertain · test: BarTests
// Unsupported: UITabBar: narrow pictures · drawn · Below 600 points of width, titles are below
//   their images whatever the size classes. · uncertain · test: BarTests
