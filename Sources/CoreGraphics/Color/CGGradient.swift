/// A transition between colours along a line from 0 to 1. Immutable.
///
/// Interpolates unpremultiplied sRGB components. Source: Apple, CGGradient.
public final class CGGradient: @unchecked Sendable {
  /// The colour space.
  public let colorSpace: CGColorSpace?
  let stops: [Stop]

  struct Stop {
    let location: CGFloat
    let color: RGBA
  }

  /// Creates a gradient of colours at `locations` from 0 to 1, or evenly spaced if nil; nil without
  /// colours. Ignores elements of `colors` other than `CGColor`.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    let count = colors.count
    let offsets = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    self.init(space: space, colors: colors.map(\.rgba), locations: offsets)
  }

  /// Creates a gradient of colour components, alpha last in each colour.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * stride)?.rgba
    }
    guard colors.count == count else { return nil }
    let offsets = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    self.init(space: space, colors: colors, locations: offsets)
  }

  private init?(space: CGColorSpace?, colors: [RGBA], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    colorSpace = space ?? .standardRGB
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      Stop(
        location: RGBA.clamped(locations?[index] ?? CGFloat(index) / last), color: color)
    }
    // A stable sort keeps the order of stops at the same location, as Cairo does.
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }
}

/// Whether a gradient extends beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set of options from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Extends the first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Extends the last colour beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
