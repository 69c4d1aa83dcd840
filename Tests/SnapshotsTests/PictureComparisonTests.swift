import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

@Suite struct PictureComparisonTests {
  @Test func equalPicturesDoNotDifferWhereverTheirPixelsLie() throws {
    let larger = try image(width: 4, (0..<16).map { 0xFF00_0000 | UInt32($0) })
    let crop = try #require(larger.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
    let same = try image(width: 2, [0xFF00_0005, 0xFF00_0006, 0xFF00_0009, 0xFF00_000A])
    #expect(PictureComparison.difference(expected: crop, actual: same) == nil)
    #expect(PictureComparison.difference(expected: same, actual: crop) == nil)
  }

  /// Compares all 511 sets of differing pixels in a picture of 3 × 3.
  @Test func countsAndBoundsEverySetOfPixels() throws {
    let plain = try solid(red, width: 3, height: 3)
    for set in 1..<512 {
      let members = (0..<9).filter { set >> $0 & 1 == 1 }
      let changed = try image(width: 3, (0..<9).map { members.contains($0) ? blue : red })
      let columns = members.map { $0 % 3 }
      let rows = members.map { $0 / 3 }
      let (minX, maxX) = (try #require(columns.min()), try #require(columns.max()))
      let (minY, maxY) = (try #require(rows.min()), try #require(rows.max()))
      let difference = try #require(
        PictureComparison.pixelDifference(expected: plain, actual: changed))
      #expect(difference.count == members.count && difference.total == 9)
      #expect(
        difference.boundingBox
          == PixelRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1))
      #expect(difference.largestChannelDifference == 255)
      #expect(difference.densestCount == members.count)
      #expect(difference.densestBox == PixelRect(x: 0, y: 0, width: 3, height: 3))
    }
  }

  @Test func theDensestSquareIsFoundWhereItIs() throws {
    var pixels = Array(repeating: red, count: 60 * 50)
    for index in stride(from: 0, to: 3000, by: 97) { pixels[index] = blue }
    for y in 30..<34 { for x in 40..<44 { pixels[y * 60 + x] = blue } }
    let plain = try solid(red, width: 60, height: 50)
    let changed = try image(width: 60, pixels)
    let found = try #require(PictureComparison.pixelDifference(expected: plain, actual: changed))
    let box = found.densestBox
    #expect(box.width == 16 && box.height == 16)
    #expect(box.x <= 40 && box.x + 16 >= 44 && box.y <= 30 && box.y + 16 >= 34)
    let inside = (box.y..<box.y + 16).flatMap { y in (box.x..<box.x + 16).map { y * 60 + $0 } }
    #expect(inside.filter { pixels[$0] == blue }.count == found.densestCount)
  }

  /// Black and white have the largest distance, colours of equal brightness differ, and a
  /// difference that is invisible on one background counts on the other.
  @Test func distancesAreThoseOfTheEye() throws {
    func distance(_ first: UInt32, _ second: UInt32) throws -> Double {
      let (first, second) = (try solid(first), try solid(second))
      return try #require(PictureComparison.pixelDifference(expected: first, actual: second))
        .distance.largest
    }
    #expect(try distance(0xFF00_0000, 0xFFFF_FFFF) == 100)
    #expect(try distance(0xFF80_8080, 0xFF81_8080) < 1)
    #expect(try distance(red, blue) > 30)
    #expect(try distance(0, 0xFFFF_FFFF) == 100, "white on black")
    #expect(try distance(0, 0xFF00_0000) == 100, "black on white")
  }

  @Test func aToleranceNeedsAllItsLimits() {
    let difference = PixelDifference(
      count: 31, total: 900, boundingBox: PixelRect(x: 0, y: 0, width: 9, height: 9),
      largestChannelDifference: 2, densestCount: 9,
      densestBox: PixelRect(x: 0, y: 0, width: 16, height: 16),
      distance: PerceivedDistance(mean: 0, largest: 0))
    func allows(_ channel: Int, _ pixels: Int, _ window: Int) -> Bool {
      Tolerance(channel: channel, pixels: pixels, window: window, reason: "photo")
        .allows(difference)
    }
    #expect(allows(2, 31, 9))
    #expect(!allows(1, 31, 9) && !allows(2, 30, 9) && !allows(2, 31, 8))
    #expect(
      difference.tightestTolerance
        == "Tolerance(channel: 2, pixels: 31, window: 9, reason: …)")
  }

  @Test(arguments: [UInt32(0), 8, 16, 24], [1, 7, 128])
  func oneLevelInAnyChannelIsADifference(shift: UInt32, levels: UInt32) throws {
    let before = try solid(0x8040_4040)
    let after = try solid(0x8040_4040 &- (levels > 64 && shift < 24 ? 64 : levels) << shift)
    let difference = PictureComparison.difference(expected: before, actual: after)
    guard case .pixels(let pixels) = difference else {
      Issue.record("\(String(describing: difference))")
      return
    }
    #expect(pixels.largestChannelDifference == Int(levels > 64 && shift < 24 ? 64 : levels))
    #expect(pixels.count == 6)
  }

  @Test func sizesAreComparedBeforePixels() throws {
    let difference = PictureComparison.difference(
      expected: try solid(red, width: 3, height: 2), actual: try solid(blue, width: 2, height: 3))
    #expect(
      difference
        == .size(
          expected: PictureSize(width: 3, height: 2), actual: PictureSize(width: 2, height: 3)))
  }

  @Test func theDifferencePictureShowsRedWherePixelsDifferAndGreyElsewhere() throws {
    let expected = try image(width: 2, [0xFFFF_FFFF, 0xFF00_0000, red, 0])
    let actual = try image(width: 2, [0xFFFF_FFFF, 0xFF00_0001, red, 0])
    let picture = try #require(DifferencePicture.make(expected: expected, actual: actual))
    let grey = words(picture)
    #expect(grey[0] == 0xFFFE_FEFE)
    #expect(grey[1] == 0xFFFF_0000)
    #expect(grey[2] == 0xFFCC_CCCC)
    #expect(grey[3] == 0xFFFE_FEFE, "clear pixels look like white ones")
  }

  @Test func theDifferencePictureOfTwoSizesCoversBoth() throws {
    let picture = try #require(
      DifferencePicture.make(
        expected: try solid(0xFFFF_FFFF, width: 1, height: 2),
        actual: try solid(0xFFFF_FFFF, width: 2, height: 1)))
    #expect(words(picture) == [0xFFFE_FEFE, 0xFF40_60FF, 0xFF40_60FF, 0xFF40_60FF])
  }
}
