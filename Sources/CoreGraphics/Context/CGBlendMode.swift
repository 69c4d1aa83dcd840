import CCairo

/// How a painted colour meets the colour below it.
///
/// Source: Apple, CGBlendMode, which gives the formulas of the modes from `clear` on.
public enum CGBlendMode: Int32, CaseIterable, Sendable {
  /// The source over the destination; the default.
  case normal
  /// The product of the two: never lighter than either.
  case multiply
  /// The product of the inverses, inverted: never darker than either.
  case screen
  /// Multiplies dark and screens light destinations.
  case overlay
  /// The darker of the two, channel by channel.
  case darken
  /// The lighter of the two, channel by channel.
  case lighten
  /// Lightens the destination towards the source.
  case colorDodge
  /// Darkens the destination towards the source.
  case colorBurn
  /// Darkens or lightens a little, by the source's lightness.
  case softLight
  /// Multiplies dark and screens light sources.
  case hardLight
  /// The distance between the two, channel by channel.
  case difference
  /// As `difference`, with less contrast.
  case exclusion
  /// The source's hue, the destination's saturation and luminosity.
  case hue
  /// The source's saturation, the destination's hue and luminosity.
  case saturation
  /// The source's hue and saturation, the destination's luminosity.
  case color
  /// The source's luminosity, the destination's hue and saturation.
  case luminosity
  /// Nothing: 0. Porter and Duff's modes, from here to `xor`, work on alpha, too.
  case clear
  /// The source alone: S.
  case copy
  /// The source where the destination is: S·Da.
  case sourceIn
  /// The source where the destination is not: S·(1 − Da).
  case sourceOut
  /// The source over the destination, inside it only: S·Da + D·(1 − Sa).
  case sourceAtop
  /// The source beneath the destination: S·(1 − Da) + D.
  case destinationOver
  /// The destination where the source is: D·Sa.
  case destinationIn
  /// The destination where the source is not: D·(1 − Sa).
  case destinationOut
  /// The destination over the source, inside that only: S·(1 − Da) + D·Sa.
  case destinationAtop
  /// Each where the other is not: S·(1 − Da) + D·(1 − Sa).
  case xor
  /// The sum of the two, inverted ones added: max(0, 1 − ((1 − D) + (1 − S))).
  case plusDarker
  /// The sum of the two: min(1, S + D).
  case plusLighter

  /// Cairo's operator; nil where Cairo has none.
  var cairoOperator: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .plusDarker: nil
    }
  }

  /// Whether a fully clear source leaves what is below as it was.
  var ignoresClearSource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }

  /// Whether Cairo limits the operator to the painted shape, as CoreGraphics does.
  var isBoundedInCairo: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .plusDarker: false
    default: true
    }
  }
}

/// How carefully an image is scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's own choice.
  case `default` = 0
  /// Nearest pixel.
  case none = 1
  /// Smooth, for speed.
  case low = 2
  /// Smoother, at medium speed.
  case medium = 4
  /// The smoothest there is, and the slowest.
  case high = 3
}
