import Pixels
import UIKit

/// The tolerance of a comparison with a reference image.
///
/// Source: uber/ios-snapshot-test-case, UIImage+Compare.m.
struct ReferenceTolerance: Equatable {
  /// The fraction of 256 by which each of a pixel's four channels may differ, 0...1.
  var perPixel: CGFloat = 0
  /// The fraction of pixels that may differ by more, 0...1.
  var overall: CGFloat = 0

  /// Returns the number of pixels that exceed the tolerance, in pictures of equal size.
  ///
  /// Complexity: O(pixels).
  func count(expected: some PixelSource, actual: some PixelSource) -> Int {
    // The maximum of |a − b| for |a − b| / 256 ≤ perPixel.
    let most = Int((perPixel * 256).rounded(.down))
    return expected.withBGRA { first, firstStride in
      actual.withBGRA { second, secondStride in
        var count = 0
        for y in 0..<expected.height {
          let one = UnsafeRawBufferPointer(rebasing: first[(y * firstStride)...])
          let two = UnsafeRawBufferPointer(rebasing: second[(y * secondStride)...])
          count += Self.count(one, two, width: expected.width, most: most)
        }
        return count
      }
    }
  }

  private static func count(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, width: Int, most: Int
  ) -> Int {
    guard let one = first.baseAddress, let two = second.baseAddress,
      memcmp(one, two, 4 * width) != 0
    else { return 0 }
    var count = 0
    for x in 0..<width {
      var differs = false
      for channel in 4 * x..<4 * x + 4 {
        let (a, b) = (Int(first[channel]), Int(second[channel]))
        if abs(a - b) > most { differs = true }
      }
      if differs { count += 1 }
    }
    return count
  }

  /// Whether two pictures of equal size are within the tolerance.
  func allows(_ found: PixelDifference, expected: CGImage, actual: CGImage) -> Bool {
    guard self != ReferenceTolerance() else { return false }
    let count = perPixel > 0 ? count(expected: expected, actual: actual) : found.count
    return CGFloat(count) / CGFloat(found.total) <= overall
  }

  /// Returns tolerances with which a difference passes: either one suffices.
  func passing(_ found: PixelDifference) -> String {
    let channel = Self.up(CGFloat(found.largestChannelDifference) / 256)
    let share = Self.up(CGFloat(found.count) / CGFloat(max(found.total, 1)))
    return "perPixelTolerance: \(channel), or overallTolerance: \(share)"
  }

  private static func up(_ value: CGFloat) -> CGFloat { (value * 10_000).rounded(.up) / 10_000 }
}

extension Diffing where Value == UIImage {
  /// Returns a strategy for pictures that are equal within a tolerance; a reported difference is
  /// that of all pixels.
  static func reference(_ tolerance: ReferenceTolerance) -> Diffing {
    var diffing = Diffing.image
    let exact = diffing.difference
    diffing.difference = { expected, actual in
      guard let difference = exact(expected, actual) else { return nil }
      if case .pixels(let found) = difference, let first = expected.cgImage,
        let second = actual.cgImage,
        tolerance.allows(found, expected: first, actual: second)
      {
        return nil
      }
      return difference
    }
    return diffing
  }
}
