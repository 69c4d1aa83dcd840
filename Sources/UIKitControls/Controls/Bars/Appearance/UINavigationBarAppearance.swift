/// How a navigation bar looks: its ground, its title, its buttons. Source: Apple,
/// UINavigationBarAppearance.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of the title; the standard one where it says nothing. Default empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of large titles; the standard one where it says nothing. Default empty.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points. Default zero.
  open var titlePositionAdjustment = UIOffset.zero
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// How buttons look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the way back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)

  /// The sign of the way back; nil, the default, for a chevron. A shape in the bar's tint, unless
  /// it says otherwise.
  open private(set) var backIndicatorImage: UIImage?
  /// What hides the text of the way back as it moves. Kept. Default nil.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the sign of the way back, and its mask; nil for the system's.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    (self.backIndicatorImage, backIndicatorTransitionMaskImage) =
      (backIndicatorImage, transitionMaskImage)
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
    backButtonAppearance = other.backButtonAppearance.copied()
  }
}
