/// Finds the pixels of a text that are not its background.
struct TextInk {
  private let pixels: MatchedPixels
  private let text: VisibleElements.Text
  private let others: MaskedRows
  private let backgrounds: (reference: UInt32?, drawn: UInt32?)

  /// The distance from the background from which a colour counts as ink, 0...255.
  private static let level = 24
  /// The number of pixels that are sampled to determine the background.
  private static let samples = 1500
  /// The minimum share of the samples that the background must have.
  private static let minimumShare = 0.35

  /// Determines the background of a text in both pictures.
  ///
  /// - Parameter others: The frames of all texts.
  init(
    _ pixels: MatchedPixels, _ text: VisibleElements.Text, others: MaskedRows
  ) {
    (self.pixels, self.text, self.others) = (pixels, text, others)
    backgrounds = (Self.background(pixels, .reference, text), Self.background(pixels, .drawn, text))
  }

  /// Whether most of the background has one colour.
  func hasBackground(_ side: MatchSide) -> Bool { background(side) != nil }

  private func background(_ side: MatchSide) -> UInt32? {
    side == .reference ? backgrounds.reference : backgrounds.drawn
  }

  /// The bounding box of the ink, in pixels of the picture drawn here, or nil if there is no ink or
  /// no uniform background. Outside of the text's frame, only pixels that differ between the
  /// pictures count, and none in the frames of other texts.
  ///
  /// - Parameters:
  ///   - color: The text's colour. Outside of the text's frame only this colour counts.
  func box(_ side: MatchSide, in area: PixelRect, color: UInt32? = nil) -> PixelRect? {
    guard let background = background(side) else { return nil }
    let area = area.intersection(pixels.bounds).intersection(pixels.whole)
    guard !area.isEmpty else { return nil }
    var box = PixelRect(minX: .max, minY: .max, maxX: .min, maxY: .min)
    for y in area.minY..<area.maxY {
      let isInside = y >= text.rect.minY && y < text.rect.maxY
      let others = others.spans(y)
      for x in area.minX..<area.maxX {
        let pixel = pixels.pixel(side, x, y)
        guard pixel != background, MatchedPixels.distance(pixel, background) > Self.level else {
          continue
        }
        if !(isInside && x >= text.rect.minX && x < text.rect.maxX) {
          if let color, MatchedPixels.distance(pixel, color) > 2 * Self.level {
            continue
          }
          if pixels.areAlike(pixels.reference(x, y), pixels.drawn(x, y)) { continue }
          if others.contains(where: { $0 != text.rect && $0.minX <= x && x < $0.maxX }) { continue }
        }
        if text.covers.contains(where: { $0.contains(x, y) }) { continue }
        box.minX = min(box.minX, x)
        box.minY = min(box.minY, y)
        box.maxX = max(box.maxX, x + 1)
        box.maxY = max(box.maxY, y + 1)
      }
    }
    return box.minX < box.maxX ? box : nil
  }

  /// The most frequent colour of the ink.
  func color(_ side: MatchSide, in box: PixelRect) -> UInt32? {
    guard let background = background(side) else { return nil }
    var counts: [UInt32: Int] = [:]
    for y in box.minY..<box.maxY {
      for x in box.minX..<box.maxX {
        let pixel = pixels.pixel(side, x, y)
        if pixel != background, MatchedPixels.distance(pixel, background) > Self.level {
          counts[pixel, default: 0] += 1
        }
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Whether the ink is a single line: no empty row separates two parts of letter height.
  func isLine(_ side: MatchSide, in box: PixelRect) -> Bool {
    guard let background = background(side) else { return true }
    var heights: [Int] = []
    var begin: Int?
    for y in box.minY...box.maxY {
      let isInked =
        y < box.maxY
        && (box.minX..<box.maxX).contains {
          MatchedPixels.distance(pixels.pixel(side, $0, y), background) > Self.level
        }
      if isInked, begin == nil { begin = y }
      if !isInked, let start = begin {
        heights.append(y - start)
        begin = nil
      }
    }
    // The dot of an i is not a line.
    let tallest = heights.max() ?? 0
    return heights.filter { 2 * $0 > tallest }.count < 2
  }

  /// Whether all pixels of an area are equal.
  static func areEqual(_ pixels: MatchedPixels, _ area: PixelRect) -> Bool {
    let area = area.intersection(pixels.bounds)
    return area.isEmpty
      || (area.minY..<area.maxY).allSatisfy { pixels.areEqual(area.minX, $0, count: area.width) }
  }

  private static func background(
    _ pixels: MatchedPixels, _ side: MatchSide, _ text: VisibleElements.Text
  ) -> UInt32? {
    let rect = text.rect.intersection(pixels.bounds)
    guard !rect.isEmpty else { return nil }
    // An odd step samples other columns in every row.
    let step = max(1, rect.area / samples) | 1
    var counts: [UInt32: Int] = [:]
    var total = 0
    for place in stride(from: 0, to: rect.area, by: step) {
      let (x, y) = (rect.minX + place % rect.width, rect.minY + place / rect.width)
      if text.covers.contains(where: { $0.contains(x, y) }) { continue }
      counts[pixels.pixel(side, x, y), default: 0] += 1
      total += 1
    }
    // Among equally frequent colours the smallest is used, so that the result is deterministic.
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let most, Double(most.value) >= minimumShare * Double(total) else { return nil }
    return most.key
  }
}

extension PixelRect {
  func contains(_ x: Int, _ y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }
}
