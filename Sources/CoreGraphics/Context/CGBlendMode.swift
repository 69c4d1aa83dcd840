import CCairo

/// The combination of drawn colours with the background.
///
/// Source: Apple, CGBlendMode, with formulas for the modes from `clear` on.
public enum CGBlendMode: Int32, CaseIterable, Sendable {
  /// Draws the source over the destination; the default.
  case normal
  /// Multiplies the two; never lighter than either.
  case multiply
  /// Multiplies the inverses and inverts the result; never darker than either.
  case screen
  /// Multiplies dark and screens light destination colours.
  case overlay
  /// The darker of the two, per channel.
  case darken
  /// The lighter of the two, per channel.
  case lighten
  /// Lightens the destination according to the source.
  case colorDodge
  /// Darkens the destination according to the source.
  case colorBurn
  /// Darkens or lightens moderately, according to the source.
  case softLight
  /// Multiplies dark and screens light source colours.
  case hardLight
  /// The absolute difference, per channel.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The source's hue, the destination's saturation and luminosity.
  case hue
  /// The source's saturation, the destination's hue and luminosity.
  case saturation
  /// The source's hue and saturation, the destination's luminosity.
  case color
  /// The source's luminosity, the destination's hue and saturation.
  case luminosity
  /// Transparent: 0. This mode and those down to `xor` are Porter–Duff modes, which also apply to
  /// alpha.
  case clear
  /// The source: S.
  case copy
  /// The source inside the destination: S·Da.
  case sourceIn
  /// The source outside of the destination: S·(1 − Da).
  case sourceOut
  /// The source over the destination, inside the destination: S·Da + D·(1 − Sa).
  case sourceAtop
  /// The destination over the source: S·(1 − Da) + D.
  case destinationOver
  /// The destination inside the source: D·Sa.
  case destinationIn
  /// The destination outside of the source: D·(1 − Sa).
  case destinationOut
  /// The destination over the source, inside the source: S·(1 − Da) + D·Sa.
  case destinationAtop
  /// Each outside of the other: S·(1 − Da) + D·(1 − Sa).
  case xor
  /// The inverted sum of the inverses: max(0, 1 − ((1 − D) + (1 − S))).
  case plusDarker
  /// The sum: min(1, S + D).
  case plusLighter

  /// Cairo's operator; nil if it has none.
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

  /// Whether a transparent source leaves the destination unchanged.
  var ignoresClearSource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }

  /// Whether Cairo limits the operator to the drawn shape, as Core Graphics does.
  var isBoundedInCairo: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .plusDarker: false
    default: true
    }
  }
}

/// The quality of image scaling.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default quality of the context.
  case `default` = 0
  /// Nearest neighbour.
  case none = 1
  /// Low quality, fast.
  case low = 2
  /// Medium quality and speed.
  case medium = 4
  /// High quality, slow.
  case high = 3
}
