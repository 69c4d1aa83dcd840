/// The perceptual distance of the pixels that differ, in OKLab, where black and white have the
/// distance 100.
public struct PerceivedDistance: Equatable, Codable, Sendable {
  /// The mean distance, rounded to hundredths.
  public let mean: Double
  /// The largest distance of a pixel, rounded to hundredths.
  public let largest: Double

  /// Creates a perceived distance.
  public init(mean: Double, largest: Double) {
    self.mean = Self.rounded(mean)
    self.largest = Self.rounded(largest)
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

extension PerceivedDistance: CustomStringConvertible {
  /// For example, "barely visible (1.2 of 100)". A distance of 2 is about the smallest that is
  /// noticeable side by side.
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
