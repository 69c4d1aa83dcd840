@_spi(UIKit) import UIKitViews

/// A bar of buttons below the content. It is 44 points high.
///
/// Its background is translucent. Source: Apple, UIToolbar.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The height in points. Source: nib files.
  private static let height: CGFloat = 44
  /// The margin at the sides and the gap between items, in points. Uncertain.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  /// The items, from the leading side. Default nil.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.changed = nil }
      itemsChanged()
    }
  }
  /// The delegate, which determines the bar's position. Default nil.
  open weak var delegate: (any UIToolbarDelegate)?
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

  /// The appearance of the bar. Setting it copies the object. Default the system's.
  open var standardAppearance: UIToolbarAppearance {
    get {
      let appearance = appearances.standard ?? UIToolbarAppearance()
      appearances.standard = appearance
      return appearance
    }
    set { appearances.standard = newValue.copied() }
  }

  /// The appearance on phones in landscape; nil, the default, for ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue?.copied() }
  }

  /// The appearance of a navigation controller's bar when the content ends at it; nil, the default,
  /// for ``standardAppearance`` without a background and a line.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue?.copied() }
  }

  /// The same on phones in landscape; nil, the default, for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue?.copied() }
  }

  /// The appearances set on the bar.
  package final var appearances = ToolbarAppearances() { didSet { appearanceChanged() } }
  /// Whether the bar belongs to a navigation controller: it then has no background when the content
  /// ends at it.
  package final var isManaged = false { didSet { appearanceChanged() } }
  /// Whether no content is below the bar's top.
  package final var isContentAtEdge = true {
    didSet { if isContentAtEdge != oldValue { appearanceChanged() } }
  }

  private var backgroundImage: UIImage? {
    didSet { if backgroundImage != oldValue { appearanceChanged() } }
  }

  private var shadowImage: UIImage? {
    didSet { if shadowImage != oldValue { appearanceChanged() } }
  }

  private func appearanceChanged() {
    background.appearance = appearanceInUse
    itemsChanged()
  }

  /// The appearance in use; nil for the system's. Source: Apple, UIToolbar.scrollEdgeAppearance.
  private var appearanceInUse: UIToolbarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let standard =
      (isCompact ? appearances.compact : nil) ?? appearances.standard
      ?? backgroundImage.map { Self.appearance($0, shadow: shadowImage) }
    guard isManaged, isContentAtEdge else { return standard }
    return (isCompact ? appearances.compactScrollEdge : nil) ?? appearances.scrollEdge
      ?? (standard ?? UIToolbarAppearance()).transparent()
  }

  private static func appearance(_ image: UIImage, shadow: UIImage?) -> UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.shadowColor = shadow == nil ? BarBackground.hairlineColor : nil
    if let shadow, shadow.size != .zero { appearance.shadowImage = shadow }
    if image.size != .zero { appearance.backgroundImage = image }
    return appearance
  }

  private lazy var background = BarBackground(of: self)
  /// Whether the line beside the bar is hidden, an undocumented key.
  package final var hidesShadow: Bool {
    get { background.hidesLine }
    set { background.hidesLine = newValue }
  }
  private var views: [UIView?] = []

  // MARK: Lifecycle

  /// Creates a toolbar with a frame, in points of its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = background
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UIToolbar.barStyle),
      .value(\UIToolbar.barTintColor),
      .value(\UIToolbar.isTranslucent),
      .value(\UIToolbar.appearances.standard),
      .value(\UIToolbar.appearances.compact),
      .value(\UIToolbar.appearances.scrollEdge),
      .value(\UIToolbar.appearances.compactScrollEdge),
    ]
  }

  /// Creates a toolbar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = background
    coder.describe(self, as: UIToolbar.self)
  }

  /// Sets the background image of a bar without an appearance; an empty one for none. It applies to
  /// all positions and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }

  /// Returns the background image of a bar without an appearance.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }

  /// Sets the image of the line above a bar with a background image; an empty one for none. It
  /// applies to all positions. Source: Apple, UIToolbar.setShadowImage(_:forToolbarPosition:).
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { self.shadowImage = shadowImage }

  /// Returns the image of the line above the bar.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImage }

  /// Sets ``items``. The change is not animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // MARK: UIView

  /// No width, and a height of 44 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the available width, and a height of 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Lays out the items from the leading side; flexible spaces share the remaining width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.layOut(below: reachBelow)
    let items = visibleItems
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

  /// The height by which the background extends below the bar: to the edge, if the bar ends at the
  /// safe area.
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

  /// Returns the gap after each item: only between two visible ones.
  private func gapsAfter(_ items: [UIBarButtonItem]) -> [CGFloat] {
    items.indices.map { index in
      guard index + 1 < items.count, views[index] != nil, views[index + 1] != nil else { return 0 }
      return Self.gap
    }
  }

  private var visibleItems: [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }

  private func itemsChanged() {
    for view in views { view?.removeFromSuperview() }
    for item in items ?? [] { item.changed = { [weak self] in self?.itemsChanged() } }
    views = visibleItems.map { item in
      guard !item.isSpace else { return nil }
      return item.customView ?? BarItemButton(item, appearanceInUse)
    }
    for view in views { if let view { addSubview(view) } }
    setNeedsLayout()
  }
}

// Unsupported: UIToolbar: margins · drawn · The margins of tool bars. · uncertain · test: BarTests
// Unsupported: UIToolbar: background · drawn · Any tool bar's background that ends where the safe
//   area does reaches the edge below. · uncertain · test: BarTests
