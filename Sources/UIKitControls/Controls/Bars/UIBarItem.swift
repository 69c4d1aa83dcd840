@_spi(UIKit) import UIKitViews

/// An item of a bar. Source: Apple, UIBarItem.
@preconcurrency @MainActor
open class UIBarItem: AccessibleObject {
  /// The title of the item. Default nil.
  open var title: String? { didSet { if title != oldValue { changed?() } } }
  /// The image of the item. Default nil.
  open var image: UIImage? { didSet { if image != oldValue { changed?() } } }
  /// The insets of the image's frame, in points; insets with a sum of zero move the image. Only tab
  /// bars apply them. Default zero.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed?() } } }
  /// The image for phones in landscape. Ignored: ``image`` is drawn. Default nil.
  open var landscapeImagePhone: UIImage?
  /// The insets of ``landscapeImagePhone``. Ignored. Default zero.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The image in the large content viewer. Ignored. Default nil.
  open var largeContentSizeImage: UIImage?
  /// Whether the item is enabled. Default true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }
  /// A number that identifies the item. Default 0.
  open var tag = 0
  /// A name that identifies the item, never shown. Default nil.
  open var accessibilityIdentifier: String?

  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state; font and colour are drawn. A state without
  /// attributes has those of `.normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    changed?()
  }

  /// Returns the attributes that were set for a state; nil if none were.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Returns the attributes of the title in a state, including those of the class's proxies; empty
  /// if none were set.
  final func resolvedTitleAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let appearances = classAppearances.reversed() + [self]
    let normal = appearances.map { $0.titleAttributes[UIControl.State.normal.rawValue] ?? [:] }
    let special = appearances.map { $0.titleAttributes[state.rawValue] ?? [:] }
    return (normal + special).reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  /// Called after a change of the item.
  final var changed: (() -> Void)?

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Creates an item from a nib.
  public required init?(coder: NSCoder) { super.init() }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    var standard = super.accessibilityDefaults
    standard.isElement = true
    standard.label = title ?? image?.accessibilityLabel
    standard.traits = isEnabled ? .button : [.button, .notEnabled]
    return standard
  }
}

// Unsupported: UIBarItem.landscapeImagePhone · kept · Phones in landscape show `image`. · test:
//   NavigationBarItemsTests
