import CPixels
import SeededRandom
import Testing

@testable import CoreGraphics

@Suite struct PolygonCoverageTests {
  /// Stars around the middle of a box, and beyond its edges.
  @Test(arguments: 0..<200)
  func coverageIsTheAreaInsideEachPixel(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let box = PixelRect(minX: -3, minY: 2, maxX: 20, maxY: 17)
    let size = CGFloat.random(in: 1...20, using: &random)
    let corners = Int.random(in: 3...24, using: &random)
    let turn: CGFloat = seed % 2 == 0 ? 2 * .pi : -2 * .pi
    let star = (0..<corners).map { index in
      let angle = turn * CGFloat(index) / CGFloat(corners)
      let radius = size * CGFloat.random(in: 0.1...1, using: &random)
      return CGPoint(x: 8.3 + radius * cos(angle), y: 9.4 + radius * sin(angle))
    }
    let bytes = try #require(coverage(of: [star], box))
    let areas = areas(of: star, box)
    for (byte, area) in zip(bytes, areas) {
      let level = min(255, 256 * area - 0.5)
      #expect(abs(CGFloat(byte) - level) <= 0.55)
    }
    #expect(Set(bytes).count > 2)
  }

  @Test func aHoleOfTheOppositeDirectionIsExact() throws {
    let box = PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 1)
    let bytes = coverage(of: [square(0, 4), square(1.25, 2.5).reversed()], box)
    #expect(bytes == [255, 64, 0, 64])
  }

  /// With the even-odd rule, directions have no meaning; with the winding rule, those of shapes
  /// beside each other have none.
  @Test func directionsAreMadeUniform() {
    let box = PixelRect(minX: 0, minY: 0, maxX: 12, maxY: 1)
    let (outer, inner, other) = (square(0, 6), square(1.25, 2.5), square(8, 2))
    func bytes(_ polygons: [[CGPoint]], _ rule: CGPathFillRule) -> [UInt8]? {
      let lines = polygons.map { PathStorage.Polyline(points: $0, isClosed: true) }
      return coverage(of: lines.uniform(for: rule).map(\.points), box)
    }
    let expected: [UInt8] = [255, 64, 0, 64, 255, 255, 0, 0, 255, 255, 0, 0]
    for inner in [inner, inner.reversed()] {
      for other in [other, other.reversed()] {
        #expect(bytes([inner, other, outer], .evenOdd) == expected)
      }
    }
    for polygons in [[outer, inner.reversed(), other], [outer.reversed(), inner, other]] {
      #expect(bytes(polygons, .winding) == expected)
    }
    #expect(bytes([outer, inner, other], .winding) == nil)
  }

  @Test func partsThatOverlapAreRefused() {
    let box = PixelRect(minX: 0, minY: 0, maxX: 8, maxY: 8)
    #expect(coverage(of: [square(1, 4), square(3, 4)], box) == nil)
    #expect(coverage(of: [square(1, 3), square(5, 2).reversed()], box) == nil)
    let bow = [(1, 1), (7, 7), (7, 1), (1, 7)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(coverage(of: [bow], box) == nil)
  }

  @Test func shapesWithoutAreaCoverNothing() {
    let box = PixelRect(minX: 0, minY: 0, maxX: 2, maxY: 2)
    for shape in [[], [[]], [[CGPoint(x: 1, y: 1)]], [[CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 2)]]] {
      #expect(coverage(of: shape, box) == [0, 0, 0, 0])
    }
  }

  /// Edges that are nearly horizontal have slopes beyond all numbers.
  @Test func extremeSlopesAreFilled() {
    let box = PixelRect(minX: 0, minY: 0, maxX: 2, maxY: 2)
    let wide = [(-1e4, -1e-300), (1e4, 1e-300), (1e4, 1), (-1e4, 1)].map {
      CGPoint(x: $0.0, y: $0.1)
    }
    #expect(coverage(of: [wide], box) == [255, 255, 0, 0])
    #expect(coverage(of: [wide.map { CGPoint(x: $0.x * 10, y: $0.y) }], box) == nil)
  }

  private func square(_ origin: CGFloat, _ side: CGFloat) -> [CGPoint] {
    let end = origin + side
    return [(origin, 0), (end, 0), (end, 8), (origin, 8)].map { CGPoint(x: $0.0, y: $0.1) }
  }

  private func coverage(of polygons: [[CGPoint]], _ box: PixelRect) -> [UInt8]? {
    let numbers = polygons.joined().flatMap { [Double($0.x), Double($0.y)] }
    let ends = polygons.indices.map { polygons[...$0].reduce(0) { $0 + $1.count } }
    var bytes = [UInt8](repeating: 77, count: box.width * box.height)
    let isExact = numbers.withUnsafeBufferPointer { numbers in
      ends.withUnsafeBufferPointer { ends in
        bytes.withUnsafeMutableBufferPointer { bytes in
          cpolygon_cover(
            cpolygon_shape(
              points: numbers.baseAddress, ends: ends.baseAddress, count: ends.count),
            cpolygon_coverage(
              x: Int32(box.minX), y: Int32(box.minY), width: UInt32(box.width),
              height: UInt32(box.height), bytes: bytes.baseAddress, bytes_per_row: box.width))
        }
      }
    }
    return isExact == 0 ? nil : bytes
  }

  // MARK: Reference implementation

  /// Clips the polygon to each pixel.
  private func areas(of polygon: [CGPoint], _ box: PixelRect) -> [CGFloat] {
    (box.minY..<box.maxY).flatMap { y in
      (box.minX..<box.maxX).map { x in
        let left = clip(polygon) { $0.x - CGFloat(x) }
        let columns = clip(left) { CGFloat(x + 1) - $0.x }
        let top = clip(columns) { $0.y - CGFloat(y) }
        return area(of: clip(top) { CGFloat(y + 1) - $0.y })
      }
    }
  }

  /// Returns the part of a polygon where a linear function is not negative.
  private func clip(_ polygon: [CGPoint], by distance: (CGPoint) -> CGFloat) -> [CGPoint] {
    guard var last = polygon.last else { return [] }
    var result: [CGPoint] = []
    for point in polygon {
      let (before, after) = (distance(last), distance(point))
      if before * after < 0 {
        let share = before / (before - after)
        result.append(
          CGPoint(
            x: last.x + (point.x - last.x) * share, y: last.y + (point.y - last.y) * share))
      }
      if after >= 0 { result.append(point) }
      last = point
    }
    return result
  }

  private func area(of polygon: [CGPoint]) -> CGFloat {
    guard let last = polygon.last else { return 0 }
    var (sum, previous) = (CGFloat.zero, last)
    for point in polygon {
      sum += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return abs(sum) / 2
  }
}
