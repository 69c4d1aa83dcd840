/// A scroll indicator: a rounded bar.
///
/// Source of the figures: KimDarren/JTSScrollIndicator and flowkey/UIKit-cross-platform, which
/// measured UIKit: 2.5 points thick, radius half of that, black at about 0.35 with a light rim,
/// white or black plain.
@MainActor
final class ScrollIndicator: CALayer {
  /// The style of the bar.
  var style = UIScrollView.IndicatorStyle.default {
    didSet { updateAppearance() }
  }

  static let thickness: CGFloat = 2.5
  private static let alpha: CGFloat = 0.35

  override init() {
    super.init()
    cornerRadius = Self.thickness / 2
    zPosition = .greatestFiniteMagnitude
    updateAppearance()
  }

  /// Creates a copy for the presentation tree.
  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func updateAppearance() {
    let shade: CGFloat = style == .white ? 1 : 0
    backgroundColor = CGColor(red: shade, green: shade, blue: shade, alpha: Self.alpha)
    borderColor = CGColor(red: 1, green: 1, blue: 1, alpha: Self.alpha / 2)
    borderWidth = style == .default ? 0.5 : 0
  }
}
