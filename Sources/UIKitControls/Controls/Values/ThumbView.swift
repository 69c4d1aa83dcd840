/// The white thumb of sliders and switches, with the shadow in pictures drawn by UIKit.
///
/// The shadow is a Gaussian fitted to the picture of a slider, with an error of at most 0.018 of
/// black.
@MainActor
final class ThumbView: UIView {
  /// The diameter, in points.
  static let diameter: CGFloat = 27

  init(shadowOpacity: Float, shadowRadius: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
    isUserInteractionEnabled = false
    backgroundColor = .white
    layer.cornerRadius = Self.diameter / 2
    layer.shadowOpacity = shadowOpacity
    layer.shadowRadius = shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  required init?(coder: NSCoder) { nil }
}
