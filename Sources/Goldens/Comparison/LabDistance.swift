import CPixels
import Foundation

/// Distances of pixels in CIE 1976 L*a*b* under D65. Black and white have the distance 100, and
/// larger distances are limited to 100.
///
/// Source: CIE 15, Colorimetry; IEC 61966-2-1 for sRGB's transfer function, primaries and white.
///
/// Optimized for debug builds, in which most tests run: equal rows cost one memcmp, and the
/// distance of a repeated pair of pixels is computed once.
enum LabDistance {
  /// The number of pixels of two pictures of one size whose distance exceeds a limit, and the
  /// largest distance. A translucent pixel is compared on white and on black, and the larger
  /// distance is used.
  ///
  /// - Complexity: O(pixels).
  static func beyond(
    _ limit: Double, expected: some PixelSource, actual: some PixelSource
  ) -> (count: Int, largest: Double) {
    PictureComparison.withPair(expected, actual) { pair in
      var (count, largest) = (0, 0.0)
      var known: (first: UInt32, second: UInt32, distance: Double) = (0, 0, 0)
      let width = Int(pair.width)
      guard let first = pair.first, let second = pair.second else { return (0, 0) }
      for y in 0..<Int(pair.height) {
        let a = first + y * pair.first_bytes_per_row
        let b = second + y * pair.second_bytes_per_row
        if memcmp(a, b, 4 * width) == 0 { continue }
        var x = 0
        while x < width {
          defer { x += 1 }
          let one = a.load(fromByteOffset: 4 * x, as: UInt32.self)
          let two = b.load(fromByteOffset: 4 * x, as: UInt32.self)
          if one == two { continue }
          if one != known.first || two != known.second {
            known = (one, two, between(one, two))
          }
          if known.distance > limit { count += 1 }
          if known.distance > largest { largest = known.distance }
        }
      }
      return (count, largest)
    }
  }

  /// The distance of two premultiplied pixels, 0...100.
  static func between(_ first: UInt32, _ second: UInt32) -> Double {
    let onWhite = between(first, second, on: 255)
    if (first & second) >> 24 == 255 { return onWhite }
    return max(onWhite, between(first, second, on: 0))
  }

  private static func between(_ first: UInt32, _ second: UInt32, on background: UInt32) -> Double {
    let (one, two) = (lab(first, on: background), lab(second, on: background))
    let (l, a, b) = (one.l - two.l, one.a - two.a, one.b - two.b)
    return min((l * l + a * a + b * b).squareRoot(), 100)
  }

  /// A premultiplied pixel's colour on a grey background of 0 or 255.
  private static func lab(
    _ pixel: UInt32, on background: UInt32
  ) -> (l: Double, a: Double, b: Double) {
    let shows = background * (255 - (pixel >> 24)) / 255
    func channel(_ shift: UInt32) -> Double {
      linear[Int(min(255, (pixel >> shift & 255) + shows))]
    }
    let (red, green, blue) = (channel(16), channel(8), channel(0))
    let x = companded((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = companded(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = companded((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func companded(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cubeRoot(value) : (24389.0 / 27 * value + 16) / 116
  }

  // Computed with products and quotients, as the C library's roots differ in the last digits
  // between processors.

  /// Newton's method, starting from a third of the exponent.
  private static func cubeRoot(_ value: Double) -> Double {
    var root = Double(bitPattern: value.bitPattern / 3 + 715_094_163 << 32)
    for _ in 0..<5 { root -= (root * root * root - value) / (3 * root * root) }
    return root
  }

  private static func linear(_ byte: Int) -> Double {
    let value = Double(byte) / 255
    if value <= 0.04045 { return value / 12.92 }
    // The power of 2.4: the square times the square of the fifth root.
    let base = (value + 0.055) / 1.055
    var root = 1.0
    for _ in 0..<12 {
      let square = root * root
      root -= (square * square * root - base) / (5 * square * square)
    }
    return base * base * root * root
  }

  /// The linear value of each sRGB byte.
  private static let linear: [Double] = (0...255).map { linear($0) }
}
