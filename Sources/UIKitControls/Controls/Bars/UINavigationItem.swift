/// The content of a navigation bar for one controller. Source: Apple, UINavigationItem.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title in the centre of the bar.
  open var title: String? {
    didSet { if title != oldValue { changed?() } }
  }

  /// A custom view instead of the title: with the size of its bounds or, if these are empty, that
  /// of its constraints, and no wider than the available width. Default nil.
  open var titleView: UIView? {
    didSet { if titleView != oldValue { changed?() } }
  }

  /// The buttons at the trailing side, the outermost first. Default nil.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { watch(rightBarButtonItems) }
  }

  /// The buttons at the leading side, the outermost first. Default nil.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { watch(leftBarButtonItems) }
  }

  /// The first button at the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = Self.items(rightBarButtonItems, beginningWith: newValue) }
  }

  /// The first button at the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = Self.items(leftBarButtonItems, beginningWith: newValue) }
  }

  /// Whether the leading buttons are shown beside the back button instead of replacing it. Default
  /// false.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed?() } }
  }

  /// The display mode of large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the previous item.
    case automatic = 0
    /// Large if the bar prefers large titles.
    case always = 1
    /// Never large.
    case never = 2
  }

  /// The display mode of the large title in a bar that prefers large titles. Default `.automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed?() } }
  }

  /// Whether the back button is hidden while the item is shown. Default false.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed?() } }
  }

  /// The title of the back button to this item; nil, the default, for the item's title.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed?() } }
  }

  /// The back button to this item, instead of one with its title: its title, image, colour and text
  /// attributes are used, but not its action. An empty title shows only the indicator. Default nil.
  /// Source: Apple, UINavigationItem.backBarButtonItem.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      backBarButtonItem?.changed = { [weak self] in self?.changed?() }
      changed?()
    }
  }

  /// The display mode of a back button's title. Raw values are UIKit's. Source: Apple,
  /// UINavigationItem.BackButtonDisplayMode.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or «Back» if there is no room for it.
    case `default` = 0
    /// «Back».
    case generic = 1
    /// Only the indicator.
    case minimal = 2
  }

  /// The display mode of the title of the back button to this item. Default `.default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { changed?() } }
  }

  /// The action of the back button while this item is shown, instead of going back; a bar without
  /// an item behind this one then has a back button with the action's title. Default nil. Source:
  /// Apple, UINavigationItem.backAction.
  open var backAction: UIAction? {
    didSet { if backAction != oldValue { changed?() } }
  }

  /// The search controller; ``searchController`` sets it.
  package final var search: (any SearchBarOwner)? {
    didSet { changed?() }
  }

  /// Whether the search bar collapses when content scrolls under it. Default true.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed?() } }
  }

  /// The appearances of the bar while it shows the item.
  final var appearances = NavigationBarAppearances() {
    didSet { changed?() }
  }

  /// Called after a change of the item.
  var changed: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// Creates an item without a title.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  /// Creates an item from a nib.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Changes

  /// Sets ``rightBarButtonItem``. The change is not animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets ``leftBarButtonItem``. The change is not animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets ``rightBarButtonItems``. The change is not animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets ``leftBarButtonItems``. The change is not animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets ``hidesBackButton``. The change is not animated.
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
// Unsupported: UINavigationItem: buttons · drawn · Buttons are 16 points from a back button's text.
//   Setting a side's one button replaces the first. · uncertain · test: NavigationBarItemsTests
