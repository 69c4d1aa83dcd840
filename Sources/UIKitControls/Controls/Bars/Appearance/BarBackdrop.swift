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

extension UIBarAppearance {
  /// Draws the ground into a rectangle of the current context: the effect's tint, colour and image.
  func drawGround(in rect: CGRect) {
    for color in [backgroundEffect?.material.tint, backgroundColor] {
      guard let color else { continue }
      color.setFill()
      UIRectFillUsingBlendMode(rect, .normal)
    }
    guard let backgroundImage, !rect.isEmpty else { return }
    let layer = BarBackdrop.picture(backgroundImage, backgroundImageContentMode, rect.size)
    layer?.draw(in: rect)
  }

  /// Draws the line below a rectangle's lower edge, inside it.
  func drawShadow(in rect: CGRect) {
    if let shadowImage {
      let tinted = shadowColor.map { shadowImage.withTintColor($0, renderingMode: .alwaysOriginal) }
      let shown = shadowImage.renderingMode == .alwaysTemplate ? tinted ?? shadowImage : shadowImage
      let height = shadowImage.size.height
      return shown.draw(
        in: CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height))
    }
    guard let shadowColor else { return }
    let hairline = UIScreen.main.pixel
    shadowColor.setFill()
    UIRectFillUsingBlendMode(
      CGRect(x: rect.minX, y: rect.maxY - hairline, width: rect.width, height: hairline), .normal)
  }
}

extension BarBackdrop {
  /// An image as it fills a size in a content mode.
  fileprivate static func picture(
    _ image: UIImage, _ mode: ContentMode, _ size: CGSize
  ) -> UIImage? {
    guard mode != .scaleToFill else { return image }
    let view = UIImageView(frame: CGRect(origin: .zero, size: size))
    (view.image, view.contentMode, view.clipsToBounds) = (image, mode, true)
    return UIGraphicsImageRenderer(size: size).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }
}
