/// One side of an image that is drawn smaller: the pixels that it covers, and how it is reduced.
///
/// The image is reduced to a whole number of pixels. If its edges are between pixels, these are
/// interpolated, and pixels that it covers partly are less opaque. Source: a picture that iOS 17
/// drew, Blueprint's test_aspectFit: of 500 rows, drawn from 18.75 to 81.25, 63 rows are made,
/// which are interpolated by eighths; rows 18 and 81 have an opacity of 1/16.
struct ReducedSide: Equatable {
  /// The number of pixels of the reduced image.
  let reduced: Int
  /// The first pixel that the image covers, at least partly, and the one after the last.
  let (first, end): (CGFloat, CGFloat)
  /// The distance from the first covered pixel's edge to the image's, less than one pixel.
  private let start: CGFloat
  /// The side's length in pixels.
  private let length: CGFloat

  /// Creates a side between two edges in the target's pixels, in the image's direction; nil if it
  /// is not a pixel long.
  init?(from first: CGFloat, to last: CGFloat) {
    let (low, high) = (min(first, last).snappedToPixel, max(first, last).snappedToPixel)
    length = high - low
    guard length >= 1 else { return nil }
    reduced = Int(length.rounded(.up))
    (self.first, end) = (low.rounded(.down), high.rounded(.up))
    start = first <= last ? low - self.first : end - high
  }

  /// The number of pixels that the image covers, at least partly.
  var covered: Int { Int(end - first) }

  /// Whether both edges are on those of pixels, so no pixel is interpolated.
  var isWhole: Bool { end - first == length }

  /// Returns the number of source pixels per pixel of the target.
  func ratio(of source: Int) -> CGFloat { CGFloat(source) / length }

  /// Returns, for each covered pixel in a range, the weights of the reduced image's pixels.
  func interpolation(in range: Range<Int>) -> FilterAxis {
    let taps = min(reduced, 2)
    let (last, perPixel) = (CGFloat(reduced - 1), CGFloat(reduced) / length)
    var (first, weights) = ([UInt32](), [Int16]())
    for pixel in range {
      let place = min(max((CGFloat(pixel) + 0.5 - start) * perPixel - 0.5, 0), last)
      let below = min(Int(place), reduced - taps)
      let second = Self.weights[Int(((place - CGFloat(below)) * 8).rounded())]
      let scale = coverage(of: pixel) * FilterAxis.whole
      first.append(UInt32(below))
      weights.append(Int16(((1 - second) * scale).rounded()))
      if taps == 2 { weights.append(Int16((second * scale).rounded())) }
    }
    return FilterAxis(taps: taps, first: first, weights: weights)
  }

  /// Returns the part of a pixel that the image covers, from 0 to 1.
  private func coverage(of pixel: Int) -> CGFloat {
    min(CGFloat(pixel + 1), start + length) - max(CGFloat(pixel), start)
  }

  /// The weights of the second of two pixels by eighths of the distance. Those at two to six
  /// eighths are in the picture.
  private static let weights: [CGFloat] = [
    0, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 7 / 8, 15 / 16, 1,
  ]
}
