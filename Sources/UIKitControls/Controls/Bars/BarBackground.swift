/// The background of a bar: the blurred content behind it under a wash of the bar's colour, with a
/// line between the bar and the content.
@MainActor
final class BarBackground {
  /// The style, light or dark.
  var style = UIBarStyle.default { didSet { if style != oldValue { apply() } } }
  /// The background colour; nil for the system's.
  var tint: UIColor? { didSet { if tint != oldValue { apply() } } }
  /// Whether the background is translucent.
  var isTranslucent = true { didSet { if isTranslucent != oldValue { apply() } } }

  /// Whether an image replaces the background and its line.
  var isReplaced = false { didSet { backdrop.isHidden = isReplaced } }

  /// Whether the line is hidden.
  var hidesLine: Bool {
    get { line.isHidden }
    set { line.isHidden = newValue }
  }

  /// The appearance of the bar; nil for the system's.
  var appearance: UIBarAppearance? {
    didSet { if appearance != nil || oldValue != nil { apply() } }
  }

  /// The side of the bar on which the content and the line are.
  enum Side {
    case above, below
  }

  private let backdrop = BackdropView(frame: .zero)
  private let wash = UIView(frame: .zero)
  /// The background of an appearance, instead of the blur and the wash.
  private var explicitBackground: BarBackdrop?
  private let line = UIImageView(frame: .zero)
  private let side: Side
  private unowned let bar: UIView

  /// Adds the background and the line to a bar, behind its subviews.
  init(of bar: UIView, contentLies side: Side = .above) {
    (self.bar, self.side) = (bar, side)
    backdrop.isUserInteractionEnabled = false
    backdrop.addSubview(wash)
    backdrop.addSubview(line)
    bar.insertSubview(backdrop, at: 0)
    apply()
  }

  /// Lays out the background, and the line between it and the content, outside the bar. Source:
  /// UIKit's pictures of swift-snapshot-testing, testTraitsEmbeddedInTabNavigation: below a
  /// navigation bar that ends at 44 points the line is the row of pixels that begins there.
  ///
  /// - Parameters:
  ///   - above: the height by which the background extends above the bar, in points.
  ///   - below: the height by which it extends below the bar, in points.
  func layOut(above: CGFloat = 0, below: CGFloat = 0) {
    var frame = bar.bounds
    frame.origin.y -= above
    frame.size.height += above + below
    (backdrop.frame, wash.frame) = (frame, CGRect(origin: .zero, size: frame.size))
    let thickness = line.image?.size.height ?? UIScreen.main.pixel
    line.frame = CGRect(
      x: 0, y: side == .above ? -thickness : frame.height, width: frame.width, height: thickness)
    explicitBackground?.frame = frame
  }

  private func apply() {
    explicitBackground?.removeFromSuperview()
    explicitBackground = nil
    let isOwn = appearance.map { !$0.isDefaultBackground } ?? false
    showLine()
    let shinesThrough = isTranslucent && !isOwn
    backdrop.show(radius: shinesThrough ? Self.blurRadius : 0, saturation: Self.saturation)
    guard let appearance, isOwn else {
      return wash.backgroundColor =
        appearance?.backgroundColor ?? Self.wash(style, tint, isTranslucent: isTranslucent)
    }
    wash.backgroundColor = nil
    guard appearance.hasBackground else { return }
    let own = BarBackdrop(appearance)
    own.frame = backdrop.frame
    bar.insertSubview(own, at: 0)
    explicitBackground = own
  }

  private func showLine() {
    let color = appearance == nil ? Self.hairlineColor : appearance?.shadowColor
    line.image = appearance?.shadowImage
    line.tintColor = color
    line.backgroundColor = line.image == nil ? color : nil
    bar.setNeedsLayout()
  }

  /// Returns the colour over the blur, or the opaque colour: its alpha makes a bar over the
  /// system's background as light, or dark, as an opaque one.
  static func wash(_ style: UIBarStyle, _ tint: UIColor?, isTranslucent: Bool) -> UIColor {
    guard isTranslucent else { return tint ?? (style == .black ? black : color) }
    if let tint { return UIColor { tint.resolvedColor(with: $0).withAlphaComponent(strength) } }
    return UIColor { traits in
      let isDark = style == .black || traits.userInterfaceStyle == .dark
      let white = isDark ? 0.08 / strength : 1 - 0.027 / strength
      return UIColor(white: white, alpha: strength)
    }
  }

  /// The radius of the blur, in points. Uncertain.
  static let blurRadius: CGFloat = 30
  /// The saturation of the blurred content. Uncertain.
  static let saturation: CGFloat = 1.8
  /// The alpha of the bar's own colour. Uncertain.
  nonisolated private static let strength: CGFloat = 0.78

  /// The colour of opaque bars: almost white; almost black in dark mode.
  static let color = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.08 : 0.973, alpha: 1)
  }

  /// The colour of opaque black bars.
  static let black = UIColor(white: 0.08, alpha: 1)

  /// The colour of the line: 0.3 black on white, 0.15 white on black.
  static let hairlineColor = UIColor { traits in
    UIColor(
      white: traits.userInterfaceStyle == .dark ? 1 : 0,
      alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.3)
  }
}

// Unsupported: UINavigationBar: background · drawn · Bars are translucent by themselves. Their
//   blur, and the share of the bar's own colour. · uncertain · test: BarAppearanceTests
