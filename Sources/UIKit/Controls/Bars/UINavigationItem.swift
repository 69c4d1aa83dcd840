/// What a navigation bar shows for one controller. Source: Apple, UINavigationItem.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The text in the middle of the bar.
  open var title: String? {
    didSet { changed?() }
  }

  /// The button at the bar's trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    didSet { changed?() }
  }

  /// The button at the bar's leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    didSet { changed?() }
  }

  /// Whether the way back is left out while the item is shown. Default false.
  open var hidesBackButton = false {
    didSet { changed?() }
  }

  /// What the way back to this item says; nil for the title. Default nil.
  open var backButtonTitle: String? {
    didSet { changed?() }
  }

  /// How the bar looks while it shows the item.
  final var looks = NavigationBarLooks() {
    didSet { changed?() }
  }

  /// Called when anything of the item changed.
  var changed: (() -> Void)?

  /// An item with a title.
  public init(title: String) { self.title = title }

  /// An item as a nib describes it.
  public required init?(coder: NSCoder) { super.init() }
}
