import CPixels
import SeededRandom
import Testing

@testable import CoreGraphics

/// Tests images that are drawn smaller.
@Suite struct ImageReductionTests {
  /// Returns an image of random pixels, in runs of equal ones.
  private func noise(_ width: Int, _ height: Int, isOpaque: Bool = false) throws -> CGImage {
    let bitmap = try #require(Bitmap(width: width, height: height))
    var random = SeededGenerator(seed: UInt64(width * 7919 + height))
    var pixel: UInt32 = 0
    for y in 0..<height {
      let row = (bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        if x == 0 || random.oneIn(3) {
          let alpha = isOpaque ? 255 : [0, 255, UInt32(random.below(256))][random.below(3)]
          pixel = alpha << 24
          for shift in [0, 8, 16] as [UInt32] {
            pixel |= UInt32(random.below(Int(alpha) + 1)) << shift
          }
        }
        row[x] = pixel
      }
    }
    bitmap.markDirty()
    return CGImage(sharing: bitmap)
  }

  private func bytes(_ bitmap: Bitmap) -> [[UInt8]] {
    bitmap.flush()
    return (0..<bitmap.height).map { y in
      Array(
        UnsafeRawBufferPointer(
          start: bitmap.pixels + y * bitmap.bytesPerRow, count: 4 * bitmap.width))
    }
  }

  private func scale(_ image: CGImage, _ width: Int, _ height: Int) -> CGAffineTransform {
    CGAffineTransform(
      scaleX: CGFloat(width) / CGFloat(image.width), y: CGFloat(height) / CGFloat(image.height))
  }

