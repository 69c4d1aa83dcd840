/// The parameters of a blur.
///
/// Radius, tint and saturation of `extraLight`, `light` and `dark` are those that Apple published
/// for images (WWDC 2013, session 226). Those of all other styles are uncertain.
struct BlurMaterial: Equatable {
  /// The standard deviation, in points.
  let radius: CGFloat
  /// The saturation of colours, 1 for unchanged.
  let saturation: CGFloat = 1.8
  /// The tint over the blur, grey value and opacity, in the light and in the dark appearance.
  let light: Tint
  let dark: Tint

  struct Tint: Equatable {
    let white: CGFloat
    let alpha: CGFloat
  }

  /// The tint as a dynamic colour.
  var tint: UIColor {
    UIColor { traits in
      let tint = tint(under: traits)
      return UIColor(white: tint.white, alpha: tint.alpha)
    }
  }

  /// Returns the tint for traits.
  func tint(under traits: UITraitCollection) -> Tint {
    traits.userInterfaceStyle == .dark ? dark : light
  }

  private init(radius: CGFloat, light: Tint, dark: Tint) {
    (self.radius, self.light, self.dark) = (radius, light, dark)
  }

  private static let light = BlurMaterial(
    radius: 30, light: Tint(white: 1, alpha: 0.3), dark: Tint(white: 1, alpha: 0.3))
  private static let extraLight = BlurMaterial(
    radius: 20, light: Tint(white: 0.97, alpha: 0.82), dark: Tint(white: 0.97, alpha: 0.82))
  private static let dark = BlurMaterial(
    radius: 20, light: Tint(white: 0.11, alpha: 0.73), dark: Tint(white: 0.11, alpha: 0.73))

  /// The opacity of a material's tint, from the thinnest on; the bar material's is last.
  private static let strengths: [CGFloat] = [0.44, 0.58, 0.72, 0.84, 0.78]

  @MainActor
  init(_ style: UIBlurEffect.Style) {
    switch style {
    case .extraLight: self = Self.extraLight
    case .light: self = Self.light
    case .dark: self = Self.dark
    case .regular:
      self.init(radius: 30, light: Self.light.light, dark: Self.dark.dark)
    case .prominent:
      self.init(radius: 20, light: Self.extraLight.light, dark: Self.dark.dark)
    default: self.init(materialNumber: style.rawValue - 6)
    }
  }

  /// Creates one of three rows of five materials: adaptive, light, dark.
  private init(materialNumber: Int) {
    let strength = Self.strengths[materialNumber % 5]
    let (light, dark) = (Tint(white: 0.97, alpha: strength), Tint(white: 0.11, alpha: strength))
    switch materialNumber / 5 {
    case 0: self.init(radius: 30, light: light, dark: dark)
    case 1: self.init(radius: 30, light: light, dark: light)
    default: self.init(radius: 30, light: dark, dark: dark)
    }
  }
}
