/// The share of a picture that must match its golden. It suits tests that also run with another
/// renderer; a `Tolerance`, with absolute limits and a reason, is stricter.
///
/// The names are those of pointfreeco/swift-snapshot-testing.
public struct PicturePrecision: Equatable, Codable, Sendable {
  /// The share of the pixels that must match, 0...1.
  public let pixels: Float
  /// The required similarity of a matching pixel: 1 requires equal bytes, smaller values a distance
  /// of at most (1 − perceptual) · 100 in CIE 1976 L*a*b*, where black and white have the distance
  /// 100.
  public let perceptual: Float

  /// Creates a precision. Values outside of 0...1 are clamped.
  public init(pixels: Float, perceptual: Float = 1) {
    self.pixels = min(max(pixels, 0), 1)
    self.perceptual = min(max(perceptual, 0), 1)
  }

  /// Whether every byte must be equal.
  package var isExact: Bool { pixels >= 1 && perceptual >= 1 }
}

extension PicturePrecision: CustomStringConvertible {
  /// As the arguments of a strategy: "precision: 0.99, perceptualPrecision: 0.98".
  public var description: String {
    perceptual < 1
      ? "precision: \(pixels), perceptualPrecision: \(perceptual)" : "precision: \(pixels)"
  }
}

extension PicturePrecision {
  /// The deviation of two pictures of one size from a match.
  package struct Deviation: Equatable {
    /// The number of pixels that do not match.
    package let count: Int
    /// The number of pixels of the picture.
    package let total: Int
    /// The largest distance of a pixel, 0...100, or nil if bytes are compared.
    package let largest: Double?

    package init(count: Int, total: Int, largest: Double?) {
      self.count = count
      self.total = total
      self.largest = largest
    }

    /// Whether a precision for it is reasonable: at least half of the pixels match, or all are
    /// similar. The measure is the assertion's, in which dark colours are closer to each other than
    /// in a `PerceivedDistance`.
    var isTolerable: Bool { count * 2 <= total || (largest ?? 100) < 10 }
  }

  /// Counts the pixels that do not match.
  ///
  /// - Parameter differing: The number of pixels whose bytes differ.
  /// - Complexity: O(pixels) where distances are measured.
  package func deviation(
    expected: some PixelSource, actual: some PixelSource, differing: Int
  ) -> Deviation {
    let total = expected.width * expected.height
    guard perceptual < 1 else {
      return Deviation(count: differing, total: total, largest: nil)
    }
    let found = LabDistance.beyond(
      Self.missing(of: perceptual) * 100, expected: expected, actual: actual)
    return Deviation(count: found.count, total: total, largest: found.largest)
  }

  /// Whether enough pixels match.
  package func allows(_ deviation: Deviation) -> Bool {
    // Allows for rounding, so that 0.9 of ten pixels are nine.
    Double(deviation.count) <= Self.missing(of: pixels) * Double(deviation.total) + 1e-6
  }

  /// The arguments with which a deviation passes; if there are two, either is sufficient.
  package func passing(_ deviation: Deviation) -> String {
    let share = 1 - Double(deviation.count) / Double(max(deviation.total, 1))
    let first = "precision: \(Self.rounded(share))"
    guard let largest = deviation.largest else { return first }
    // A precision of 0 accepts any picture.
    guard largest < 99.95 else { return first + " with perceptualPrecision: \(perceptual)" }
    return first + " with perceptualPrecision: \(perceptual), or"
      + " perceptualPrecision: \(Self.rounded(1 - largest / 100))"
  }

  /// 1 − a share, computed from its decimal notation.
  private static func missing(of part: Float) -> Double { 1 - (Double("\(part)") ?? Double(part)) }

  /// Rounded down, so that the printed value passes; values just below a round figure are rounded
  /// up.
  private static func rounded(_ part: Double) -> Double {
    max(0, (part * 10_000 + 1e-6).rounded(.down) / 10_000)
  }
}
