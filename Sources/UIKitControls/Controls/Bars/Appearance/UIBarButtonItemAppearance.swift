/// How buttons on a bar look. Source: Apple, UIBarButtonItemAppearance.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Buttons as they are.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// Buttons under a finger.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// Buttons that cannot be used.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// Buttons that have the focus. Nothing has it here.
  open private(set) var focused = UIBarButtonItemStateAppearance()

  /// The standard look of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// The standard look of plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// Goes back to the standard look of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    (normal, highlighted) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
    (disabled, focused) = (UIBarButtonItemStateAppearance(), UIBarButtonItemStateAppearance())
  }

  /// An appearance with the same values.
  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    for state in [\UIBarButtonItemAppearance.normal, \.highlighted, \.disabled, \.focused] {
      copy[keyPath: state].titleTextAttributes = self[keyPath: state].titleTextAttributes
      copy[keyPath: state].titlePositionAdjustment = self[keyPath: state].titlePositionAdjustment
    }
    return copy
  }
}

/// How buttons on a bar look in one state. Source: Apple, UIBarButtonItemStateAppearance.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The look of the text; the standard one where it says nothing. Font and colour are drawn.
  /// Default empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the text is moved, in points. Default zero.
  open var titlePositionAdjustment = UIOffset.zero

  override init() { super.init() }
}
