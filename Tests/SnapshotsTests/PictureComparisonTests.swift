import SnapshotsTestSupport
import Testing

@testable import Snapshots

@Suite struct PictureComparisonTests {
  @Test func equalPicturesDoNotDifferWhereverTheirPixelsLie() throws {
    let larger = try image(width: 4, (0..<16).map { 0xFF00_0000 | UInt32($0) })
    let crop = try #require(larger.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
    let same = try image(width: 2, [0xFF00_0005, 0xFF00_0006, 0xFF00_0009, 0xFF00_000A])
    #expect(PictureComparison.difference(expected: crop, actual: same) == nil)
    #expect(PictureComparison.difference(expected: same, actual: crop) == nil)
  }

  /// Every set of differing pixels in a picture of 3 × 3: 511 of them.
  @Test func countsAndBoundsEverySetOfPixels() throws {
    let plain = try solid(red, width: 3, height: 3)
    for set in 1..<512 {
      let members = (0..<9).filter { set >> $0 & 1 == 1 }
      let changed = try image(width: 3, (0..<9).map { members.contains($0) ? blue : red })
      let columns = members.map { $0 % 3 }
      let rows = members.map { $0 / 3 }
      let (minX, maxX) = (try #require(columns.min()), try #require(columns.max()))
      let (minY, maxY) = (try #require(rows.min()), try #require(rows.max()))
      let expected = PixelDifference(
        count: members.count, total: 9,
        boundingBox: PictureBox(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1),
        largestChannelDifference: 255)
      #expect(
        PictureComparison.difference(expected: plain, actual: changed) == .pixels(expected))
    }
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
