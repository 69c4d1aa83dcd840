/// How much of a picture must match its golden, as a share: what suites say that also run where
/// another renderer draws. A `Tolerance`, in absolute figures and with a reason, is the stricter
/// word.
///
/// Under these names in pointfreeco/swift-snapshot-testing.
public struct PicturePrecision: Equatable, Codable, Sendable {
  /// The part of the pixels that must match, 0...1.
  public let pixels: Float
  /// How alike a pixel must look to match: 1 for equal bytes, else a distance of at most
  /// (1 − perceptual) · 100 in CIE 1976 L*a*b*, where black and white are 100 apart.
  public let perceptual: Float

  /// Both parts; what lies outside of 0...1 is pulled back to it.
  public init(pixels: Float, perceptual: Float = 1) {
    self.pixels = min(max(pixels, 0), 1)
    self.perceptual = min(max(perceptual, 0), 1)
  }

  /// Whether every byte must be equal.
  package var isExact: Bool { pixels >= 1 && perceptual >= 1 }
}

extension PicturePrecision: CustomStringConvertible {
  /// As a strategy takes it: "precision: 0.99, perceptualPrecision: 0.98".
  public var description: String {
    perceptual < 1
      ? "precision: \(pixels), perceptualPrecision: \(perceptual)" : "precision: \(pixels)"
  }
}

extension PicturePrecision {
  /// How far two pictures of one size are from matching.
  package struct Deviation: Equatable {
    /// The pixels that do not match.
    package let count: Int
    /// The pixels of the whole picture.
    package let total: Int
    /// The largest distance of a pixel, 0...100; nil where bytes are compared.
    package let largest: Double?

    package init(count: Int, total: Int, largest: Double?) {
      self.count = count
      self.total = total
      self.largest = largest
    }
  }

  /// Counts the pixels that do not match.
  ///
  /// - Parameter differing: how many pixels have other bytes.
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
    // A hair more than the product: 0.9 of ten pixels are nine.
    Double(deviation.count) <= Self.missing(of: pixels) * Double(deviation.total) + 1e-6
  }

  /// What a person would write so that a deviation passes: either figure alone does.
  package func passing(_ deviation: Deviation) -> String {
    let share = 1 - Double(deviation.count) / Double(max(deviation.total, 1))
    let first = "precision: \(Self.rounded(share))"
    guard let largest = deviation.largest else { return first }
    return first + " with perceptualPrecision: \(perceptual), or"
      + " perceptualPrecision: \(Self.rounded(1 - largest / 100))"
  }

  /// 1 − a part, of the decimal number that was written.
  private static func missing(of part: Float) -> Double { 1 - (Double("\(part)") ?? Double(part)) }

  /// Downwards, so that what is written passes; a hair below a round figure is that figure.
  private static func rounded(_ part: Double) -> Double {
    max(0, (part * 10_000 + 1e-6).rounded(.down) / 10_000)
  }
}
