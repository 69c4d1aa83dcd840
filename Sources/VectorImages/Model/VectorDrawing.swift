/// A drawing of shapes from an SVG file or the first page of a PDF file, in points.
package struct VectorDrawing: Equatable, Sendable {
  /// The size in points; positive.
  package var width: Double
  package var height: Double
  package var items: [VectorItem]
  /// The unsupported features of the file, each reported once.
  package var problems: [VectorProblem]

  package init(
    width: Double, height: Double, items: [VectorItem], problems: [VectorProblem] = []
  ) {
    (self.width, self.height, self.items, self.problems) = (width, height, items, problems)
  }

  /// The bounding box of all items, including line widths but not masks; nil for none.
  ///
  /// - Complexity: O(path elements).
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

/// A feature of a file that the drawing lacks.
package struct VectorProblem: Equatable, Hashable, Sendable {
  /// The line in the file; nil for a PDF.
  package let line: Int?
  /// A sentence without the file's name.
  package let what: String

  /// Returns a sentence that begins with the file's path.
  package func sentence(in path: String) -> String {
    "\(path):\(line.map { "\($0):" } ?? "") \(what)"
  }
}

/// The reason why a file cannot be read as a drawing.
package struct VectorError: Error, Equatable, Sendable {
  /// The line in the file; nil if unknown.
  package let line: Int?
  package let what: String

  init(_ what: String, line: Int? = nil) { (self.what, self.line) = (what, line) }

  /// Returns a sentence that begins with the file's path.
  package func sentence(in path: String) -> String {
    VectorProblem(line: line, what: what).sentence(in: path)
  }
}
