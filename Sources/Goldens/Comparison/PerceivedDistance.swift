/// How far apart the pixels that differ look: distances in OKLab, where black and white are 100
/// apart.
public struct PerceivedDistance: Equatable, Codable, Sendable {
  /// Rounded to hundredths, as the largest is.
  public let mean: Double
  /// The largest distance of a pixel.
  public let largest: Double

  /// Two distances that were measured.
  public init(mean: Double, largest: Double) {
    self.mean = Self.rounded(mean)
    self.largest = Self.rounded(largest)
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

extension PerceivedDistance: CustomStringConvertible {
  /// "barely visible (1.2 of 100)". A difference of 2 is about what an eye notices side by side.
  public var description: String {
    let word =
      switch largest {
      case ..<1: "invisible to the eye"
      case ..<2: "barely visible"
      case ..<10: "slight"
      case ..<30: "plain"
      default: "glaring"
      }
    let tenths = (largest * 10).rounded() / 10
    return "\(word) (\(tenths) of 100)"
  }
}
