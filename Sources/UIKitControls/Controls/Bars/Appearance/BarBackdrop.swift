/// The background of a bar from an appearance: effect, colour and image, behind the bar's content.
@MainActor
final class BarBackdrop: UIView {
  private let effect = UIVisualEffectView(effect: nil)
  private let tint = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  /// Creates the background of an appearance.
  init(_ appearance: UIBarAppearance) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    effect.effect = appearance.backgroundEffect
    tint.backgroundColor = appearance.backgroundColor
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    for part in [effect, tint, picture] {
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }
}
