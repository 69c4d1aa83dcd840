import Markup

extension SVGReader {
  /// Returns a gradient by its id, for a shape with bounds; nil if there is none, or if the shape
  /// has no area.
  mutating func gradient(
    _ id: String, _ opacity: Double, _ style: SVGStyle, _ bounds: VectorBox?,
    _ element: MarkupElement
  ) throws(VectorError) -> VectorPaint? {
    try follow(id, from: element) { reader, target throws(VectorError) in
      guard ["linearGradient", "radialGradient"].contains(target.name) else {
        reader.problems.add("Fills by <\(target.name)> are not drawn.", line: element.line)
        return nil
      }
      let chain = reader.chain(from: target)
      let stops = reader.stops(of: chain, style)
      guard let first = stops.first, let last = stops.last else { return nil }
      guard stops.count > 1, first.offset < last.offset || stops.contains(where: { $0 != first })
      else { return .color(last.color.faded(by: opacity)) }
      return reader.gradient(target, chain, stops, bounds).map {
        var gradient = $0
        gradient.opacity = opacity
        return .gradient(gradient)
      }
    }
  }

  /// Returns the gradient and those that it inherits from.
  private func chain(from target: MarkupElement) -> [MarkupElement] {
    var chain = [target]
    while chain.count < 20, let id = reference(of: chain[chain.count - 1]), let next = byID[id],
      ["linearGradient", "radialGradient"].contains(next.name)
    {
      chain.append(next)
    }
    return chain
  }

  private mutating func stops(
    of chain: [MarkupElement], _ style: SVGStyle
  ) -> [VectorGradient.Stop] {
    let owner = chain.first { $0.children.contains { $0.name == "stop" } }
    var least = 0.0
    return (owner?.children ?? []).filter { $0.name == "stop" }.map { stop in
      let values = declarations(of: stop)
      let offset = SVGStyle.fraction(values["offset"] ?? "0") ?? 0
      least = max(least, offset)
      let text = values["stop-color"] ?? "black"
      let color: VectorColor? = text == "currentColor" ? style.color : SVGColor.read(text)
      if color == nil {
        problems.add("'stop-color' is not understood: '\(text.prefix(40))'.", line: stop.line)
      }
      let opacity = values["stop-opacity"].flatMap { SVGStyle.fraction($0) } ?? 1
      return VectorGradient.Stop(offset: least, color: (color ?? .black).faded(by: opacity))
    }
  }

  private mutating func gradient(
    _ target: MarkupElement, _ chain: [MarkupElement], _ stops: [VectorGradient.Stop],
    _ bounds: VectorBox?
  ) -> VectorGradient? {
    func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
    let isOfShape = attribute("gradientUnits") != "userSpaceOnUse"
    if let spread = attribute("spreadMethod"), spread != "pad" {
      problems.add("Gradients that \(spread) are drawn once.", line: target.line)
    }
    var map = attribute("gradientTransform").flatMap { VectorTransform(svg: $0) } ?? .identity
    if isOfShape {
      guard let bounds, bounds.width > 0, bounds.height > 0 else { return nil }
      map = map.then(VectorTransform(onto: bounds))
    }
    let whole = isOfShape ? (width: 1.0, height: 1.0) : viewport
    func value(_ name: String, _ axis: SVGLength.Axis) -> Double? {
      attribute(name).flatMap { SVGLength($0) }?.value(of: whole, axis)
    }
    let kind: VectorGradient.Kind
    if target.name == "linearGradient" {
      kind = .linear(
        from: VectorPoint(value("x1", .x) ?? 0, value("y1", .y) ?? 0),
        to: VectorPoint(value("x2", .x) ?? whole.width, value("y2", .y) ?? 0))
    } else {
      let middle = VectorPoint(
        value("cx", .x) ?? whole.width / 2, value("cy", .y) ?? whole.height / 2)
      let half = SVGLength("50%")?.value(of: whole, .other) ?? 0.5
      kind = .radial(
        from: VectorPoint(value("fx", .x) ?? middle.x, value("fy", .y) ?? middle.y),
        startRadius: value("fr", .other) ?? 0, to: middle, endRadius: value("r", .other) ?? half)
    }
    return VectorGradient(kind: kind, stops: stops, transform: map)
  }
}
