/// A colour: components of a colour space, and opacity. Immutable.
///
/// Source: Apple, CGColor.
public final class CGColor: Hashable, @unchecked Sendable {
  /// The colour space of `components`; nil for a pattern's own.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  /// The picture a pattern colour repeats.
  package let pattern: CGPattern?

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

  /// Makes a colour from its components, alpha last; nil for a space without components.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = colorSpace.numberOfComponents
    guard count > 0 else { return nil }
    let values = UnsafeBufferPointer(start: components, count: count + 1)
    self.init(space: colorSpace, values: Array(values))
  }

  /// Makes an sRGB colour; components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// Makes an sRGB colour; components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey; 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  /// Makes a grey; 0 is black, 1 is white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Makes a colour of four inks, from 0 (none) to 1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(space: .standardCMYK, values: [cyan, magenta, yellow, black, alpha])
  }

  /// Makes a colour that repeats `pattern`; the last component is its opacity.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    self.init(space: space, values: [components.pointee], pattern: pattern)
  }

  /// All components, alpha last.
  public var components: [CGFloat]? { values }

  /// How many components there are, alpha counted.
  public var numberOfComponents: Int { values.count }

  /// The opacity from 0 to 1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(
      space: colorSpace ?? .standardRGB, values: values.dropLast() + [alpha], pattern: pattern)
  }

  /// The same colour expressed in `space`.
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

  /// Equal when the space and every component are the same.
  public static func == (first: CGColor, second: CGColor) -> Bool {
    first === second
      || (first.values == second.values && first.colorSpace?.model == second.colorSpace?.model
        && first.pattern === second.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

/// How colours outside a space are brought in; kept for source compatibility, no effect here.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context's own choice.
  case defaultIntent
  /// Outside colours become the nearest inside; the white point stays.
  case absoluteColorimetric
  /// Outside colours become the nearest inside, relative to the white point.
  case relativeColorimetric
  /// All colours move closer together, as their relations look.
  case perceptual
  /// Saturation is kept rather than hue and lightness.
  case saturation
}
