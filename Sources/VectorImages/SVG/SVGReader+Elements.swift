import Markup

extension SVGReader {
  /// Elements that are not drawn, without a report.
  private static let silent: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "title", "desc",
    "metadata", "style", "marker", "filter", "pattern", "view", "cursor", "font", "font-face",
  ]

  /// Returns the items of an element and its descendants, with the element's group properties.
  mutating func items(
    of element: MarkupElement, _ inherited: SVGStyle, _ outer: VectorTransform
  ) throws(VectorError) -> [VectorItem] {
    // Elements with prefixes are editors' private data.
    guard element.prefix.isEmpty || element.prefix == "svg", !Self.silent.contains(element.name)
    else { return [] }
    guard depth < budget.limits.depth else {
      throw VectorError("it has more than \(depth) nested elements.", line: element.line)
    }
    depth += 1
    defer { depth -= 1 }
    let presentation = presentation(of: element, inherited)
    guard presentation.isDisplayed else { return [] }
    let map = transform(of: element).then(outer)
    guard map.isFinite else { return [] }
    let items: [VectorItem]
    switch element.name {
    case "g", "a": items = try container(element, presentation.style, map)
    case "switch": items = try firstChoice(element, presentation.style, map)
    case "svg": items = try nested(element, presentation.style, map)
    case "use": items = try used(element, presentation.style, map)
    default: items = try shape(element, presentation.style, map).map { [$0] } ?? []
    }
    return try dressed(items, presentation, element, map)
  }

  /// Returns the items of an element's children.
  mutating func container(
    _ element: MarkupElement, _ style: SVGStyle, _ map: VectorTransform
  ) throws(VectorError) -> [VectorItem] {
    var all: [VectorItem] = []
    for child in element.children { all += try items(of: child, style, map) }
    return all
  }

  private mutating func firstChoice(
    _ element: MarkupElement, _ style: SVGStyle, _ map: VectorTransform
  ) throws(VectorError) -> [VectorItem] {
    let choice = element.children.first { child in
      child.name != "foreignObject" && child["requiredExtensions"] == nil
    }
    return try choice.map { child throws(VectorError) in try items(of: child, style, map) } ?? []
  }

  private func transform(of element: MarkupElement) -> VectorTransform {
    element["transform"].flatMap { VectorTransform(svg: $0) } ?? .identity
  }

  // MARK: Pictures in pictures

  private mutating func nested(
    _ element: MarkupElement, _ style: SVGStyle, _ map: VectorTransform,
    width: Double? = nil, height: Double? = nil
  ) throws(VectorError) -> [VectorItem] {
    let size = (
      width: width ?? length(element, "width", .x) ?? viewport.width,
      height: height ?? length(element, "height", .y) ?? viewport.height
    )
    guard size.width > 0, size.height > 0 else { return [] }
    let translation = VectorTransform.moved(
      length(element, "x", .x) ?? 0, length(element, "y", .y) ?? 0
    ).then(map)
    let box = element["viewBox"].flatMap {
      ViewBox($0, aspect: element["preserveAspectRatio"])
    }
    let before = viewport
    viewport = box.map { ($0.box.width, $0.box.height) } ?? size
    defer { viewport = before }
    let inner = (box?.transform(to: size) ?? .identity).then(translation)
    let items = try container(element, style, inner)
    guard presentation(of: element, style).overflow != "visible", !items.isEmpty else {
      return items
    }
    var edge = VectorPath()
    edge.rectangle(x: 0, y: 0, width: size.width, height: size.height)
    let clip = VectorClip(path: edge.mapped(by: translation), isEvenOdd: false)
    try budget.spend()
    return [.group(VectorGroup(items: items, clips: [clip]))]
  }

  private mutating func used(
    _ element: MarkupElement, _ style: SVGStyle, _ map: VectorTransform
  ) throws(VectorError) -> [VectorItem] {
    guard let id = reference(of: element) else {
      problems.add("<use> of another file is not drawn.", line: element.line)
      return []
    }
    let translation = VectorTransform.moved(
      length(element, "x", .x) ?? 0, length(element, "y", .y) ?? 0
    ).then(map)
    let width = length(element, "width", .x)
    let height = length(element, "height", .y)
    return try follow(id, from: element) { reader, target throws(VectorError) in
      try reader.budget.spend()
      switch target.name {
      case "symbol", "svg":
        let presentation = reader.presentation(of: target, style)
        guard presentation.isDisplayed else { return [] }
        return try reader.nested(
          target, presentation.style, translation, width: width, height: height)
      default: return try reader.items(of: target, style, translation)
      }
    } ?? []
  }

  /// Returns an attribute as a length in user units; nil if it is missing or invalid.
  func length(_ element: MarkupElement, _ name: String, _ axis: SVGLength.Axis) -> Double? {
    element[name].flatMap { SVGLength($0) }?.value(of: viewport, axis)
  }
}
