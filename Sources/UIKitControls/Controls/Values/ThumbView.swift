/// The white disc that a finger moves, with the shadow it has in UIKit's pictures.
///
/// The shadow is one Gaussian: fitted to the picture of a slider it is nowhere more than 0.018 of
/// black off.
@MainActor
final class ThumbView: UIView {
  /// In points.
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
