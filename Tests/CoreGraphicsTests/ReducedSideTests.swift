import Testing

@testable import CoreGraphics

/// Tests the sides of images that are drawn smaller, and whose edges may be between pixels.
@Suite struct ReducedSideTests {
  /// Returns a side's weights of a pixel, in units of 1/16384, and the first pixel that they are
  /// of.
  private func weights(_ side: ReducedSide, _ pixel: Int) -> (first: Int, weights: [Int]) {
    side.interpolation(in: pixel..<(pixel + 1)).withAxis { axis in
      (Int(axis.first[0]), (0..<Int(axis.taps)).map { Int(axis.weights[$0]) })
    }
  }

  /// In the picture the rows 19 to 80 have these parts of the following row of 63. Source:
  /// Blueprint (Square, Apache-2.0), test_aspectFit, iOS 17: for each row of the picture, the part
  /// that leaves the least difference, rounded to eighths.
  @Test func partsOfTheFollowingRowAreThoseOfIOS() throws {
    let side = try #require(ReducedSide(from: 18.75, to: 81.25))
    #expect(side.reduced == 63 && side.first == 18 && side.end == 82)
    let parts: [(rows: ClosedRange<Int>, eighths: Int)] = [
      (19...26, 1), (27...41, 2), (42...57, 4), (58...72, 6), (73...80, 7),
    ]
    for (rows, eighths) in parts {
      for row in rows {
        let (first, weights) = weights(side, row - 18)
        #expect(first == row - 19, "row \(row)")
        #expect(weights == [(8 - eighths) * 2048, eighths * 2048], "row \(row)")
      }
    }
  }

  /// The outermost rows have a quarter of the outermost rows' weight, of which a clip to the
  /// image's rectangle leaves a quarter.
  @Test func aPartlyCoveredPixelHasTheWeightOfItsPart() throws {
    let side = try #require(ReducedSide(from: 18.75, to: 81.25))
    #expect(weights(side, 0) == (0, [4096, 0]))
    #expect(weights(side, 63) == (61, [0, 4096]))
  }

  @Test func wholeSidesAreNotInterpolated() throws {
    let side = try #require(ReducedSide(from: 3, to: 40))
    #expect(side.isWhole && side.reduced == 37 && side.covered == 37)
    for pixel in 0..<36 { #expect(weights(side, pixel) == (pixel, [16384, 0])) }
    #expect(weights(side, 36) == (35, [0, 16384]))
    let nearly = try #require(ReducedSide(from: 3.003, to: 39.998))
    #expect(nearly == side)
  }

  /// A flipped image has the same weights from its other end.
  @Test(arguments: [(18.75, 81.25), (2.5, 9.5), (0.1, 1.3), (7, 12.6)] as [(CGFloat, CGFloat)])
  func flippedSidesHaveTheWeightsFromTheEnd(first: CGFloat, last: CGFloat) throws {
    let side = try #require(ReducedSide(from: first, to: last))
    let flipped = try #require(ReducedSide(from: 20 - first, to: 20 - last))
    #expect(flipped.covered == side.covered)
    #expect(weights(flipped, 0) == weights(side, 0))
    for pixel in 0..<side.covered {
      #expect(weights(flipped, pixel) == weights(side, pixel))
    }
  }

  /// Pixels that an image covers partly have their parts, all others the sum of a whole.
  @Test(
    arguments: [(0.5, 9.5), (0.25, 8), (3, 4), (2.9, 4.05), (10, 11.5)] as [(CGFloat, CGFloat)])
  func weightsAddUpToTheCoveredPart(first: CGFloat, last: CGFloat) throws {
    let side = try #require(ReducedSide(from: first, to: last))
    for pixel in 0..<side.covered {
      let left = max(side.first + CGFloat(pixel), first)
      let right = min(side.first + CGFloat(pixel + 1), last)
      let sum = weights(side, pixel).weights.reduce(0, +)
      #expect(abs(CGFloat(sum) - (right - left) * 16384) <= 1)
    }
  }

  @Test func sidesOfLessThanAPixelAreNone() {
    #expect(ReducedSide(from: 2, to: 2.9) == nil)
    #expect(ReducedSide(from: 2.9, to: 2) == nil)
  }
}
