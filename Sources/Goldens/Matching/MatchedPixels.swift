import CPixels

/// The pixels of two pictures of one size during a comparison, optionally with an offset.
struct MatchedPixels {
  let width: Int
  let height: Int
  let channel: Int
  /// The pixels of the picture drawn here that have a counterpart in the iOS picture.
  private(set) var bounds: PixelRect
  /// The pixels that the pictured view can cover whole. UIKit blends those at the edges of a view
  /// of 43.5 points, at three pixels per point, at another side than here.
  private(set) var whole: PixelRect
  private var their: UnsafeRawPointer
  private let our: UnsafeRawPointer
  private let theirStride: Int
  private let ourStride: Int

  init?(_ pair: cpixels_pair, _ tolerance: MatchTolerance) {
    guard let first = pair.first, let second = pair.second, pair.width > 0, pair.height > 0 else {
      return nil
    }
    (width, height) = (Int(pair.width), Int(pair.height))
    (their, our) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    (theirStride, ourStride) = (pair.first_bytes_per_row, pair.second_bytes_per_row)
    channel = tolerance.channel
    bounds = PixelRect(width: width, height: height)
    whole = bounds
  }

  /// The pixels of a picture whose layout is known.
  func of(_ layout: PictureLayout) -> Self {
    func part(_ length: Double) -> Int {
      let pixels = length * layout.scale
      return abs(pixels - pixels.rounded()) > 0.01 ? 1 : 0
    }
    let (x, y) = (part(layout.width), part(layout.height))
    var pixels = self
    pixels.whole = PixelRect(minX: x, minY: y, maxX: width - x, maxY: height - y)
    return pixels
  }

  /// The pixels compared with those of the iOS picture at an offset to the right and down.
  func shifted(by shift: PixelShift) -> Self {
    var pixels = self
    pixels.their = their + shift.y * theirStride + 4 * shift.x
    pixels.bounds = bounds.intersection(bounds.offset(x: -shift.x, y: -shift.y))
    return pixels
  }

  func pixel(_ side: MatchSide, _ x: Int, _ y: Int) -> UInt32 {
    side == .reference ? reference(x, y) : drawn(x, y)
  }

  func reference(_ x: Int, _ y: Int) -> UInt32 {
    their.load(fromByteOffset: y * theirStride + 4 * x, as: UInt32.self)
  }

  func drawn(_ x: Int, _ y: Int) -> UInt32 {
    our.load(fromByteOffset: y * ourStride + 4 * x, as: UInt32.self)
  }

  /// Whether `count` pixels of a row, starting at a column, are equal.
  func areEqual(_ x: Int, _ y: Int, count: Int) -> Bool {
    count <= 0
      || memcmp(their + y * theirStride + 4 * x, our + y * ourStride + 4 * x, 4 * count) == 0
  }

  /// The largest difference of a channel, 0...255.
  static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    if first == second { return 0 }
    var largest = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let difference = abs(Int(first >> shift & 255) - Int(second >> shift & 255))
      if difference > largest { largest = difference }
      shift += 8
    }
    return largest
  }

  /// Whether two colours are equal within the tolerance.
  func areAlike(_ first: UInt32, _ second: UInt32) -> Bool {
    first == second || Self.distance(first, second) <= channel
  }

  // MARK: Edges

  /// Whether a pixel's difference can be caused by an antialiased edge with another coverage: in
  /// both pictures its colour is between those around it and occurs around it in the other
  /// picture, and the difference is at most half of the contrast between both sides.
  ///
  /// A sixth of the contrast is added, as iOS blends in a wider colour space, which gives other
  /// intermediate colours.
  func isSoftEdge(_ x: Int, _ y: Int) -> Bool {
    var channels: [(their: ClosedRange<Int>, our: ClosedRange<Int>, a: Int, b: Int)] = []
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      channels.append(
        (
          range(around: x, y, shift, reference), range(around: x, y, shift, drawn),
          Int(reference(x, y) >> shift & 255), Int(drawn(x, y) >> shift & 255)
        ))
    }
    let contrast = channels.map { max($0.their.count, $0.our.count) - 1 }.max() ?? 0
    let slack = channel + contrast / 6
    return channels.allSatisfy { their, our, a, b in
      b >= their.lowerBound - slack && b <= their.upperBound + slack
        && a >= our.lowerBound - slack && a <= our.upperBound + slack
        && 2 * abs(a - b) <= contrast + 2 * channel
    } && channels.contains { isInside($0.a, within: $0.their) || isInside($0.b, within: $0.our) }
  }

  private func isInside(_ value: Int, within range: ClosedRange<Int>) -> Bool {
    value > range.lowerBound + channel && value < range.upperBound - channel
  }

  /// The minimum and maximum of a channel in the surrounding 3 × 3 pixels.
  private func range(
    around x: Int, _ y: Int, _ shift: UInt32, _ pixel: (Int, Int) -> UInt32
  ) -> ClosedRange<Int> {
    var (least, greatest) = (255, 0)
    for row in max(bounds.minY, y - 1)...min(bounds.maxY - 1, y + 1) {
      for column in max(bounds.minX, x - 1)...min(bounds.maxX - 1, x + 1) {
        let value = Int(pixel(column, row) >> shift & 255)
        least = min(least, value)
        greatest = max(greatest, value)
      }
    }
    return least...greatest
  }
}

/// One of the two pictures: recorded on iOS, or drawn here.
enum MatchSide { case reference, drawn }

/// The offset of the iOS picture, in pixels to the right and down.
struct PixelShift: Equatable {
  var x = 0
  var y = 0

  var isNone: Bool { x == 0 && y == 0 }
}
