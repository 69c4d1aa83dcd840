import CPixels

/// One axis of a filter: for each pixel of the result, its weights of the image's pixels.
///
/// In a reduction, the first and the last pixel of the result are on those of the image, and the
/// others evenly between. The filter is Lanczos' with two lobes, as wide as the distance requires.
/// Source: a picture that iOS drew, Texture's testRenderLogoSquare: 200 × 200 pixels of 1175 ×
/// 1175, of which 99.2 % have iOS' opacity and the others differ by one level.
struct FilterAxis {
  private let taps: UInt32
  private let first: [UInt32]
  private let weights: [Int16]

  /// The sum of a pixel's weights, except where an image covers it partly.
  static let whole: CGFloat = 16384

  /// Creates an axis of `taps` weights per pixel.
  init(taps: Int, first: [UInt32], weights: [Int16]) {
    (self.taps, self.first, self.weights) = (UInt32(taps), first, weights)
  }

  /// The source's pixels that have weights; empty for an axis without pixels.
  var sources: Range<Int> {
    guard let low = first.first, let high = first.last else { return 0..<0 }
    return Int(low)..<Int(high + taps)
  }

  /// Returns the axis for a source that begins with the pixel at `start`.
  func moved(to start: Int) -> FilterAxis {
    FilterAxis(taps: Int(taps), first: first.map { $0 - UInt32(start) }, weights: weights)
  }

  /// Creates the weights for a range of `target` pixels, of which there are at most `source`.
  init(from source: Int, to target: Int, in range: Range<Int>) {
    let (all, less) = (UInt32(source), UInt32(target))
    let taps = cpixels_reduction_taps(all, less)
    var weights = [Int16]()
    first = [UInt32](unsafeUninitializedCapacity: range.count) { first, firstCount in
      weights = [Int16](unsafeUninitializedCapacity: range.count * Int(taps)) { weights, count in
        withUnsafeTemporaryAllocation(of: Double.self, capacity: Int(taps)) { shares in
          cpixels_reduction(
            all, less, UInt32(range.lowerBound), UInt32(range.count), shares.baseAddress,
            first.baseAddress, weights.baseAddress)
        }
        count = range.count * Int(taps)
      }
      firstCount = range.count
    }
    (self.taps, self.weights) = (taps, weights)
  }

  func withAxis<Result>(_ body: (cpixels_axis) throws -> Result) rethrows -> Result {
    try first.withUnsafeBufferPointer { first in
      try weights.withUnsafeBufferPointer { weights in
        try body(
          cpixels_axis(
            count: UInt32(first.count), taps: taps, first: first.baseAddress,
            weights: weights.baseAddress))
      }
    }
  }
}
