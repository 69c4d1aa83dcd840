/// The pixels of a box that have been drawn over, with queries of constant cost.
///
/// Up to a few dozen rectangles are kept in a list: more than bands of usual screens have, where
/// tiles cost four times as much. With more of them, the box is divided into tiles of 64 pixels. A
/// tile contains a few rectangles; with more, it counts as entirely covered, which can only disable
/// an optimization. A list of all rectangles made a band of 10,000 items cost 10,000² comparisons.
struct CoveredArea {
  private static let side = 64
  private static let maximumCountPerTile = 8
  private static let maximumListedCount = 48

  private enum Tile {
    case partly([PixelRect])
    case wholly
  }

  private let box: PixelRect
  private let columns: Int
  /// All rectangles, as long as there are few.
  private var listed: [PixelRect] = []
  /// The tiles; empty as long as there are few rectangles.
  private var tiles: [Tile] = []

  init(in box: PixelRect) {
    self.box = box
    columns = max(0, (box.width + Self.side - 1) / Self.side)
  }

  /// Adds a rectangle. O(tiles that it touches).
  mutating func add(_ rect: PixelRect) {
    guard tiles.isEmpty else { return addToTiles(rect) }
    listed.append(rect)
    if listed.count > Self.maximumListedCount { divide() }
  }

  private mutating func divide() {
    let rows = max(0, (box.height + Self.side - 1) / Self.side)
    tiles = Array(repeating: .partly([]), count: columns * rows)
    for rect in listed { addToTiles(rect) }
    listed = []
  }

  private mutating func addToTiles(_ rect: PixelRect) {
    for index in indices(of: rect) {
      guard case .partly(var rects) = tiles[index] else { continue }
      tiles[index] = .wholly
      guard rects.count < Self.maximumCountPerTile else { continue }
      rects.append(rect)
      tiles[index] = .partly(rects)
    }
  }

  /// Returns whether a rectangle may intersect covered pixels. O(tiles that it touches).
  func mayIntersect(_ rect: PixelRect) -> Bool {
    if tiles.isEmpty { return listed.contains { $0.intersects(rect) } }
    return indices(of: rect).contains { index in
      switch tiles[index] {
      case .wholly: true
      case .partly(let rects): rects.contains { $0.intersects(rect) }
      }
    }
  }

  private func indices(of rect: PixelRect) -> some Sequence<Int> {
    let part = rect.intersection(box).offset(x: -box.minX, y: -box.minY)
    let isEmpty = part.isEmpty
    let rows = isEmpty ? 0..<0 : part.minY / Self.side..<(part.maxY - 1) / Self.side + 1
    let across = isEmpty ? 0..<0 : part.minX / Self.side..<(part.maxX - 1) / Self.side + 1
    let columns = columns
    return rows.lazy.flatMap { row in across.lazy.map { row * columns + $0 } }
  }
}
