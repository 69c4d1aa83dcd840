import CPixels

/// One axis of a reduction: for each pixel of the result, its weights of the image's pixels.
///
/// The first and the last pixel of the result are on those of the image, and the others evenly
/// between. The filter is Lanczos' with two lobes, as wide as the distance requires. Source: a
/// picture that iOS drew, Texture's testRenderLogoSquare: 200 × 200 pixels of 1175 × 1175, of which
/// 99.2 % have iOS' opacity and the others differ by one level.
struct FilterAxis {
  private let taps: UInt32
  private let first: [UInt32]
  private let weights: [Int16]

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
