/// An unpremultiplied sRGB colour with components from 0 to 1, as drawn.
package struct RGBA: Hashable, Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  package let alpha: CGFloat

  /// Creates a colour, clamping components to 0…1 and replacing NaN by 0.
  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// The luminance of the encoded components, with the weights of Rec. 709.
  package var luminance: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  package func multiplyingAlpha(by factor: CGFloat) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  package static func clamped(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}

extension CGColor {
  /// The colour as drawn.
  package var rgba: RGBA {
    let values = components ?? []
    switch values.count {
    case 2: return RGBA(red: values[0], green: values[0], blue: values[0], alpha: values[1])
    case 4: return RGBA(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    case 5:
      let light = 1 - RGBA.clamped(values[3])
      return RGBA(
        red: (1 - values[0]) * light, green: (1 - values[1]) * light,
        blue: (1 - values[2]) * light, alpha: values[4])
    default: return RGBA(red: 0, green: 0, blue: 0, alpha: values.last ?? 0)
    }
  }
}
