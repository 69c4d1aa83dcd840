@_spi(UIKit) import UIKitViews

/// The bar above a controller: title in the middle, buttons at the ends, a hairline below.
///
/// What lies behind shines through, blurred. Where its frame begins below the top of the screen,
/// its background reaches up there. Source: Apple, UINavigationBar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// As light or dark as the appearance, which is the default, or dark.
  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { lookDidChange() } } }
  /// Whether what lies behind shines through, blurred, where no appearance says it. Default true.
  open var isTranslucent = true {
    didSet {
      lookDidChange()
      // Content lies under what shines through alone.
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
    }
  }

  /// The appearances that the bar has been given.
  package final var looks = NavigationBarLooks() { didSet { lookDidChange() } }
  /// What of its look was set by itself.
  final var oldLook = OldNavigationBarLook() { didSet { lookDidChange() } }
  /// Whether titles of items are large that do not say otherwise: in a second row, as long as the
  /// content below is not scrolled. It is a navigation controller's bar that has that row. Default
  /// false.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { superview?.setNeedsLayout() } }
  }
  /// How high the row with the large title is, in points; more than its own height while content
  /// is pulled down.
  final var largeTitleHeight: CGFloat = 0
  /// How high the row with title and buttons is, in points; nil for the whole bar.
  private var rowHeight: CGFloat?

  /// Whether nothing has been scrolled under the bar.
  final var isContentAtEdge = true

  /// Whether a navigation controller has the bar: then it has no background while nothing has been
  /// scrolled under it.
  package final var isManaged = false { didSet { lookDidChange() } }

  /// Has the bar and what it stands on drawn anew.
  final func lookDidChange() {
    (ground.style, ground.isTranslucent) = (barStyle, isTranslucent)
    ground.look = appearanceInUse
    contents.setNeedsDisplay()
  }

  /// What the bar shows.
  open package(set) var topItem: UINavigationItem? {
    didSet {
      oldValue?.changed = nil
      topItem?.changed = { [weak self] in self?.itemDidChange() }
      itemDidChange()
    }
  }

  /// What the way back leads to; nil where there is none.
  open internal(set) var backItem: UINavigationItem? {
    didSet { backButton = backItem.map(makeBackButton) }
  }

  /// Has a say in what ``items`` become. A navigation controller's bar asks nobody. Default nil.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The items, the one that is shown last. A navigation controller's bar has those of its
  /// controllers, of which the last two are known here.
  open var items: [UINavigationItem]? {
    get { ownItems ?? [backItem, topItem].compactMap { $0 } }
    set { setItems(newValue, animated: false) }
  }

  private var ownItems: [UINavigationItem]?

  /// Gives the bar other items. Never animated here.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    ownItems = items ?? []
    goBack = { [weak self] in _ = self?.popItem(animated: true) }
    show(items?.last, over: items?.dropLast().last)
  }

  /// Adds an item and shows it, if the delegate lets it come. Never animated here.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems((ownItems ?? []) + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the item away that is shown, if the delegate lets it go, and returns it. Never animated
  /// here.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = ownItems?.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    setItems(ownItems?.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// The sign of the way back, where no appearance has one; nil, the default, for a chevron. A
  /// shape in the bar's tint, unless it says otherwise.
  open var backIndicatorImage: UIImage? {
    didSet { if backIndicatorImage != oldValue { lookDidChange() } }
  }
  /// What hides the text of the way back as it moves. Kept. Default nil.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// What the way back does.
  package final var goBack: @MainActor () -> Void = {}

  /// A bar with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UINavigationBar.barStyle),
      .value(\UINavigationBar.isTranslucent),
      .value(\UINavigationBar.prefersLargeTitles),
      .value(\UINavigationBar.oldLook.largeTitle),
      .value(\UINavigationBar.oldLook.tint),
      .value(\UINavigationBar.oldLook.image),
      .value(\UINavigationBar.oldLook.line),
      .value(\UINavigationBar.oldLook.title),
      .value(\UINavigationBar.looks.standard),
      .value(\UINavigationBar.looks.compact),
      .value(\UINavigationBar.looks.scrollEdge),
      .value(\UINavigationBar.looks.compactScrollEdge),
    ]
  }

  /// A bar as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UINavigationBar.self)
  }

  private func setUp() {
    lookDidChange()
    addSubview(contents)
  }

  private lazy var ground = BarGround(of: self, contentLies: .below)
  /// What draws title and buttons, over the background.
  private lazy var contents = NavigationBarContents(of: self)
  /// How far the background reaches above the bar, in points.
  private var reachAbove: CGFloat = 0
  private var backButton: UIBarButtonItem?
  /// What moves meanwhile in place of what the bar draws.
  private var motion: NavigationBarMotion?
  /// Whether the look is that of phones held sideways.
  private var isCompactLook = false
  /// The item's own views.
  private var itemViews: [UIView] = []
  /// The bar of what the item is searched with.
  private var searchBar: UISearchBar?

  /// Gives the bar a frame in its superview and has its background reach up so many points more.
  ///
  /// - Parameter largeTitle: how much of the frame is the row with the large title, in points.
  package func place(_ frame: CGRect, groundAbove height: CGFloat, largeTitle: CGFloat = 0) {
    if largeTitle != largeTitleHeight {
      largeTitleHeight = largeTitle
      itemDidChange()
    }
    let searchHeight = searchBar?.frame.height ?? 0
    rowHeight = frame.height - largeTitle - searchHeight
    self.frame = frame
    searchBar?.frame = CGRect(
      x: 0, y: frame.height - searchHeight, width: frame.width, height: searchHeight)
    guard height != reachAbove else { return }
    reachAbove = height
    setNeedsLayout()
  }

  /// Shows as much of a search bar under the title as there will be room for.
  package func showSearch(_ bar: UISearchBar?, height: CGFloat) {
    if bar !== searchBar {
      if searchBar?.superview === self { searchBar?.removeFromSuperview() }
      searchBar = bar
    }
    guard let bar else { return }
    bar.isIntegrated = true
    if bar.superview !== self { addSubview(bar) }
    bar.frame.size.height = height
  }

  // MARK: Items

  /// Shows an item, and the way back to another one.
  package func show(_ item: UINavigationItem?, over back: UINavigationItem?) {
    topItem = item
    backItem = back
    itemDidChange()
  }

  private func itemDidChange() {
    setNeedsLayout()
    if prefersLargeTitles || searchBar != nil || topItem?.search != nil {
      superview?.setNeedsLayout()
    }
    lookDidChange()
  }

  /// Shows an item from now on, on the way there from the one before.
  ///
  /// - Parameter largeTitle: how much of its large title is shown, in points.
  package func beginMotion(
    to item: UINavigationItem?, over back: UINavigationItem?, largeTitle: CGFloat, isPush: Bool
  ) -> NavigationBarMotion {
    motion?.end()
    let old = drawing
    largeTitleHeight = largeTitle
    show(item, over: back)
    let motion = NavigationBarMotion(of: self, from: old, to: drawing, isPush: isPush)
    self.motion = motion
    return motion
  }

  func motionEnded(_ motion: NavigationBarMotion) {
    guard self.motion === motion else { return }
    self.motion = nil
    contents.setNeedsDisplay()
  }

  private func makeBackButton(to item: UINavigationItem) -> UIBarButtonItem {
    let action = UIAction { [weak self] _ in self?.goBack() }
    let own = item.backBarButtonItem
    let word = own?.title ?? item.backButtonTitle ?? item.title ?? ""
    let isBare = own?.title?.isEmpty == true || own?.image != nil && own?.title == nil
    let title =
      switch item.backButtonDisplayMode {
      case .minimal: ""
      case .generic: isBare ? "" : "Back"
      case .default: isBare ? "" : word.isEmpty ? "Back" : word
      }
    let button = UIBarButtonItem(title: title, image: own?.image, primaryAction: action)
    button.tintColor = own?.tintColor
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      if let look = own?.titleTextAttributes(for: state) {
        button.setTitleTextAttributes(look, for: state)
      }
    }
    return button
  }

  /// Places the views that the item has in place of its title and of buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isCompactLook != (row.height < 44) { lookDidChange() }
    isCompactLook = row.height < 44
    ground.layOut(above: reachAbove)
    contents.frame = bounds
    let places = row.height > 0 ? drawing.views : []
    for view in itemViews where view.superview === self {
      if !places.contains(where: { $0.view === view }) { view.removeFromSuperview() }
    }
    itemViews = places.map(\.view)
    for (view, frame) in places {
      if view.superview !== self { addSubview(view) }
      view.frame = frame
    }
  }

  /// Large titles follow the text size.
  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    super.adapt(from: old, to: new)
    contents.setNeedsDisplay()
    if prefersLargeTitles { superview?.setNeedsLayout() }
  }

  /// The buttons follow the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contents.setNeedsDisplay()
  }

  /// Draws title and buttons.
  final func drawContents() {
    guard motion == nil, row.height > 0 else { return }
    let drawing = drawing
    drawing.drawBack()
    drawing.drawButtons()
    drawing.drawTitle()
    drawing.drawLargeTitle()
  }

  private var drawing: NavigationBarDrawing {
    NavigationBarDrawing(
      item: topItem, large: largeTitle, back: backButton, bounds: row, safeArea: safeAreaInsets,
      isBlack: isBlack,
      tint: tintColor, pressed: pressed?.isInside == true ? pressed?.item : nil,
      look: appearanceInUse, backIndicator: backIndicatorImage, traits: traitCollection,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Where title and buttons stand.
  final var row: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight ?? bounds.height)
  }

  private var largeTitle: LargeTitle? {
    guard largeTitleHeight > 0 else { return nil }
    return LargeTitle(
      wholeHeight: LargeTitle.height(under: traitCollection),
      row: CGRect(x: 0, y: row.maxY, width: bounds.width, height: largeTitleHeight))
  }

  // MARK: Touches

  /// How far from a button's room a finger still presses it, in points. Apple publishes no figure;
  /// with it the plus sign takes the 44 that Apple asks of anything touched.
  private static let reach: CGFloat = 67 / 6

  /// The button under the finger that came down on it.
  private var pressed: (item: UIBarButtonItem, touch: UITouch, isInside: Bool)? {
    didSet { contents.setNeedsDisplay() }
  }

  /// Where each button is touched, in the bar's coordinates: around what is drawn of it, half of
  /// the way to the next one at most. Views are touched by themselves.
  var buttonFrames: [(item: UIBarButtonItem, frame: CGRect)] {
    let places = drawing.places.filter { !$0.item.isSpace }
    return places.filter { $0.item.customView == nil }.map { place in
      let range = place.range
      let before = places.map(\.range.upperBound).filter { $0 <= range.lowerBound }.max()
      let after = places.map(\.range.lowerBound).filter { $0 >= range.upperBound }.min()
      let left = before.map { min(Self.reach, (range.lowerBound - $0) / 2) } ?? Self.reach
      let right = after.map { min(Self.reach, ($0 - range.upperBound) / 2) } ?? Self.reach
      let frame = CGRect(
        x: range.lowerBound - left, y: row.minY,
        width: range.upperBound - range.lowerBound + left + right, height: row.height)
      return (place.item, frame)
    }
  }

  /// A finger that comes down on a button presses it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard pressed == nil, let touch = touches.first else { return }
    let point = touch.location(in: self)
    pressed = buttonFrames.first { $0.item.isEnabled && $0.frame.contains(point) }
      .map { ($0.item, touch, true) }
  }

  /// A finger that leaves its button by more than a control's margin does not press it any more.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let pressed, touches.contains(pressed.touch) else { return }
    let isInside = isOverButton(pressed)
    if isInside != pressed.isInside { self.pressed?.isInside = isInside }
  }

  /// A finger that is lifted from its button has the button do what it does.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let pressed, touches.contains(pressed.touch) else { return }
    let isInside = isOverButton(pressed)
    self.pressed = nil
    if isInside { pressed.item.primaryAction?.performWithSender(pressed.item, target: nil) }
  }

  /// A finger that is taken away presses nothing.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let pressed, touches.contains(pressed.touch) { self.pressed = nil }
  }

  private func isOverButton(
    _ pressed: (item: UIBarButtonItem, touch: UITouch, isInside: Bool)
  ) -> Bool {
    let margin = UIControl.trackingMargin
    return buttonFrames.contains {
      $0.item === pressed.item
        && $0.frame.insetBy(dx: -margin, dy: -margin).contains(pressed.touch.location(in: self))
    }
  }

  // MARK: Drawing

  private var isBlack: Bool {
    barStyle == .black || traitCollection.userInterfaceStyle == .dark
  }
}

// Unsupported: UINavigationBar: background over content · drawn · Bars get their background at once
//   where content comes under them, without a fade. The colour of a title over content. · uncertain
//   · test: BarAppearanceTests
// Unsupported: UINavigationBar.titleTextAttributes · drawn · Of text attributes bars draw font and
//   colour. · test: BarTests
// Unsupported: UINavigationBar: heights · drawn · 44 points, on phones held sideways 32, on iPads
//   50. · test: BarTests
// Unsupported: UINavigationBar: heights on Max phones · drawn · 32 points sideways, too. Under a
//   Dynamic Island's bar the safe area begins where the bar ends, at 97.667 points. · uncertain ·
//   test: BarTests
// Unsupported: UINavigationBar: text sizes · drawn · Small titles do not grow, as on iOS. · test:
//   BarTests
// Unsupported: UINavigationBar: larger text · drawn · How much rows of large titles and search
//   fields grow with the text size. · uncertain · test: BarTests
