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

  /// The distance from which a difference is called obvious.
  private static let obvious = 10.0

  var isObvious: Bool { largest >= Self.obvious }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

extension PerceivedDistance: CustomStringConvertible {
  /// For example, "1.2 of 100, barely visible". A distance of 2 is about the smallest that is
  /// noticeable side by side.
  public var description: String {
    let word =
      switch largest {
      case ..<1: "invisible to the eye"
      case ..<2: "barely visible"
      case ..<Self.obvious: "slight"
      case ..<30: "obvious"
      default: "glaring"
      }
    let tenths = (largest * 10).rounded() / 10
    return "\(tenths) of 100, \(word)"
  }
}
