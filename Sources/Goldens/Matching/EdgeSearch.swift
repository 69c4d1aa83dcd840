/// Finds the edges of an element's rectangle in the picture recorded on iOS (`reference`).
struct EdgeSearch {
  private let pixels: MatchedPixels
  private let texts: MaskedRows
  /// The maximum distance of an edge, in pixels.
  private let reach: Int
  /// Edges in the iOS picture that already belong to an element.
  private var taken: [Taken: [Range<Int>]] = [:]

  private struct Taken: Hashable {
    let edge: Edge
    let position: Int
  }

  private enum Edge { case left, right, top, bottom }

  /// The number of samples along an edge.
  private static let samples = 24
  /// The minimum number of samples for a result.
  private static let minimumSampleCount = 4

  init(_ pixels: MatchedPixels, _ texts: MaskedRows, reach: Int) {
    (self.pixels, self.texts, self.reach) = (pixels, texts, reach)
  }

  /// The offsets of the edges in the iOS picture, to the right and down in pixels, nil if an edge
  /// is not found.
  struct Edges: Equatable {
    var left: Int?
    var right: Int?
    var top: Int?
    var bottom: Int?
    /// The offset that is used if no edge is found.
    var around = PixelShift()

    var isKnown: Bool { [left, right, top, bottom].contains { $0 != nil } }

    /// The offset of the top left corner, or nil if no edge is found.
    var shift: PixelShift? {
      guard isKnown else { return nil }
      return PixelShift(x: left ?? right ?? around.x, y: top ?? bottom ?? around.y)
    }

    /// The difference of the sizes.
    var growth: PixelShift {
      var growth = PixelShift()
      if let left, let right { growth.x = right - left }
      if let top, let bottom { growth.y = bottom - top }
      return growth
    }
  }

  /// Returns the offsets of an element's edges in the iOS picture.
  ///
  /// - Parameters:
  ///   - rect: The element's rectangle in the picture drawn here.
  ///   - seen: The visible part of the rectangle. Edges outside of it are not searched.
  ///   - radius: The corner radius.
  ///   - around: The offset of the parent element.
  func edges(
    of rect: PixelRect, seen: PixelRect, radius: Int, around: PixelShift
  ) -> Edges {
    var edges = Edges(around: around)
    let columns = coordinates(
      from: max(rect.minX, seen.minX), to: min(rect.maxX, seen.maxX), radius)
    let rows = coordinates(from: max(rect.minY, seen.minY), to: min(rect.maxY, seen.maxY), radius)
    if rect.minY >= seen.minY {
      edges.top = shift(.top, at: rect.minY, columns, along: around.x, from: around.y)
    }
    if rect.maxY <= seen.maxY {
      edges.bottom = shift(.bottom, at: rect.maxY, columns, along: around.x, from: around.y)
    }
    if rect.minX >= seen.minX {
      edges.left = shift(.left, at: rect.minX, rows, along: around.y, from: around.x)
    }
    if rect.maxX <= seen.maxX {
      edges.right = shift(.right, at: rect.maxX, rows, along: around.y, from: around.x)
    }
    return edges
  }

  /// Reserves the edges of an element, so that other elements do not match them.
  mutating func take(_ edges: Edges, of rect: PixelRect) {
    guard !rect.isEmpty else { return }
    let (columns, rows) = (rect.minX..<rect.maxX, rect.minY..<rect.maxY)
    func take(_ edge: Edge, _ position: Int, _ shift: Int?, _ span: Range<Int>) {
      guard let shift else { return }
      taken[Taken(edge: edge, position: position + shift), default: []].append(span)
    }
    take(.left, rect.minX, edges.left, rows)
    take(.right, rect.maxX, edges.right, rows)
    take(.top, rect.minY, edges.top, columns)
    take(.bottom, rect.maxY, edges.bottom, columns)
  }

  private enum Direction { case horizontal, vertical }

  /// The four colours across an edge of the picture drawn here, at a position along it.
  private struct Crossing {
    let coordinate: Int
    let colors: SIMD4<UInt32>
  }

  private func coordinates(from least: Int, to end: Int, _ radius: Int) -> [Int] {
    let (start, end) = (least + radius + 1, end - radius - 1)
    guard start < end else { return [] }
    let step = max(1, (end - start) / Self.samples)
    return Array(stride(from: start + step / 2, to: end, by: step))
  }

  /// The offset of an edge, nearest first.
  private func shift(
    _ kind: Edge, at edge: Int, _ coordinates: [Int], along: Int, from start: Int
  ) -> Int? {
    let direction: Direction = kind == .top || kind == .bottom ? .horizontal : .vertical
    let crossings = coordinates.compactMap { crossing(direction, at: edge, $0) }
    guard crossings.count >= Self.minimumSampleCount, 3 * crossings.count >= coordinates.count
    else {
      return nil
    }
    for distance in 0...reach {
      for shift in distance == 0 ? [start] : [start - distance, start + distance]
      where agrees(.reference, crossings, direction, at: edge + shift, along: along) {
        if distance == 0 { return shift }
        // The edge is that of an equal element in both pictures, or already reserved.
        if agrees(.drawn, crossings, direction, at: edge + shift, along: along)
          || isTaken(Taken(edge: kind, position: edge + shift), coordinates)
        {
          continue
        }
        return shift
      }
    }
    return nil
  }

  private func isTaken(_ edge: Taken, _ coordinates: [Int]) -> Bool {
    guard let spans = taken[edge], let first = coordinates.first, let last = coordinates.last else {
      return false
    }
    return spans.contains { $0.overlaps(first..<last + 1) }
  }

  private func crossing(_ direction: Direction, at edge: Int, _ coordinate: Int) -> Crossing? {
    guard let colors = colors(.drawn, direction, at: edge, coordinate),
      MatchedPixels.distance(colors[1], colors[2]) > 2 * pixels.channel + 2
    else { return nil }
    let (x, y) = direction == .horizontal ? (coordinate, edge) : (edge, coordinate)
    if texts.spans(y).contains(where: { $0.minX <= x && x < $0.maxX }) { return nil }
    return Crossing(coordinate: coordinate, colors: colors)
  }

  /// Whether at least four of five samples have the same colours.
  private func agrees(
    _ side: MatchSide, _ crossings: [Crossing], _ direction: Direction, at edge: Int, along: Int
  ) -> Bool {
    var others = 0
    for crossing in crossings {
      let found = colors(side, direction, at: edge, crossing.coordinate + along)
      let isSame = found.map { found in
        (0..<4).allSatisfy { pixels.areAlike(found[$0], crossing.colors[$0]) }
      }
      if isSame != true {
        others += 1
        if 5 * others > crossings.count { return false }
      }
    }
    return true
  }

  private func colors(
    _ side: MatchSide, _ direction: Direction, at edge: Int, _ coordinate: Int
  ) -> SIMD4<UInt32>? {
    let limit = direction == .horizontal ? pixels.height : pixels.width
    let end = direction == .horizontal ? pixels.width : pixels.height
    guard edge >= 1, edge < limit, coordinate >= 0, coordinate < end else { return nil }
    var colors = SIMD4<UInt32>()
    for index in 0..<4 {
      let across = min(max(edge - 2 + index, 0), limit - 1)
      colors[index] =
        direction == .horizontal
        ? pixels.pixel(side, coordinate, across) : pixels.pixel(side, across, coordinate)
    }
    return colors
  }
}
