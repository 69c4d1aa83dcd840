/// Few boxes for many damaged places.
@MainActor
enum DamageBoxes {
  private static let mostBoxes = 12

  /// More boxes than this are not looked through for each that comes.
  private static let mostCompared = 64

  /// Few boxes that contain all of some, as few pixels more as a quick look can find.
  ///
  /// - Complexity: O(*n* + *m*) for *n* boxes and *m* items.
  static func merged(_ boxes: [PixelRect], drawing items: [PaintItem]) -> [PixelRect] {
    var result: [PixelRect] = []
    for box in boxes where !box.isEmpty {
      if result.contains(where: { $0.contains(box) }) { continue }
      result.removeAll { box.contains($0) }
      result.append(box)
      if result.count > mostCompared { result = rows(of: result) }
    }
    if result.count > mostBoxes { result = rows(of: result) }
    guard result.count > 1 else { return result }
    let rows = rows(of: result)
    let uncut = items.filter(\.mustStayWhole).map(\.reach)
    return [result, rows, [union(rows)]].min { cost(of: $0, uncut) < cost(of: $1, uncut) } ?? []
  }

  /// One box for all that share rows of pixels; one in all where there are many nevertheless.
  private static func rows(of boxes: [PixelRect]) -> [PixelRect] {
    var rows: [PixelRect] = []
    for box in boxes.sorted(by: { ($0.minY, $0.maxY) < ($1.minY, $1.maxY) }) {
      if let last = rows.last, box.minY <= last.maxY {
        rows[rows.count - 1] = last.union(box)
      } else {
        rows.append(box)
      }
    }
    return rows.count > mostBoxes ? [union(rows)] : rows
  }

  private static func union(_ boxes: [PixelRect]) -> PixelRect {
    boxes.reduce(PixelRect(width: 0, height: 0)) { $0.union($1) }
  }

  /// How many pixels are drawn: those of the boxes, and all of what cannot be cut for each box
  /// that it touches.
  private static func cost(of boxes: [PixelRect], _ uncut: [PixelRect]) -> Int {
    uncut.reduce(boxes.reduce(0) { $0 + $1.area }) { sum, reach in
      sum + reach.area * boxes.count { $0.intersects(reach) }
    }
  }
}
