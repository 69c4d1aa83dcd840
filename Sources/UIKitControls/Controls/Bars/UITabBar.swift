@_spi(UIKit) import UIKitViews

/// A bar of choices below the content: 49 points high, 32 on phones held sideways.
///
/// What lies behind shines through, blurred. Source: Apple, UITabBar; sizes are
/// those of a picture UIKit drew.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// In points.
  private static let (height, compactHeight): (CGFloat, CGFloat) = (49, 32)
  /// No tablet gives a bar less, in points, where its width is regular.
  private static let wide: CGFloat = 600
  /// Around an item, in points.
  private static let itemInset: (side: CGFloat, top: CGFloat) = (2, 1)

  /// How wide centred items are and how far apart, in points. Uncertain.
  private static let centered: (width: CGFloat, spacing: CGFloat) = (76, 34)

  /// How items lie. Raw values are UIKit's.
  public enum ItemPositioning: Int, Sendable {
    /// As the device is: they lie in the middle on tablets, and share the width on phones.
    case automatic = 0
    /// They share the width.
    case fill = 1
    /// They lie in the middle.
    case centered = 2
  }

  /// Hears of what a finger chooses.
  open weak var delegate: (any UITabBarDelegate)?
  /// What there is to choose from, from where lines begin. Default nil.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { (item.changed, item.looksChanged) = (nil, nil) }
      itemsChanged()
    }
  }
  /// The chosen one. Default nil.
  open var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { lookDidChange() } }
  }
  /// The colour of items that are not chosen; nil for grey. Default nil.
  open var unselectedItemTintColor: UIColor? {
    didSet { if unselectedItemTintColor != oldValue { setNeedsLayout() } }
  }
  /// Light or dark. Default light, dark in the dark.
  open var barStyle: UIBarStyle {
    get { ground.style }
    set { ground.style = newValue }
  }
  /// The background; nil for the system's. Default nil.
  open var barTintColor: UIColor? {
    get { ground.tint }
    set { ground.tint = newValue }
  }
  /// Whether what lies behind shines through, blurred. Default true.
  open var isTranslucent: Bool {
    get { ground.isTranslucent }
    set { ground.isTranslucent = newValue }
  }

  /// An image behind the items in place of the background; nil for the background. Default nil.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage != oldValue { showPictures() } }
  }
  /// A picture instead of the line above the bar, seen together with ``backgroundImage``. Default
  /// nil.
  open var shadowImage: UIImage? { didSet { if shadowImage != oldValue { showPictures() } } }
  /// A picture behind the chosen item, in its middle. Default nil.
  open var selectionIndicatorImage: UIImage? {
    didSet { if selectionIndicatorImage != oldValue { showPictures() } }
  }
  /// How items lie. Default `.automatic`.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning != oldValue { setNeedsLayout() } }
  }
  /// How wide an item is where items are centred, in points; 0, the default, for the system's.
  open var itemWidth: CGFloat = 0 { didSet { if itemWidth != oldValue { setNeedsLayout() } } }
  /// How far items are apart where they are centred, in points; 0, the default, for the system's.
  open var itemSpacing: CGFloat = 0 { didSet { if itemSpacing != oldValue { setNeedsLayout() } } }

  /// How the bar looks. Setting it takes a copy. Default the system's.
  open var standardAppearance: UITabBarAppearance {
    get {
      let look = looks.standard ?? UITabBarAppearance()
      looks.standard = look
      return look
    }
    set { looks.standard = newValue.copied() }
  }

  /// How a tab bar controller's bar looks where the content ends at it; nil, the default, for
  /// ``standardAppearance`` without a background and a line.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue?.copied() }
  }

  /// The appearances that the bar was given.
  package final var looks = TabBarLooks() { didSet { lookDidChange() } }
  /// What a tab bar controller does when a finger has chosen, after the delegate was told.
  package final var chosen: ((UITabBarItem) -> Void)?
  /// Whether a tab bar controller has the bar: then it has no background where content ends at it.
  package final var isManaged = false { didSet { lookDidChange() } }
  /// Whether nothing of the content lies below the bar's top.
  package final var isContentAtEdge = true {
    didSet { if isContentAtEdge != oldValue { lookDidChange() } }
  }

  private func lookDidChange() {
    ground.look = lookInUse
    setNeedsLayout()
  }

  /// What the bar looks like now, by the chosen item or by itself; nil for the system's look.
  /// Source: Apple, UITabBar.scrollEdgeAppearance, UITabBarItem.scrollEdgeAppearance.
  private var lookInUse: UITabBarAppearance? {
    let standard = selectedItem?.looks.standard ?? looks.standard
    guard isManaged, isContentAtEdge else { return standard }
    return selectedItem?.looks.scrollEdge ?? looks.scrollEdge
      ?? (standard ?? UITabBarAppearance()).transparent()
  }

  private lazy var ground = BarGround(of: self)
  private let picture = UIImageView(frame: .zero)
  private let shadow = UIImageView(frame: .zero)
  private let indicator = UIImageView(frame: .zero)
  private var buttons: [TabBarButton] = []

  // MARK: Lifecycle

  /// A tab bar with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = ground
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UITabBar.unselectedItemTintColor),
      .value(\UITabBar.barStyle),
      .value(\UITabBar.barTintColor),
      .value(\UITabBar.isTranslucent),
      .value(\UITabBar.looks.standard),
      .value(\UITabBar.looks.scrollEdge),
    ]
  }

  /// A tab bar as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = ground
    coder.describe(self, as: UITabBar.self)
  }

  /// Sets ``items``. Never animated here.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  // MARK: UIView

  /// In points: less on phones held sideways. Source: WWDC 2017, session 204.
  private var height: CGFloat {
    window?.edges.navigationBarHeight == 32 ? Self.compactHeight : Self.height
  }

  /// How titles and images stand: side by side in wide and in low rooms. Source: WWDC 2017, session
  /// 204.
  private var itemStyle: UITabBarItemAppearance.Style {
    if traitCollection.verticalSizeClass == .compact { return .compactInline }
    let isWide = traitCollection.horizontalSizeClass == .regular && bounds.width >= Self.wide
    return isWide ? .inline : .stacked
  }

  /// No width, 49 points high, 32 on phones held sideways.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// The width offered, as high as ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  /// Shares the width among the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.layOut()
    layOutPictures()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (look, style) = (lookInUse, itemStyle)
    for (index, button) in buttons.enumerated() {
      button.frame = itemFrame(at: isMirrored ? buttons.count - 1 - index : index)
      button.colors = (tintColor, unselectedItemTintColor ?? .systemGray)
      button.style = style
      button.barHeight = height
      button.look = look?.appearance(of: style)
      button.isChosen = button.item === selectedItem
      if button.isChosen { indicator.center = button.center }
    }
    indicator.isHidden = selectedItem == nil
  }

  /// Where an item lies, counted from the left.
  private func itemFrame(at place: Int) -> CGRect {
    let (side, top) = Self.itemInset
    let isCentered =
      itemPositioning == .centered || itemPositioning == .automatic && itemStyle == .inline
    guard isCentered else {
      // Whole points, as in the picture: of 393, four items have 98, 99, 98 and 98.
      let share = bounds.width / CGFloat(max(1, buttons.count))
      let start = (CGFloat(place) * share).rounded()
      let end = (CGFloat(place + 1) * share).rounded()
      return CGRect(
        x: start + side, y: top, width: end - start - 2 * side, height: height - top)
    }
    let width = itemWidth > 0 ? itemWidth : max(Self.centered.width, widestItem)
    let spacing = itemSpacing > 0 ? itemSpacing : Self.centered.spacing
    let all = CGFloat(buttons.count) * (width + spacing) - spacing
    return CGRect(
      x: ((bounds.width - all) / 2 + CGFloat(place) * (width + spacing)).rounded(), y: top,
      width: width, height: height - top)
  }

  private var widestItem: CGFloat { buttons.map(\.contentWidth).max() ?? 0 }

  private func showPictures() {
    show(backgroundImage, in: picture)
    show(backgroundImage == nil ? nil : shadowImage, in: shadow)
    show(selectionIndicatorImage, in: indicator)
    ground.isReplaced = backgroundImage != nil
    setNeedsLayout()
  }

  /// A picture's view is there only with a picture, above the background and below the items.
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

  /// The chosen item follows the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func itemsChanged() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabBarButton(item)
      item.changed = { [weak button] in button?.setNeedsLayout() }
      item.looksChanged = { [weak self] in self?.lookDidChange() }
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

  // MARK: Other orders

  /// Would show items to put into another order. Nobody does here, which is logged. Source: Apple,
  /// UITabBar.beginCustomizingItems(_:).
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    warn("UITabBar.beginCustomizingItems(_:): nobody puts items into another order here")
  }

  /// Would end that, and say whether the order has changed. False.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { false }

  /// Whether items are put into another order. False.
  open var isCustomizing: Bool { false }

  @_spi(UIKit) open override var accessibilityStandard: AccessibilityStandard {
    var standard = super.accessibilityStandard
    standard.traits = .tabBar
    return standard
  }
}

// Unsupported: UITabBar.beginCustomizingItems(_:) · kept · Another order of tabs has no effect,
//   which is logged.
// Unsupported: UITabBar: sizes · drawn · Text sizes of wide or low tab bars, and how far apart
//   items are. · uncertain · test: BarTests
// Unsupported: UITabBar: narrow pictures · drawn · Below 600 points of width, titles stand below
//   their images whatever the size classes. · uncertain · test: BarTests
