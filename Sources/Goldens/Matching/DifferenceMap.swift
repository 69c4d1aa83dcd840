/// The pixels that differ by more than the tolerance allows.
struct DifferenceMap {
  let width: Int
  let height: Int
  /// One byte per pixel, 1 if it differs.
  private var marks: [UInt8]
  private(set) var count = 0

  /// The number of pixels of a row that are first compared as bytes.
  private static let run = 64

  /// Creates a map of the pixels that differ outside of the given areas.
  ///
  /// - Parameter masks: The areas that are not compared.
  init(_ pixels: MatchedPixels, outside masks: [PixelRect]) {
    (width, height) = (pixels.width, pixels.height)
    marks = Array(repeating: 0, count: width * height)
    let all = MaskedRows(masks, height: height)
    for y in 0..<height where !pixels.areEqual(0, y, count: width) {
      let spans = all.spans(y)
      for start in stride(from: 0, to: width, by: Self.run) {
        let end = min(start + Self.run, width)
        if pixels.areEqual(start, y, count: end - start) { continue }
        for x in start..<end where !pixels.areAlike(pixels.reference(x, y), pixels.drawn(x, y)) {
          if spans.contains(where: { $0.minX <= x && x < $0.maxX }) || !pixels.whole.contains(x, y)
            || pixels.isSoftEdge(x, y)
          {
            continue
          }
          mark(x, y)
        }
      }
    }
  }

  func isMarked(_ x: Int, _ y: Int) -> Bool { marks[y * width + x] != 0 }

  mutating func mark(_ x: Int, _ y: Int) {
    if marks[y * width + x] == 0 { count += 1 }
    marks[y * width + x] = 1
  }

  /// Clears the marks in a rectangle.
  mutating func clear(_ rect: PixelRect) {
    let rect = rect.intersection(PixelRect(width: width, height: height))
    guard count > 0, !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      for index in (y * width + rect.minX)..<(y * width + rect.maxX) where marks[index] != 0 {
        marks[index] = 0
        count -= 1
      }
    }
  }

  /// The number of differing pixels in a rectangle.
  func count(in rect: PixelRect) -> Int {
    let rect = rect.intersection(PixelRect(width: width, height: height))
    guard count > 0, !rect.isEmpty else { return 0 }
    var found = 0
    for y in rect.minY..<rect.maxY {
      for index in (y * width + rect.minX)..<(y * width + rect.maxX) where marks[index] != 0 {
        found += 1
      }
    }
    return found
  }
}

/// Rectangles, indexed by the rows that they cover.
struct MaskedRows {
  private let byBand: [[PixelRect]]
  private static let band = 32

  init(_ rects: [PixelRect], height: Int) {
    var bands = Array(repeating: [PixelRect](), count: height / Self.band + 1)
    for rect in rects where !rect.isEmpty {
      let first = max(0, rect.minY / Self.band)
      let last = min(bands.count - 1, (rect.maxY - 1) / Self.band)
      guard first <= last else { continue }
      for band in first...last { bands[band].append(rect) }
    }
    byBand = bands
  }

  func spans(_ y: Int) -> [PixelRect] {
    byBand[y / Self.band].filter { $0.minY <= y && y < $0.maxY }
  }
}
