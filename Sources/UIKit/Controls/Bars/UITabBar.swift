/// A bar of choices below the content. 49 points high.
///
/// What lies behind shines through, blurred. Source: Apple, UITabBar; sizes are
/// those of a picture UIKit drew.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// In points.
  private static let height: CGFloat = 49
  /// Around an item, in points.
  private static let itemInset: (side: CGFloat, top: CGFloat) = (2, 1)

  /// Hears of what a finger chooses.
  open weak var delegate: (any UITabBarDelegate)?
  /// What there is to choose from, from where lines begin. Default nil.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.changed = nil }
      itemsChanged()
    }
  }
  /// The chosen one. Default nil.
  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// The colour of items that are not chosen; nil for grey. Default nil.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Light or dark. Default light, dark in the dark.
  open var barStyle: UIBarStyle {
    get { ground.style }
    set { ground.style = newValue }
  }
  /// The ground; nil for the system's. Default nil.
  open var barTintColor: UIColor? {
    get { ground.tint }
    set { ground.tint = newValue }
  }
  /// Whether what lies behind shines through, blurred. Default true.
  open var isTranslucent: Bool {
    get { ground.isTranslucent }
    set { ground.isTranslucent = newValue }
  }

  /// How the bar looks. Setting it takes a copy. Default the system's.
  open var standardAppearance: UITabBarAppearance {
    get { look ?? UITabBarAppearance() }
    set { look = newValue.copied() }
  }

  /// How the bar looks where the content ends at it. Kept: ``standardAppearance`` is drawn. Default
  /// nil.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// ``standardAppearance``; nil where none was set.
  private var look: UITabBarAppearance? {
    didSet {
      ground.look = look
      setNeedsLayout()
    }
  }

  private lazy var ground = BarGround(of: self)
  private var buttons: [TabBarButton] = []

  // MARK: Lifecycle

  /// A tab bar with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = ground
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UITabBar.unselectedItemTintColor),
      .value(\UITabBar.barStyle),
      .value(\UITabBar.barTintColor),
      .value(\UITabBar.isTranslucent),
      .custom({ (bar: UITabBar) in bar.look }) { $1.standardAppearance = $0.standardAppearance },
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

  /// No width, 49 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The width offered, 49 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Shares the width among the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.layOut()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let share = bounds.width / CGFloat(max(1, buttons.count))
    let (side, top) = Self.itemInset
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
      // Whole points, as in the picture: of 393, four items have 98, 99, 98 and 98.
      let (start, end) = ((place * share).rounded(), ((place + 1) * share).rounded())
      button.frame = CGRect(
        x: start + side, y: top, width: end - start - 2 * side, height: Self.height - top)
      button.colors = (tintColor, unselectedItemTintColor ?? .systemGray)
      button.look = look?.stackedLayoutAppearance
      button.isChosen = button.item === selectedItem
    }
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
  }
}
