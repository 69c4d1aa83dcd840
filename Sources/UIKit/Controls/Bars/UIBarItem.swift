/// Something on a bar. Source: Apple, UIBarItem.
@preconcurrency @MainActor
open class UIBarItem: AccessibleObject {
  /// The item's text. Default nil.
  open var title: String? { didSet { changed?() } }
  /// The item's picture. Default nil.
  open var image: UIImage? { didSet { changed?() } }
  /// Whether the item can be used. Default true.
  open var isEnabled = true { didSet { changed?() } }
  /// A number to find the item by. Default 0.
  open var tag = 0
  /// A name to find the item by, never shown. Default nil.
  open var accessibilityIdentifier: String?

  /// Called when anything of the item has changed.
  final var changed: (() -> Void)?

  /// An item without title and picture.
  public override init() { super.init() }

  /// An item as a nib describes it.
  public required init?(coder: NSCoder) { super.init() }
}
