/// Merges damaged rectangles into few boxes.
@MainActor
enum DamageBoxes {
  private static let maximumBoxCount = 12

  /// The maximum number of boxes that are compared with each new one.
  private static let maximumComparedCount = 64

  /// Returns few boxes that contain all given ones, with few additional pixels.
  ///
  /// - Complexity: O(*n* + *m*) for *n* boxes and *m* items.
  static func merged(_ boxes: [PixelRect], drawing items: [PaintItem]) -> [PixelRect] {
    var result: [PixelRect] = []
    for box in boxes where !box.isEmpty {
      if result.contains(where: { $0.contains(box) }) { continue }
      result.removeAll { box.contains($0) }
      result.append(box)
      if result.count > maximumComparedCount { result = rows(of: result) }
    }
    if result.count > maximumBoxCount { result = rows(of: result) }
    guard result.count > 1 else { return result }
    let rows = rows(of: result)
    let uncut = items.filter(\.isClipSensitive).map(\.reach)
    return [result, rows, [union(rows)]].min { cost(of: $0, uncut) < cost(of: $1, uncut) } ?? []
  }

  /// Merges boxes that share rows of pixels; merges all if many remain.
  private static func rows(of boxes: [PixelRect]) -> [PixelRect] {
    var rows: [PixelRect] = []
    for box in boxes.sorted(by: { ($0.minY, $0.maxY) < ($1.minY, $1.maxY) }) {
      if let last = rows.last, box.minY <= last.maxY {
        rows[rows.count - 1] = last.union(box)
      } else {
        rows.append(box)
      }
    }
    return rows.count > maximumBoxCount ? [union(rows)] : rows
  }

  private static func union(_ boxes: [PixelRect]) -> PixelRect {
    boxes.reduce(PixelRect(width: 0, height: 0)) { $0.union($1) }
  }

  /// Returns the number of drawn pixels: those of the boxes, and all of items that cannot be
  /// clipped for each box that they touch.
  private static func cost(of boxes: [PixelRect], _ uncut: [PixelRect]) -> Int {
    uncut.reduce(boxes.reduce(0) { $0 + $1.area }) { sum, reach in
      sum + reach.area * boxes.count { $0.intersects(reach) }
    }
  }
}
