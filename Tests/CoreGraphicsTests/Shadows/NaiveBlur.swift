@testable import CoreGraphics

extension GaussianBlur {
  /// Returns the sum of all pixels within the radius, for each pixel, in doubles: the slow twin of
  /// `blurred(_:in:)`. It shares the kernel's weights.
  func blurredSlowly(_ plane: AlphaPlane, in window: PixelRect) -> [Double] {
    let weights = weights.map(Double.init)
    let rows = (0..<plane.height).map { row in
      (window.minX..<window.maxX).map { column in
        sum(around: column, within: plane.width, weights) {
          Double(plane.bytes[row * plane.width + $0])
        }
      }
    }
    return (window.minY..<window.maxY).flatMap { row in
      (0..<window.width).map { column in
        sum(around: row, within: plane.height, weights) { rows[$0][column] }
      }
    }
  }

  private func sum(
    around middle: Int, within count: Int, _ weights: [Double], _ value: (Int) -> Double
  ) -> Double {
    var sum = 0.0
    for place in 0..<count where abs(place - middle) <= reach {
      sum += weights[abs(place - middle)] * value(place)
    }
    return sum
  }
}

extension AlphaPlane {
  /// Returns random bytes: some are clear, some opaque, the others arbitrary.
  static func noise(width: Int, height: Int, seed: UInt64) -> AlphaPlane {
    var state = seed
    let bytes = (0..<width * height).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let byte = Int(state >> 33 & 511)
      return UInt8(min(max(byte - 128, 0), 255))
    }
    return AlphaPlane(width: width, height: height, bytes: bytes)!
  }
}
