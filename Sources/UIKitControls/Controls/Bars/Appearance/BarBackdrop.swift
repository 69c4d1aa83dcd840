/// What an appearance has a bar stand on: effect, colour and image, behind all else on the bar.
@MainActor
final class BarBackdrop: UIView {
  private let effect = UIVisualEffectView(effect: nil)
  private let tint = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  /// Shows an appearance's ground.
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
