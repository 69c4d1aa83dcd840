/// What a navigation bar shows for one controller. Source: Apple, UINavigationItem.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The text in the middle of the bar.
  open var title: String? {
    didSet { if title != oldValue { changed?() } }
  }

  /// A view in place of the title: as large as its bounds or, where these are empty, as its
  /// constraints say, and no wider than there is room. Default nil.
  open var titleView: UIView? {
    didSet { if titleView != oldValue { changed?() } }
  }

  /// The buttons at the bar's trailing end, the first one outermost. Default nil.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { watch(rightBarButtonItems) }
  }

  /// The buttons at the bar's leading end, the first one outermost. Default nil.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { watch(leftBarButtonItems) }
  }

  /// The first of the buttons at the bar's trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = Self.items(rightBarButtonItems, beginningWith: newValue) }
  }

  /// The first of the buttons at the bar's leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.items(leftBarButtonItems, beginningWith: newValue) }
  }

  /// Whether buttons at the leading end stand beside the way back, not in its place. Default false.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed?() } }
  }

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before.
    case automatic = 0
    /// Where the bar prefers large titles.
    case always = 1
    /// Not at all.
    case never = 2
  }

  /// When the item's title is large in a bar that prefers large titles. Default `.automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed?() } }
  }

  /// Whether the way back is left out while the item is shown. Default false.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed?() } }
  }

  /// What the way back to this item says; nil for the title. Default nil.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed?() } }
  }

  /// The way back to this item, in place of one with its title: its title, image, colour and text
  /// attributes count, its action does not. A title that is empty leaves the arrow alone. Default
  /// nil. Source: Apple, UINavigationItem.backBarButtonItem.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      backBarButtonItem?.changed = { [weak self] in self?.changed?() }
      changed?()
    }
  }

  /// What the way back to an item says. Raw values are UIKit's. Source: Apple,
  /// UINavigationItem.BackButtonDisplayMode.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or «Back» where there is no room for it.
    case `default` = 0
    /// «Back».
    case generic = 1
    /// Nothing but the arrow.
    case minimal = 2
  }

  /// What the way back to this item says. Default `.default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { changed?() } }
  }

  /// What the controller is searched with; ``searchController`` sets it.
  package final var search: (any SearchBarOwner)? {
    didSet { changed?() }
  }

  /// Whether the search bar goes away with content that is scrolled under it. Default true.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed?() } }
  }

  /// How the bar looks while it shows the item.
  final var looks = NavigationBarLooks() {
    didSet { changed?() }
  }

  /// Called when anything of the item changed.
  var changed: (() -> Void)?

  /// An item with a title.
  public init(title: String) { self.title = title }

  /// An item without a title.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  /// An item as a nib describes it.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Changes

  /// Sets ``rightBarButtonItem``. Never animated here.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets ``leftBarButtonItem``. Never animated here.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets ``rightBarButtonItems``. Never animated here.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets ``leftBarButtonItems``. Never animated here.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets ``hidesBackButton``. Never animated here.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func watch(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.changed = { [weak self] in self?.changed?() } }
    changed?()
  }

  private static func items(
    _ items: [UIBarButtonItem]?, beginningWith first: UIBarButtonItem?
  ) -> [UIBarButtonItem]? {
    let all = [first].compactMap { $0 } + (items ?? []).dropFirst()
    return all.isEmpty ? nil : all
  }
}

// Unsupported: UINavigationItem.prompt · absent · Prompts are absent.
// Unsupported: UINavigationItem: views · drawn · Views in bars come and go at once. · test:
//   NavigationBarItemsTests
// Unsupported: UINavigationItem: buttons · drawn · Buttons are 16 points apart. Setting a side's
//   one button replaces the first. · uncertain · test: NavigationBarItemsTests
