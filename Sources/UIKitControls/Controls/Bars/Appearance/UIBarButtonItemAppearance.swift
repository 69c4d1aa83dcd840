/// The appearance of bar buttons. Source: Apple, UIBarButtonItemAppearance.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of normal buttons.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The appearance of highlighted buttons.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of disabled buttons.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The appearance of focused buttons. Never used: there is no focus.
  open private(set) var focused = UIBarButtonItemStateAppearance()

  /// Creates the default appearance of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// Creates the default appearance of plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// Resets the appearance to the default of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    (normal, highlighted) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
    (disabled, focused) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
  }

  /// Returns a copy of the appearance.
  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    for state in [\UIBarButtonItemAppearance.normal, \.highlighted, \.disabled, \.focused] {
      copy[keyPath: state].titleTextAttributes = self[keyPath: state].titleTextAttributes
      copy[keyPath: state].titlePositionAdjustment = self[keyPath: state].titlePositionAdjustment
    }
    return copy
  }
}

/// The appearance of bar buttons in one state. Source: Apple, UIBarButtonItemStateAppearance.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title; missing ones have the defaults. Font and colour are drawn.
  /// Default empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points. Default zero.
  open var titlePositionAdjustment = UIOffset.zero

  override init() { super.init() }
}