  /// A part of a picture that iOS drew, 200 pixels of 1175, of one channel: an edge below a white
  /// area. Source: Texture (Apache-2.0), testRenderLogoSquare@2x.
  @Test func theBytesAreThoseOfIOS() throws {
    let ramp: [UInt8] = [
      26, 26, 26, 26, 43, 64, 83, 97, 111, 126, 140, 154, 170, 184, 195, 209, 214, 224, 233, 240,
      251,
    ]
    let slope: [UInt8] = [243, 240, 224, 221, 209, 202, 191, 177, 163, 148, 133, 118]
    let first: [UInt8] = [189, 212, 232, 251] + Array(repeating: 255, count: 49)
    let second = ramp + Array(repeating: 255, count: 20) + slope
    let third: [UInt8] =
      Array(repeating: 26, count: 22) + [41, 41, 41, 41, 52]
      + Array(repeating: 57, count: 8) + [44, 41, 41, 41, 33] + Array(repeating: 26, count: 13)
    let bitmap = try #require(Bitmap(width: 1175, height: 1175))
    for y in 880...902 {
      let row = (bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<53 {
        let value =
          switch y {
          case ..<887: UInt8(255)
          case 887: first[x]
          case 888: second[x]
          case 889: third[x]
          default: UInt8(26)
          }
        row[478 + x] = UInt32(value) << 24
      }
    }
    bitmap.markDirty()
    let (result, context) = try canvas(200, 200)
    context.drawUpright(
      CGImage(sharing: bitmap), in: CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect((83...88).map { result[$0, 151].alpha } == [51, 57, 62, 64, 63, 59])
  }

  /// The fast filter has the bytes of a slow one, for every size.
  @Test(arguments: [
    (9, 7, 3, 3), (40, 31, 39, 31), (64, 64, 1, 1), (100, 3, 17, 2), (5, 200, 5, 33), (2, 2, 1, 2),
    (1, 9, 1, 4), (333, 50, 101, 49),
  ])
  func theBytesAreThoseOfASlowFilter(_ size: (Int, Int, Int, Int)) throws {
    let (width, height) = (size.2, size.3)
    let image = try noise(size.0, size.1)
    let reduction = try #require(ImageReduction(of: image, toPixels: scale(image, width, height)))
    let fast = bytes(try #require(reduction.bitmap(0..<width, 0..<height)))
    let slow = SlowFilter.reduce(bytes(image.bitmap), width, height)
    #expect(fast == slow)
  }

  /// Between pixels, the smaller image is interpolated; a slow filter does so pixel by pixel.
  @Test(arguments: [(0.5, 0.5), (0.25, 0), (0, 0.9)] as [(CGFloat, CGFloat)])
  func edgesBetweenPixelsAreInterpolated(left: CGFloat, top: CGFloat) throws {
    let image = try noise(61, 47)
    let (width, height) = (20 as CGFloat, 15.5 as CGFloat)
    let toPixels = CGAffineTransform(
      a: width / 61, b: 0, c: 0, d: height / 47, tx: left, ty: top)
    let reduction = try #require(ImageReduction(of: image, toPixels: toPixels))
    let across = try #require(ReducedSide(from: left, to: left + width))
    let down = try #require(ReducedSide(from: top, to: top + height))
    let fast = bytes(try #require(reduction.bitmap(0..<across.covered, 0..<down.covered)))
    let small = SlowFilter.reduce(bytes(image.bitmap), across.reduced, down.reduced)
    let slow = SlowFilter.apply(
      small, across.interpolation(in: 0..<across.covered),
      down.interpolation(in: 0..<down.covered))
    #expect(fast == slow)
    let part = bytes(try #require(reduction.bitmap(3..<9, 2..<5)))
    #expect(part == fast[2..<5].map { Array($0[12..<36]) })
  }

  /// An image of a JPEG file is reduced from the means of 2 × 2, 4 × 4 or 8 × 8 pixels, as long as
  /// these are more than are drawn.
  @Test(
    arguments: [(9, 8), (8, 4), (5, 4), (4, 2), (2.5, 2), (2, 1), (1.5, 1)] as [(CGFloat, Int)])
  func jpegImagesAreDecodedSmaller(ratio: CGFloat, factor: Int) throws {
    let image = try noise(360, 720, isOpaque: true)
    let jpeg = CGImage(ofJPEG: image.bitmap)
    let (width, height) = (360 / ratio, 720 / ratio)
    let toPixels = CGAffineTransform(scaleX: 1 / ratio, y: 1 / ratio)
    func drawn(_ image: CGImage, _ toPixels: CGAffineTransform) throws -> [[UInt8]] {
      let reduction = try #require(ImageReduction(of: image, toPixels: toPixels))
      let pixels = try #require(reduction.bitmap(0..<Int(width), 0..<Int(height)))
      return bytes(pixels)
    }
    let half = SlowFilter.means(bytes(image.bitmap), factor)
    let means = try opaque(half)
    let fewer = CGAffineTransform(scaleX: CGFloat(factor) / ratio, y: CGFloat(factor) / ratio)
    #expect(try drawn(jpeg, toPixels) == drawn(means, fewer))
    #expect(try (drawn(jpeg, toPixels) == drawn(image, toPixels)) == (factor == 1))
  }

  private func opaque(_ rows: [[UInt8]]) throws -> CGImage {
    let bitmap = try #require(Bitmap(width: rows[0].count / 4, height: rows.count))
    for (y, row) in rows.enumerated() {
      row.withUnsafeBytes { bytes in
        (bitmap.pixels + y * bitmap.bytesPerRow).copyMemory(
          from: bytes.baseAddress!, byteCount: bytes.count)
      }
    }
    bitmap.markDirty()
    return CGImage(sharing: bitmap)
  }

  /// Parts of the result have the bytes of the whole.
  @Test func partsAreEqualToTheWhole() throws {
    let image = try noise(120, 90)
    let reduction = try #require(ImageReduction(of: image, toPixels: scale(image, 37, 20)))
    let whole = bytes(try #require(reduction.bitmap(0..<37, 0..<20)))
    for (columns, rows) in [(0..<5, 0..<20), (30..<37, 19..<20), (11..<12, 3..<9)] {
      let part = bytes(try #require(reduction.bitmap(columns, rows)))
      let same = rows.map {
        Array(whole[$0][(4 * columns.lowerBound)..<(4 * columns.upperBound)])
      }
      #expect(part == same)
    }
  }

  @Test func opaqueImagesStayOpaqueAndNoColourExceedsItsAlpha() throws {
    let image = try noise(61, 47, isOpaque: true)
    let reduction = try #require(ImageReduction(of: image, toPixels: scale(image, 20, 20)))
    let opaque = bytes(try #require(reduction.bitmap(0..<20, 0..<20)))
    #expect(opaque.allSatisfy { row in (0..<20).allSatisfy { row[4 * $0 + 3] == 255 } })
    let clear = try noise(61, 47)
    let other = try #require(ImageReduction(of: clear, toPixels: scale(clear, 20, 20)))
    for row in bytes(try #require(other.bitmap(0..<20, 0..<20))) {
      for x in 0..<20 {
        #expect((0..<3).allSatisfy { row[4 * x + $0] <= row[4 * x + 3] })
      }
    }
  }

  /// A context's clip does not change the pixels inside it.
  @Test func aClipDoesNotChangePixels() throws {
    let image = try noise(97, 83)
    let rect = CGRect(x: 3, y: 2, width: 30, height: 25)
    let (whole, first) = try canvas(40, 30)
    first.drawUpright(image, in: rect)
    let (part, second) = try canvas(40, 30)
    second.clip(to: CGRect(x: 10, y: 8, width: 9, height: 7))
    second.drawUpright(image, in: rect)
    #expect((10..<19).contains { part[$0, 11] != .clear })
    for y in 8..<15 {
      #expect((10..<19).allSatisfy { whole[$0, y] == part[$0, y] })
    }
  }

  /// Images that are flipped or turned by right angles are reduced before.
  @Test func turnedImagesAreTheTurnedSmallerImage() throws {
    let image = try noise(64, 40)
    let (upright, first) = try canvas(16, 10)
    first.drawUpright(image, in: CGRect(x: 0, y: 0, width: 16, height: 10))
    let (flipped, second) = try canvas(16, 10)
    second.draw(image, in: CGRect(x: 0, y: 0, width: 16, height: 10))
    let (turned, third) = try canvas(10, 16)
    third.draw(image, mappedBy: CGAffineTransform(a: 0, b: 0.25, c: -0.25, d: 0, tx: 10, ty: 0))
    #expect((0..<16).contains { upright[$0, 5] != .clear })
    for y in 0..<10 {
      for x in 0..<16 {
        #expect(upright[x, y] == flipped[x, 9 - y])
        #expect(upright[x, y] == turned[9 - y, x])
      }
    }
  }

  @Test func largerImagesAndImagesAtAnAngleAreNotReduced() throws {
    let image = try noise(20, 20)
    for (width, height) in [(20, 20), (21, 10), (10, 30)] {
      #expect(ImageReduction(of: image, toPixels: scale(image, width, height)) == nil)
    }
    let turned = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 0.5, y: 0.5)
    #expect(ImageReduction(of: image, toPixels: turned) == nil)
    #expect(ImageReduction(of: image, toPixels: scale(image, 0, 3)) == nil)
  }

  /// The weights of 24 pixels for the middle one of three, eight times as wide.
  @Test func highQualityIsTheMeanOfTwiceEachPixelsWidth() throws {
    let weights = try (0..<24).map { white in
      let (bitmap, context) = try canvas(24, 1)
      context.setFillColor(.black)
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 1))
      context.setFillColor(.white)
      context.fill(CGRect(x: white, y: 0, width: 1, height: 1))
      let (target, second) = try canvas(3, 1)
      second.interpolationQuality = .high
      second.drawUpright(CGImage(sharing: bitmap), in: CGRect(x: 0, y: 0, width: 3, height: 1))
      return Int(target[1, 0].red)
    }
    #expect(zip(weights, weights.reversed()).allSatisfy { abs($0 - $1) <= 1 })
    let (outside, inside) = (weights[..<4], Array(weights[4..<12]))
    #expect(outside.allSatisfy { $0 == 0 } && inside == inside.sorted())
    #expect(weights[4] > 0 && weights[8..<16].reduce(0, +) * 4 > 255 * 3)
  }
}

/// Lanczos' filter with two lobes, pixel by pixel.
private enum SlowFilter {
  static func reduce(_ rows: [[UInt8]], _ width: Int, _ height: Int) -> [[UInt8]] {
    apply(
      rows, FilterAxis(from: rows[0].count / 4, to: width, in: 0..<width),
      FilterAxis(from: rows.count, to: height, in: 0..<height))
  }

  static func apply(
    _ rows: [[UInt8]], _ columns: FilterAxis, _ lines: FilterAxis
  ) -> [[UInt8]] {
    let (width, height) = columns.withAxis { columns in
      lines.withAxis { (Int(columns.count), Int($0.count)) }
    }
    let narrow = rows.map { row in
      columns.withAxis { axis in
        (0..<4 * width).map { index in
          sum(axis, index / 4) { row[4 * $0 + index % 4] }
        }
      }
    }
    let low = lines.withAxis { axis in
      (0..<height).map { y in (0..<4 * width).map { x in sum(axis, y) { narrow[$0][x] } } }
    }
    return low.map { row in row.indices.map { min(row[$0], row[$0 / 4 * 4 + 3]) } }
  }

  /// Returns the means of squares of `factor` pixels, of which the sides are multiples.
  static func means(_ rows: [[UInt8]], _ factor: Int) -> [[UInt8]] {
    stride(from: 0, to: rows.count, by: factor).map { y in
      (0..<(rows[0].count / factor)).map { index in
        var sum = factor * factor / 2
        for line in y..<(y + factor) {
          for column in 0..<factor {
            sum += Int(rows[line][4 * (index / 4 * factor + column) + index % 4])
          }
        }
        return UInt8(sum / (factor * factor))
      }
    }
  }

  private static func sum(
    _ axis: cpixels_axis, _ index: Int, _ value: (Int) -> UInt8
  ) -> UInt8 {
    var sum = 0
    for tap in 0..<Int(axis.taps) {
      sum +=
        Int(axis.weights[index * Int(axis.taps) + tap]) * Int(value(Int(axis.first[index]) + tap))
    }
    return UInt8(min(max((sum + 8192) >> 14, 0), 255))
  }
}
