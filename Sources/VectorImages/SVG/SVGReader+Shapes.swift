import Markup

extension SVGReader {
  /// Returns a shape with fill and stroke; nil if it is invisible.
  mutating func shape(
    _ element: MarkupElement, _ style: SVGStyle, _ map: VectorTransform
  ) throws(VectorError) -> VectorItem? {
    guard let path = path(of: element), !path.isEmpty, style.isVisible else { return nil }
    try budget.spend(steps: path.steps.count)
    let fill = try paint(style.fill, style.fillOpacity, style, path, element)
    let stroke = try stroke(style, path, element)
    guard fill != nil || stroke != nil else { return nil }
    return .shape(
      VectorShape(
        path: path, transform: map, fill: fill, isEvenOdd: style.isEvenOdd, stroke: stroke))
  }

  /// Returns the outline of an element; nil for other elements, which are reported.
  mutating func path(of element: MarkupElement) -> VectorPath? {
    var path = VectorPath()
    switch element.name {
    case "path":
      let data = PathData.read(element["d"] ?? "")
      if !data.isWhole {
        problems.add(
          "The path is drawn up to its first invalid data.", line: element.line)
      }
      return data.path
    case "rect": addRectangle(element, to: &path)
    case "circle":
      addEllipse(element, "r", "r", to: &path)
    case "ellipse":
      addEllipse(element, "rx", "ry", to: &path)
    case "line":
      path.move(to: VectorPoint(length(element, "x1", .x) ?? 0, length(element, "y1", .y) ?? 0))
      path.line(to: VectorPoint(length(element, "x2", .x) ?? 0, length(element, "y2", .y) ?? 0))
    case "polyline", "polygon":
      addLines(element, to: &path)
      if element.name == "polygon" { path.close() }
    default:
      problems.add("<\(element.name)> is not drawn.", line: element.line)
      return nil
    }
    return path
  }

  private func addRectangle(_ element: MarkupElement, to path: inout VectorPath) {
    guard let width = length(element, "width", .x), let height = length(element, "height", .y),
      width > 0, height > 0
    else { return }
    let (x, y) = (length(element, "x", .x) ?? 0, length(element, "y", .y) ?? 0)
    let given = (length(element, "rx", .x), length(element, "ry", .y))
    let rx = min(max(given.0 ?? given.1 ?? 0, 0), width / 2)
    let ry = min(max(given.1 ?? given.0 ?? 0, 0), height / 2)
    if rx > 0, ry > 0 {
      path.roundedRectangle(x: x, y: y, width: width, height: height, rx: rx, ry: ry)
    } else {
      path.rectangle(x: x, y: y, width: width, height: height)
    }
  }

  private func addEllipse(
    _ element: MarkupElement, _ horizontal: String, _ vertical: String, to path: inout VectorPath
  ) {
    let isCircle = horizontal == vertical
    let given = (
      length(element, horizontal, isCircle ? .other : .x),
      length(element, vertical, isCircle ? .other : .y)
    )
    guard let rx = given.0 ?? given.1, let ry = given.1 ?? given.0, rx > 0, ry > 0 else { return }
    path.ellipse(
      x: length(element, "cx", .x) ?? 0, y: length(element, "cy", .y) ?? 0, rx: rx, ry: ry)
  }

  private mutating func addLines(_ element: MarkupElement, to path: inout VectorPath) {
    guard let numbers = NumberScanner.list(element["points"] ?? "") else {
      problems.add("'points' are not numbers.", line: element.line)
      return
    }
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let point = VectorPoint(numbers[index], numbers[index + 1])
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
  }

  // MARK: Paints

  /// Returns a paint; nil for none.
  private mutating func paint(
    _ paint: SVGStyle.Paint, _ opacity: Double, _ style: SVGStyle, _ path: VectorPath,
    _ element: MarkupElement
  ) throws(VectorError) -> VectorPaint? {
    switch paint {
    case .none: return nil
    case .color(let color): return visible(color.faded(by: opacity))
    case .current: return visible(style.color.faded(by: opacity))
    case .reference(let id, let fallback):
      let found = try gradient(id, opacity, style, path.bounds, element)
      return found ?? fallback.flatMap { visible($0.faded(by: opacity)) }
    }
  }

  private func visible(_ color: VectorColor) -> VectorPaint? {
    color.alpha > 0 ? .color(color) : nil
  }

  private mutating func stroke(
    _ style: SVGStyle, _ path: VectorPath, _ element: MarkupElement
  ) throws(VectorError) -> VectorStroke? {
    let width = style.strokeWidth?.value(of: viewport, .other) ?? 1
    guard width > 0, style.stroke != .none,
      let paint = try paint(style.stroke, style.strokeOpacity, style, path, element)
    else { return nil }
    var stroke = VectorStroke(paint: paint, width: width)
    stroke.cap = style.cap
    stroke.join = style.join
    stroke.miterLimit = style.miterLimit
    let dashes = style.dashes.map { $0.value(of: viewport, .other) }
    if dashes.allSatisfy({ $0 >= 0 }), dashes.contains(where: { $0 > 0 }) {
      stroke.dashes = dashes.count % 2 == 0 ? dashes : dashes + dashes
      stroke.dashPhase = style.dashOffset?.value(of: viewport, .other) ?? 0
    }
    return stroke
  }
}
