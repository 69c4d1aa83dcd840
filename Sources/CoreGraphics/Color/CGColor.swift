/// A colour: components in a colour space, and an alpha value. Immutable.
///
/// Source: Apple, CGColor.
public final class CGColor: Hashable, @unchecked Sendable {
  /// The colour space of `components`; nil for a pattern without one.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  /// The pattern; nil for other colours.
  public let pattern: CGPattern?

  /// Opaque black, in a grey colour space.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white, in a grey colour space.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black, in a grey colour space.
  public static let clear = CGColor(gray: 0, alpha: 0)

  private init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
    colorSpace = space
    self.values = values
    self.pattern = pattern
  }

  /// Creates a colour from components, alpha last; nil for a space without components.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = colorSpace.numberOfComponents
    guard count > 0 else { return nil }
    let values = UnsafeBufferPointer(start: components, count: count + 1)
    self.init(space: colorSpace, values: Array(values))
  }

  /// Creates an sRGB colour; components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// Creates an sRGB colour; components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey; 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  /// Creates a grey; 0 is black, 1 is white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a CMYK colour; components from 0 (no ink) to 1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(space: .standardCMYK, values: [cyan, magenta, yellow, black, alpha])
  }

  /// Creates a pattern colour; the last component is its alpha.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    self.init(space: space, values: [components.pointee], pattern: pattern)
  }

  /// The components, alpha last.
  public var components: [CGFloat]? { values }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { values.count }

  /// The alpha, from 0 to 1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// Returns a copy with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(
      space: colorSpace ?? .standardRGB, values: values.dropLast() + [alpha], pattern: pattern)
  }

  /// Returns the colour converted to a colour space.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    let rgba = self.rgba
    switch space.model {
    case .rgb:
      return CGColor(space: space, values: [rgba.red, rgba.green, rgba.blue, rgba.alpha])
    case .monochrome:
      return CGColor(space: space, values: [rgba.luminance, rgba.alpha])
    case .cmyk:
      let key = 1 - max(rgba.red, rgba.green, rgba.blue)
      let inks = [rgba.red, rgba.green, rgba.blue].map {
        key < 1 ? (1 - $0 - key) / (1 - key) : 0
      }
      return CGColor(space: space, values: inks + [key, rgba.alpha])
    default:
      return nil
    }
  }

  /// Whether two colours have equal spaces and components.
  public static func == (first: CGColor, second: CGColor) -> Bool {
    first === second
      || (first.values == second.values && first.colorSpace?.model == second.colorSpace?.model
        && first.pattern === second.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

/// The handling of colours outside of a gamut. Without effect.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default intent of the context.
  case defaultIntent
  /// Maps such colours to the nearest in the gamut; preserves the white point.
  case absoluteColorimetric
  /// Maps such colours to the nearest in the gamut, relative to the white point.
  case relativeColorimetric
  /// Compresses the whole gamut, preserving the visual relation between colours.
  case perceptual
  /// Preserves saturation rather than hue and lightness.
  case saturation
}
