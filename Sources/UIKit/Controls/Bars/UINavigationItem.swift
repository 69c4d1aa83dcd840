/// What a navigation bar shows for one controller. Source: Apple, UINavigationItem.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The text in the middle of the bar.
  open var title: String? {
    didSet { changed?() }
  }

  /// The buttons at the bar's trailing end, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changed?() }
  }

  /// The buttons at the bar's leading end, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed?() }
  }

  /// The first of ``rightBarButtonItems``. Setting it leaves no other.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of ``leftBarButtonItems``. Setting it leaves no other.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the buttons at the trailing end; they change at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the buttons at the leading end; they change at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the button at the trailing end; it changes at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the button at the leading end; it changes at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
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

  /// When the item's title is large in a bar that prefers large titles. Bars here never do, as
  /// bars on iOS do not unless told. Default `.automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Whether the way back is left out while the item is shown. Default false.
  open var hidesBackButton = false {
    didSet { changed?() }
  }

  /// What the way back to this item says; nil for the title. Default nil.
  open var backButtonTitle: String? {
    didSet { changed?() }
  }

  /// Called when anything of the item changed.
  var changed: (() -> Void)?

  /// An item with a title.
  public init(title: String) { self.title = title }

  /// An item as a nib describes it.
  public required init?(coder: NSCoder) { super.init() }
}
