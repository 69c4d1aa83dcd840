import CPixels
import Testing

@Suite struct ProjectionTests {
  private let still: [Double] = [1, 0, 0, 0, 1, 0, 0, 0, 1]
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  /// Returns the projection of pixels onto `width` × `height` others; the parts of both planes
  /// begin at (5, 7).
  private func seen(
    _ pixels: [UInt32], width: Int, there: [Double], back: [Double], on size: (Int, Int)
  ) -> [UInt32] {
    var (source, result) = (pixels, [UInt32](repeating: 0x1234_5678, count: size.0 * size.1))
    source.withUnsafeMutableBytes { from in
      result.withUnsafeMutableBytes { to in
        var plane = cpixels_view(
          pixels: from.baseAddress, bytes_per_row: 4 * width, x: 5, y: 7, width: UInt32(width),
          height: UInt32(pixels.count / width))
        var picture = cpixels_view(
          pixels: to.baseAddress, bytes_per_row: 4 * size.0, x: 5, y: 7, width: UInt32(size.0),
          height: UInt32(size.1))
        cpixels_project(&plane, there, back, &picture)
      }
    }
    return result
  }

  /// A sample a quarter of a pixel from a centre weighs the neighbours at most by a quarter. A
  /// uniform colour does not change, and at the edges the clear surroundings take their share: 7 of
  /// 8 remain, and at a corner 49 of 64.
  @Test func edgesFadeIntoWhatIsClear() {
    let picture = seen(
      Array(repeating: red, count: 9), width: 3, there: still, back: still, on: (3, 3))
    #expect(
      picture == [
        0xC3C3_0000, 0xDFDF_0000, 0xC3C3_0000,
        0xDFDF_0000, 0xFFFF_0000, 0xDFDF_0000,
        0xC3C3_0000, 0xDFDF_0000, 0xC3C3_0000,
      ])
  }

  @Test func itMovesByWholePixels() {
    let there: [Double] = [1, 0, 0, 0, 1, 0, 1, 0, 1]
    let back: [Double] = [1, 0, 0, 0, 1, 0, -1, 0, 1]
    let picture = seen(
      Array(repeating: blue, count: 9), width: 3, there: there, back: back, on: (3, 3))
    #expect(picture[4] == 0xDF00_00DF && picture[5] == blue)
    #expect(picture[3] == 0x2000_0020, "the edge's share of the pixel beside it, 1 of 8")
  }

  /// Where w is negative the plane is behind the eye.
  @Test func nothingIsSeenBehindTheEye() {
    let behind: [Double] = [1, 0, 0, 0, 1, 0, 0, 0, -1]
    let picture = seen(
      Array(repeating: red, count: 4), width: 2, there: behind, back: behind, on: (2, 2))
    #expect(picture == [0, 0, 0, 0])
  }
}
