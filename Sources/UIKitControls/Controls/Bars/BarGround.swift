/// What a bar below the content stands on: what lies behind shines through, blurred, under a wash
/// of the bar's colour, with a line between the bar and the content.
@MainActor
final class BarGround {
  /// Light or dark.
  var style = UIBarStyle.default { didSet { if style != oldValue { apply() } } }
  /// The ground; nil for the system's.
  var tint: UIColor? { didSet { if tint != oldValue { apply() } } }
  /// Whether what lies behind shines through.
  var isTranslucent = true { didSet { if isTranslucent != oldValue { apply() } } }

  /// Whether a picture stands in its place, line and all.
  var isReplaced = false { didSet { backdrop.isHidden = isReplaced } }

  /// How the bar looks; nil for the system's look.
  var look: UIBarAppearance? { didSet { apply() } }

  private let backdrop = BackdropView(frame: .zero)
  private let wash = UIView(frame: .zero)
  /// What an appearance has in place of the blur and the wash.
  private var ownGround: BarBackdrop?
  private let hairline = UIView(frame: .zero)
  private unowned let bar: UIView

  /// Puts the ground and the line on a bar, behind all else.
  init(of bar: UIView) {
    self.bar = bar
    backdrop.isUserInteractionEnabled = false
    hairline.backgroundColor = Self.hairlineColor
    backdrop.addSubview(wash)
    backdrop.addSubview(hairline)
    bar.insertSubview(backdrop, at: 0)
    apply()
  }

  /// Fills the bar and places the line one pixel above it.
  ///
  /// - Parameter extent: how far the ground reaches below the bar, in points.
  func layOut(extent: CGFloat = 0) {
    let pixel = UIScreen.main.pixel
    var bounds = bar.bounds
    bounds.size.height += extent
    (backdrop.frame, wash.frame) = (bounds, CGRect(origin: .zero, size: bounds.size))
    hairline.frame = CGRect(x: 0, y: -pixel, width: bounds.width, height: pixel)
    ownGround?.frame = bounds
  }

  private func apply() {
    ownGround?.removeFromSuperview()
    ownGround = nil
    let isOwn = look.map { !$0.isDefaultGround } ?? false
    hairline.backgroundColor = isOwn ? look?.shadowColor : Self.hairlineColor
    let shinesThrough = isTranslucent && !isOwn
    backdrop.show(radius: shinesThrough ? Self.blurRadius : 0, saturation: Self.saturation)
    if let look, isOwn {
      wash.backgroundColor = nil
      let own = BarBackdrop(look)
      own.frame = bar.bounds
      bar.insertSubview(own, at: 0)
      ownGround = own
    } else {
      wash.backgroundColor =
        look?.backgroundColor ?? Self.wash(style, tint, isTranslucent: isTranslucent)
    }
  }

  /// What lies over the blur, or alone: of the system's colours as much that a bar over the
  /// system's background is as light, or dark, as an opaque one.
  static func wash(_ style: UIBarStyle, _ tint: UIColor?, isTranslucent: Bool) -> UIColor {
    guard isTranslucent else { return tint ?? (style == .black ? black : color) }
    if let tint { return UIColor { tint.resolvedColor(with: $0).withAlphaComponent(strength) } }
    return UIColor { traits in
      let isDark = style == .black || traits.userInterfaceStyle == .dark
      let white = isDark ? 0.08 / strength : 1 - 0.027 / strength
      return UIColor(white: white, alpha: strength)
    }
  }

  /// Of the blur behind bars, in points. Uncertain.
  static let blurRadius: CGFloat = 30
  /// How far colours behind bars are from grey. Uncertain.
  static let saturation: CGFloat = 1.8
  /// How much of what is seen is the bar's own colour. Uncertain.
  nonisolated private static let strength: CGFloat = 0.78

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
