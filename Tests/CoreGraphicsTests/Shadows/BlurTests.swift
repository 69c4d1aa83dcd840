import Testing

@testable import CoreGraphics

/// Tests the blur in C against its slow twin, which shares only the kernel's weights.
@Suite struct BlurTests {
  private func largestDifference(
    _ blur: GaussianBlur, _ plane: AlphaPlane, _ window: PixelRect
  ) -> Double {
    let fast = blur.blurred(plane, in: window)
    let slow = blur.blurredSlowly(plane, in: window)
    #expect(fast.count == slow.count)
    return zip(fast, slow).map { abs(Double($0) - $1) }.max() ?? 0
  }

  private func shapes(_ blur: GaussianBlur) throws -> [AlphaPlane] {
    let card = RoundedRectangle(width: 70, height: 45, cornerRadius: 20)
    return [
      .noise(width: 37, height: 29, seed: 1), try #require(AlphaPlane(filling: card)),
      try #require(AlphaPlane(width: 1, height: 1, bytes: [255])),
    ]
  }

  @Test(arguments: [CGFloat(0.4), 1, 3.7, 16, 32])
  func sumsOfTapsAreTheTwins(radius: CGFloat) throws {
    let blur = GaussianBlur(layerShadowRadius: radius)
    #expect(blur.reach <= GaussianBlur.largestSummedReach)
    for plane in try shapes(blur) {
      let all = PixelRect(width: plane.width, height: plane.height)
      let window = PixelRect(
        minX: -blur.reach - 2, minY: -blur.reach - 1, maxX: all.maxX + blur.reach + 3,
        maxY: all.maxY + blur.reach)
      #expect(largestDifference(blur, plane, window) < 0.001)
    }
  }

  /// The tolerance is a fifth of a level (of 255) along each axis.
  @Test(arguments: [GaussianBlur(layerShadowRadius: 33), .init(contextShadowBlur: 90)])
  func sumsOfBoxesAreNearTheTwins(blur: GaussianBlur) throws {
    #expect(blur.reach > GaussianBlur.largestSummedReach)
    for plane in try shapes(blur) {
      let window = PixelRect(
        minX: -blur.reach - 1, minY: -blur.reach - 1, maxX: plane.width / 2,
        maxY: plane.height / 2)
      #expect(largestDifference(blur, plane, window) < 0.4)
    }
  }

  /// The longest possible edge has the largest error: that of a half plane, a single sum.
  @Test(arguments: [CGFloat(33), 72, 150, 500])
  func longEdgesAreNearTheSum(radius: CGFloat) throws {
    let blur = GaussianBlur(layerShadowRadius: radius)
    let (reach, height) = (blur.reach, 2 * blur.reach + 1)
    let half = try #require(
      AlphaPlane(
        width: reach + 1, height: height, bytes: Array(repeating: 255, count: (reach + 1) * height))
    )
    // The row begins at the first pixel outside.
    let row = PixelRect(x: reach + 1, y: reach, width: reach, height: 1)
    var sum = 0.0
    for (value, weight) in zip(blur.blurred(half, in: row).reversed(), blur.weights.reversed()) {
      sum += 255 * Double(weight)
      #expect(abs(Double(value) - sum) < 0.2)
    }
  }

  /// A pixel does not depend on the requested window: a shadow scrolled by a pixel does not change.
  @Test(arguments: [CGFloat(5), 40])
  func windowsAndClearEdgesChangeNothing(radius: CGFloat) throws {
    let blur = GaussianBlur(layerShadowRadius: radius)
    let plane = AlphaPlane.noise(width: 40, height: 50, seed: 7)
    let whole = PixelRect(minX: -90, minY: -90, maxX: 130, maxY: 140)
    let all = blur.blurred(plane, in: whole)
    let part = PixelRect(x: -17, y: 3, width: 61, height: 33)
    let expected = (0..<part.height).flatMap { row in
      let start = (row + part.minY - whole.minY) * whole.width + part.minX - whole.minX
      return all[start..<start + part.width]
    }
    #expect(blur.blurred(plane, in: part) == expected)
    var wide = [UInt8](repeating: 0, count: 60 * 70)
    for row in 0..<50 {
      wide.replaceSubrange(
        (row + 9) * 60 + 5..<(row + 9) * 60 + 45, with: plane.bytes[row * 40..<row * 40 + 40])
    }
    let padded = try #require(AlphaPlane(width: 60, height: 70, bytes: wide))
    #expect(blur.blurred(padded, in: part.offset(x: 5, y: 9)) == expected)
  }

  @Test func nothingIsWantedOfNothing() {
    let plane = AlphaPlane.noise(width: 3, height: 3, seed: 2)
    #expect(
      GaussianBlur(layerShadowRadius: 2).blurred(plane, in: PixelRect(width: 0, height: 9)) == [])
    #expect(AlphaPlane(width: 2, height: 2, bytes: [1]) == nil)
    #expect(AlphaPlane(width: .max, height: 2, bytes: []) == nil)
  }
}
