/// How a tool bar looks: its ground and its buttons. Source: Apple, UIToolbarAppearance.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// How buttons look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// The standard look, for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// The ground, and all else, of another appearance.
  public required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }
}
