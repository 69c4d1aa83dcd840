/// The offsets of elements in the iOS picture, found by their edges.
///
/// Elements whose pixels match at their expected position are skipped. Others are found by their
/// edges: each is searched for at increasing distances until the colours on both sides match.
/// Elements inside move along unless they have an offset of their own.
struct ElementShifts {
  private(set) var findings: [MatchFinding] = []

  private let layout: PictureLayout
  private let pixels: MatchedPixels
  private let texts: MaskedRows
  private let tiles: MarkedTiles
  private let elements: VisibleElements
  private let children: [[Int]]
  private var search: EdgeSearch
  private var known: [Int: PixelShift] = [:]
  private var moved: [Moved] = []

  private struct Moved {
    let drawn: PixelRect
    let reference: PixelRect
    /// The offset; nil if the size differs, too.
    let shift: PixelShift?
  }

  /// Finds the offsets of a layout's elements in the iOS picture.
  ///
  /// - Parameter areas: The areas that may contain glyphs.
  init(
    _ layout: PictureLayout, _ pixels: MatchedPixels, _ map: DifferenceMap, _ areas: [PixelRect]
  ) {
    (self.layout, self.pixels) = (layout, pixels)
    texts = MaskedRows(areas, height: pixels.height)
    tiles = MarkedTiles(map)
    elements = VisibleElements(layout, in: pixels.bounds)
    var children = Array(repeating: [Int](), count: layout.elements.count)
    for (index, element) in layout.elements.enumerated() {
      if let parent = element.parent, parent >= 0, parent < index { children[parent].append(index) }
    }
    self.children = children
    search = EdgeSearch(pixels, texts, reach: Int(64 * layout.scale))
    for (index, element) in layout.elements.enumerated() where element.parent == nil {
      visit(index, PixelShift())
    }
  }

  /// The offset of an element in the iOS picture.
  func byElement(_ index: Int) -> PixelShift {
    var index = index
    while true {
      if let shift = known[index] { return shift }
      guard let parent = layout.elements[index].parent, parent >= 0, parent < index else {
        return PixelShift()
      }
      index = parent
    }
  }

  /// The pixels that still differ when moved elements are compared at their position on iOS.
  func remaining(of map: DifferenceMap) -> DifferenceMap {
    var map = map
    for element in moved {
      map.clear(element.drawn.outset(by: 1))
      map.clear(element.reference.outset(by: 1))
      guard let shift = element.shift else { continue }
      let shifted = pixels.shifted(by: shift)
      each(in: element.drawn, of: shifted) { x, y in
        if !shifted.isSoftEdge(x, y) { map.mark(x, y) }
      }
    }
    return map
  }

  /// Calls `body` for each differing pixel outside of glyphs.
  private func each(
    in rect: PixelRect, of shifted: MatchedPixels, _ body: (_ x: Int, _ y: Int) -> Void
  ) {
    let rect = rect.intersection(shifted.bounds)
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY where !shifted.areEqual(rect.minX, y, count: rect.width) {
      let spans = texts.spans(y)
      for x in rect.minX..<rect.maxX
      where !shifted.areAlike(shifted.reference(x, y), shifted.drawn(x, y)) {
        if !spans.contains(where: { $0.minX <= x && x < $0.maxX }) { body(x, y) }
      }
    }
  }

  private func countOfOthers(_ rect: PixelRect, at shift: PixelShift) -> Int {
    if shift.isNone { return tiles.count(in: rect.outset(by: 1)) }
    var count = 0
    each(in: rect, of: pixels.shifted(by: shift)) { _, _ in count += 1 }
    return count
  }

  // MARK: Visiting elements

