@_spi(UIKit) import UIKitViews

/// A bar of buttons below the content. 44 points high.
///
/// What lies behind shines through, blurred. Source: Apple, UIToolbar.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// In points. Source: nib files.
  private static let height: CGFloat = 44
  /// From the sides to the first and last item, and between items, in points. Uncertain.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  /// What stands on the bar, from where lines begin. Default nil.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.changed = nil }
      itemsChanged()
    }
  }
  /// Says where the bar lies. Default nil.
  open weak var delegate: (any UIToolbarDelegate)?
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

  /// How the bar looks. Setting it takes a copy. Default the system's.
  open var standardAppearance: UIToolbarAppearance {
    get {
      let look = looks.standard ?? UIToolbarAppearance()
      looks.standard = look
      return look
    }
    set { looks.standard = newValue.copied() }
  }

  /// How the bar looks on phones held sideways; nil, the default, for ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance? {
    get { looks.compact }
    set { looks.compact = newValue?.copied() }
  }

  /// How a navigation controller's bar looks where the content ends at it; nil, the default, for
  /// ``standardAppearance`` without a background and a line.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { looks.scrollEdge }
    set { looks.scrollEdge = newValue?.copied() }
  }

  /// How it looks there on phones held sideways; nil, the default, for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { looks.compactScrollEdge }
    set { looks.compactScrollEdge = newValue?.copied() }
  }

  /// The appearances that the bar was given.
  package final var looks = ToolbarLooks() { didSet { lookChanged() } }
  /// Whether a navigation controller has the bar: then it has no background where content ends at
  /// it.
  package final var isManaged = false { didSet { lookChanged() } }
  /// Whether nothing of the content lies below the bar's top.
  package final var isContentAtEdge = true {
    didSet { if isContentAtEdge != oldValue { lookChanged() } }
  }

  private var backgroundImage: UIImage? {
    didSet { if backgroundImage != oldValue { lookChanged() } }
  }

  private var shadowImage: UIImage? {
    didSet { if shadowImage != oldValue { lookChanged() } }
  }

  private func lookChanged() {
    ground.look = lookInUse
    itemsChanged()
  }

  /// What the bar looks like now; nil for the system's look. Source: Apple,
  /// UIToolbar.scrollEdgeAppearance.
  private var lookInUse: UIToolbarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let standard =
      (isCompact ? looks.compact : nil) ?? looks.standard
      ?? backgroundImage.map { Self.appearance($0, shadow: shadowImage) }
    guard isManaged, isContentAtEdge else { return standard }
    return (isCompact ? looks.compactScrollEdge : nil) ?? looks.scrollEdge
      ?? (standard ?? UIToolbarAppearance()).transparent()
  }

  private static func appearance(_ image: UIImage, shadow: UIImage?) -> UIToolbarAppearance {
    let look = UIToolbarAppearance()
    look.configureWithTransparentBackground()
    look.shadowColor = shadow == nil ? BarGround.hairlineColor : nil
    if let shadow, shadow.size != .zero { look.shadowImage = shadow }
    if image.size != .zero { look.backgroundImage = image }
    return look
  }

  private lazy var ground = BarGround(of: self)
  private var views: [UIView?] = []

  // MARK: Lifecycle

  /// A tool bar with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = ground
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UIToolbar.barStyle),
      .value(\UIToolbar.barTintColor),
      .value(\UIToolbar.isTranslucent),
      .value(\UIToolbar.looks.standard),
      .value(\UIToolbar.looks.compact),
      .value(\UIToolbar.looks.scrollEdge),
      .value(\UIToolbar.looks.compactScrollEdge),
    ]
  }

  /// A tool bar as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = ground
    coder.describe(self, as: UIToolbar.self)
  }

  /// Gives a bar without an appearance an image for its background; an empty one for none. There
  /// is one for all positions and metrics here.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }

  /// The image that a bar without an appearance has for its background.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }

  /// Gives a bar with a background image an image in place of the line above it; an empty one for
  /// none. There is one for all positions here. Source: Apple,
  /// UIToolbar.setShadowImage(_:forToolbarPosition:).
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { self.shadowImage = shadowImage }

  /// The image in place of the line above the bar.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImage }

  /// Sets ``items``. Never animated here.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // MARK: UIView

  /// No width, 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The width offered, 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Places the items from where lines begin; flexible spaces share what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.layOut(below: reachBelow)
    let items = items ?? []
    let widths = zip(items, views).map(width)
    let gaps = gapsAfter(items)
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let used = widths.reduce(0, +) + gaps.reduce(0, +)
    let safe = safeAreaInsets
    let (start, end) = (safe.left + Self.margin, bounds.width - safe.right - Self.margin)
    let share = flexible == 0 ? 0 : max(0, end - start - used) / CGFloat(flexible)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = start
    for (index, item) in items.enumerated() {
      let width = widths[index] + (item.systemItem == .flexibleSpace ? share : 0)
      if let view = views[index] {
        let height = min(view.sizeThatFits(bounds.size).height, Self.height)
        view.frame = UIScreen.main.pixelAligned(
          CGRect(
            x: isMirrored ? start + end - x - width : x, y: (Self.height - height) / 2,
            width: width, height: height))
      }
      x += width + gaps[index]
    }
  }

  /// The background of a bar that ends where the safe area does reaches the edge below it.
  private var reachBelow: CGFloat {
    guard let superview, transform == .identity else { return 0 }
    let inset = superview.safeAreaInsets.bottom
    let end = superview.bounds.maxY - inset
    return inset > 0 && abs(frame.maxY - end) < 0.5 ? inset : 0
  }

  private func width(of item: UIBarButtonItem, _ view: UIView?) -> CGFloat {
    if item.width > 0 { return item.width }
    guard let view else { return 0 }
    return item.customView == nil ? view.intrinsicContentSize.width : view.bounds.width
  }

  /// The gap after each item: between two that are seen.
  private func gapsAfter(_ items: [UIBarButtonItem]) -> [CGFloat] {
    items.indices.map { index in
      guard index + 1 < items.count, views[index] != nil, views[index + 1] != nil else { return 0 }
      return Self.gap
    }
  }

  private func itemsChanged() {
    for view in views { view?.removeFromSuperview() }
    views = (items ?? []).map { item in
      item.changed = { [weak self] in self?.itemsChanged() }
      guard !item.isSpace else { return nil }
      return item.customView ?? BarItemButton(item, lookInUse)
    }
    for view in views { if let view { addSubview(view) } }
    setNeedsLayout()
  }
}

// Unsupported: UIToolbar: margins · drawn · The margins of tool bars. · uncertain · test: BarTests
// Unsupported: UIToolbar: background · drawn · Any tool bar's background that ends where the safe
//   area does reaches the edge below. · uncertain · test: BarTests
