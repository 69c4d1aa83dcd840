/// What a bar below the content stands on: opaque, as nothing of what lies behind is seen through,
/// with a line between it and the content.
@MainActor
final class BarGround {
  /// Light or dark.
  var style = UIBarStyle.default { didSet { apply() } }
  /// The ground; nil for the system's.
  var tint: UIColor? { didSet { apply() } }

  /// How the bar looks; nil for the system's look.
  var look: UIBarAppearance? { didSet { apply() } }

  private unowned let bar: UIView
  private var backdrop: BarBackdrop?
  private let hairline = UIView(frame: .zero)

  /// Puts the line on a bar and gives it its ground.
  init(of bar: UIView) {
    self.bar = bar
    hairline.backgroundColor = Self.hairlineColor
    bar.addSubview(hairline)
    apply()
  }

  /// Places the line one pixel above the bar.
  func layOut() {
    let pixel = UIScreen.main.pixel
    hairline.frame = CGRect(x: 0, y: -pixel, width: bar.bounds.width, height: pixel)
    backdrop?.frame = bar.bounds
  }

  private func apply() {
    backdrop?.removeFromSuperview()
    backdrop = nil
    let isOwn = look.map { !$0.isDefaultGround } ?? false
    hairline.backgroundColor = isOwn ? look?.shadowColor : Self.hairlineColor
    if let look, isOwn {
      bar.backgroundColor = nil
      let backdrop = BarBackdrop(look)
      backdrop.frame = bar.bounds
      bar.insertSubview(backdrop, at: 0)
      self.backdrop = backdrop
    } else {
      bar.backgroundColor =
        look?.backgroundColor ?? tint ?? (style == .black ? Self.black : Self.color)
    }
  }

  /// Almost white; almost black in the dark.
  static let color = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.08 : 0.973, alpha: 1)
  }

  /// Almost black.
  static let black = UIColor(white: 0.08, alpha: 1)

  /// The line between a bar and the content: 0.3 of black on white, of white on black.
  static let hairlineColor = UIColor { traits in
    UIColor(
      white: traits.userInterfaceStyle == .dark ? 1 : 0,
      alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.3)
  }
}