  private mutating func visit(_ index: Int, _ around: PixelShift) {
    let rect = elements.rects[index]
    let others = rect.isEmpty ? 0 : countOfOthers(rect, at: around)
    guard others > 0 || rect.isEmpty else { return }
    var shift = around
    if layout.elements[index].parent != nil, !rect.isEmpty, !isPlainText(index) {
      let edges = self.edges(of: index, around)
      if let own = edges.shift, edges.isKnown {
        shift = own
        add(index, edges, around)
      } else if layout.elements[index].kind != .view,
        let own = shiftOfContent(index, around, others)
      {
        shift = own
        add(index, EdgeSearch.Edges(left: own.x, top: own.y), around)
      }
    }
    if shift != around { known[index] = shift }
    for child in children[index] { visit(child, shift) }
  }

  private func isPlainText(_ index: Int) -> Bool {
    VisibleElements.isText(layout.elements[index]) && layout.elements[index].background == nil
  }

  private func edges(of index: Int, _ around: PixelShift) -> EdgeSearch.Edges {
    let element = layout.elements[index]
    return search.edges(
      of: PixelRect(rounding: element.frame, scale: layout.scale), seen: elements.rects[index],
      radius: Int((element.cornerRadius ?? 0) * layout.scale), around: around)
  }

  /// The offset of an element without edges of its own, if all of its content has the same offset.
  private func shiftOfContent(
    _ index: Int, _ around: PixelShift, _ others: Int
  ) -> PixelShift? {
    var waiting = children[index]
    for _ in 0..<Self.maximumPartCount {
      guard let part = waiting.first else { return nil }
      waiting.removeFirst()
      waiting += children[part]
      guard !elements.rects[part].isEmpty, !isPlainText(part) else { continue }
      guard let shift = edges(of: part, around).shift, shift != around else { continue }
      if countOfOthers(elements.rects[index], at: shift) * 10 < others { return shift }
    }
    return nil
  }

  private static let maximumPartCount = 8

  private mutating func add(_ index: Int, _ edges: EdgeSearch.Edges, _ around: PixelShift) {
    guard let shift = edges.shift, shift != around || edges.growth != PixelShift() else { return }
    let finding = ElementMove(
      name: layout.name(of: index), frame: layout.elements[index].frame, scale: layout.scale,
      shift: shift, growth: edges.growth, around: around
    ).finding
    findings.append(finding)
    search.take(
      edges, of: PixelRect(rounding: layout.elements[index].frame, scale: layout.scale))
    let rect = elements.rects[index]
    var there = rect.offset(x: shift.x, y: shift.y)
    there.maxX += edges.growth.x
    there.maxY += edges.growth.y
    moved.append(
      Moved(drawn: rect, reference: there, shift: edges.growth == PixelShift() ? shift : nil))
  }
}

extension PixelRect {
  /// The frame rounded to the nearest pixels.
  init(rounding frame: LayoutElement.Frame, scale: Double) {
    func pixel(_ value: Double) -> Int { Int(max(-1e6, min(1e6, (value * scale).rounded()))) }
    self.init(
      minX: pixel(frame.x), minY: pixel(frame.y), maxX: pixel(frame.x + frame.width),
      maxY: pixel(frame.y + frame.height))
  }
}

/// The number of differing pixels in square tiles of a picture.
struct MarkedTiles {
  private static let side = 16
  private let columns: Int
  private let rows: Int
  private var counts: [Int]

  init(_ map: DifferenceMap) {
    (columns, rows) = (map.width / Self.side + 1, map.height / Self.side + 1)
    counts = Array(repeating: 0, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        counts[row * columns + column] = map.count(
          in: PixelRect(
            x: column * Self.side, y: row * Self.side, width: Self.side, height: Self.side))
      }
    }
  }

  /// The sum of all tiles that intersect a rectangle.
  func count(in rect: PixelRect) -> Int {
    let (left, right) = (max(0, rect.minX / Self.side), min(columns - 1, rect.maxX / Self.side))
    let (top, bottom) = (max(0, rect.minY / Self.side), min(rows - 1, rect.maxY / Self.side))
    guard left <= right, top <= bottom else { return 0 }
    var count = 0
    for row in top...bottom {
      for column in left...right { count += counts[row * columns + column] }
    }
    return count
  }
}
