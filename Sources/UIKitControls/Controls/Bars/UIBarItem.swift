@_spi(UIKit) import UIKitViews

/// Something on a bar. Source: Apple, UIBarItem.
@preconcurrency @MainActor
open class UIBarItem: AccessibleObject {
  /// The item's text. Default nil.
  open var title: String? { didSet { if title != oldValue { changed?() } } }
  /// The item's picture. Default nil.
  open var image: UIImage? { didSet { if image != oldValue { changed?() } } }
  /// How much the picture's rectangle is made smaller at each edge, in points; a picture is moved
  /// by insets that add up to nothing. Tab bars heed it. Default zero.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed?() } } }
  /// The picture where a phone is held sideways. Kept: ``image`` is drawn. Default nil.
  open var landscapeImagePhone: UIImage?
  /// Insets of ``landscapeImagePhone``. Kept. Default zero.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The picture for large text in menus for those who see badly. Kept. Default nil.
  open var largeContentSizeImage: UIImage?
  /// Whether the item can be used. Default true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }
  /// A number to find the item by. Default 0.
  open var tag = 0
  /// A name to find the item by, never shown. Default nil.
  open var accessibilityIdentifier: String?

  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Gives the title a look in a state; font and colour are drawn. Where a state has none the
  /// title looks as in `.normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    changed?()
  }

  /// The look that the title was given in a state; nil for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// How the title looks in a state, by what it was given; empty where it was given nothing.
  final func titleLook(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let looks = classLooks.reversed() + [self]
    let normal = looks.map { $0.titleAttributes[UIControl.State.normal.rawValue] ?? [:] }
    let special = looks.map { $0.titleAttributes[state.rawValue] ?? [:] }
    return (normal + special).reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  /// Called when anything of the item has changed.
  final var changed: (() -> Void)?

  /// An item without title and picture.
  public override init() { super.init() }

  /// An item as a nib describes it.
  public required init?(coder: NSCoder) { super.init() }

  @_spi(UIKit) open override var accessibilityStandard: AccessibilityStandard {
    var standard = super.accessibilityStandard
    standard.isElement = true
    standard.label = title ?? image?.accessibilityLabel
    standard.traits = isEnabled ? .button : [.button, .notEnabled]
    return standard
  }
}
