import Testing

@testable import LayoutGeometry

@Suite struct FrameGridTests {
  private static let cases: [(Double, Double, Double)] = [
    (1, 17.5, 18), (1, 17.49, 17), (1, -0.5, 0), (2, 136.25, 136.5), (2, 84.1799, 84),
    (2, 37.4807, 37.5), (2, 84.5797, 84.5), (3, 1.0 / 6, 1.0 / 3), (3, 0.16, 0),
  ]

  @Test(arguments: cases)
  func roundsToTheNearestPixelHalvesUp(scale: Double, value: Double, expected: Double) {
    #expect(FrameGrid(scale: scale).rounded(value) == expected)
  }

  @Test func aHalfThatIsAHairTooSmallIsAHalf() {
    #expect(FrameGrid(scale: 1).rounded(0.1 + 0.1 + 0.3 - 1e-12) == 1)
  }

  @Test func roundsUpOnlyWhatIsAboveAPixel() {
    #expect(FrameGrid(scale: 2).roundedUp(20.287) == 20.5)
    #expect(FrameGrid(scale: 2).roundedUp(20.5 + 1e-9) == 20.5)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func anImpossibleScaleCountsAsOne(scale: Double) {
    #expect(FrameGrid(scale: scale).scale == 1)
  }
}
