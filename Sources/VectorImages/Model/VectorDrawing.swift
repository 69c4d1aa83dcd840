/// A picture of shapes, as an SVG or the first page of a PDF describes it, in points.
package struct VectorDrawing: Equatable, Sendable {
  /// In points, more than 0.
  package var width: Double
  package var height: Double
  package var items: [VectorItem]
  /// What the file has and the drawing lacks, each listed once.
  package var problems: [VectorProblem]

  package init(
    width: Double, height: Double, items: [VectorItem], problems: [VectorProblem] = []
  ) {
    (self.width, self.height, self.items, self.problems) = (width, height, items, problems)
  }

  /// The smallest box around all ink, lines' width included and masks aside; nil for none.
  ///
  /// - Complexity: O(steps of all paths).
  package var inkBounds: VectorBox? { Self.bounds(of: items) }

  private static func bounds(of items: [VectorItem]) -> VectorBox? {
    items.compactMap { item in
      switch item {
      case .group(let group): bounds(of: group.items)
      case .shape(let shape): bounds(of: shape)
      }
    }.reduce(nil) { (box: VectorBox?, next) in box?.union(next) ?? next }
  }

  private static func bounds(of shape: VectorShape) -> VectorBox? {
    guard shape.fill != nil || shape.stroke != nil,
      var box = shape.path.mapped(by: shape.transform).bounds
    else { return nil }
    if let stroke = shape.stroke {
      let map = shape.transform
      let reach = stroke.width / 2
      let x = reach * (map.a * map.a + map.c * map.c).squareRoot()
      let y = reach * (map.b * map.b + map.d * map.d).squareRoot()
      box = VectorBox(
        minX: box.minX - x, minY: box.minY - y, maxX: box.maxX + x, maxY: box.maxY + y)
    }
    return box
  }
}

/// What a drawing lacks that its file has.
package struct VectorProblem: Equatable, Hashable, Sendable {
  /// The line of the file; nil where it has none, as a PDF.
  package let line: Int?
  /// What it is, as a sentence without its subject's file.
  package let what: String

  /// One sentence, the file first.
  package func sentence(in path: String) -> String {
    "\(path):\(line.map { "\($0):" } ?? "") \(what)"
  }
}

/// Why a file is no drawing.
package struct VectorError: Error, Equatable, Sendable {
  /// The line of the file; nil where that says nothing.
  package let line: Int?
  package let what: String

  init(_ what: String, line: Int? = nil) { (self.what, self.line) = (what, line) }

  /// One sentence, the file first.
  package func sentence(in path: String) -> String {
    VectorProblem(line: line, what: what).sentence(in: path)
  }
}
