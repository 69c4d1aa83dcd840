/// The appearance of a navigation bar: background, title and buttons. Source: Apple,
/// UINavigationBarAppearance.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; missing ones have the defaults. Default empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles; missing ones have the defaults. Default empty.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points. Default zero.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)

  /// The image of the back indicator; nil, the default, for a chevron. It is a template in the
  /// bar's tint colour, unless its rendering mode differs.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of the back button's title during transitions. Ignored. Default nil.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the back indicator and its mask; nil for the system's.
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
