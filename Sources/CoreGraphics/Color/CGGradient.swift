/// Colours that change along a line from 0 to 1. Immutable.
///
/// Colours and opacity change separately, in sRGB. Source: Apple, CGGradient.
public final class CGGradient: @unchecked Sendable {
  /// The space the colours are mixed in.
  public let colorSpace: CGColorSpace?
  let stops: [Stop]

  struct Stop {
    let location: CGFloat
    let color: RGBA
  }

  /// Makes a gradient of colours at `locations` from 0 to 1, or evenly spaced when nil; nil for no
  /// colours. Elements of `colors` that are not `CGColor` are left out.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    let count = colors.count
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    self.init(space: space, colors: colors.map(\.rgba), locations: places)
  }

  /// Makes a gradient of plain components, alpha last in each colour.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * stride)?.rgba
    }
    guard colors.count == count else { return nil }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    self.init(space: space, colors: colors, locations: places)
  }

  private init?(space: CGColorSpace?, colors: [RGBA], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    colorSpace = space ?? .standardRGB
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      Stop(
        location: RGBA.clamped(locations?[index] ?? CGFloat(index) / last), color: color)
    }
    // Cairo, too, keeps the order of stops at one place; the sort must be stable for that.
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }
}

/// Whether a gradient's end colours go on past its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// A set of the given bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour goes on before the start; without it nothing is drawn there.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end; without it nothing is drawn there.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
