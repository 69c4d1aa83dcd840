import Markup

/// A symbol of somebody's own: an SVG in the form that Apple's app for symbols exports, with a
/// group for each weight and scale, such as `Regular-M`, and lines for margins and baselines.
///
/// It is drawn for a hundred points. Source: Apple, Creating custom symbol images for your app.
package struct SymbolTemplate: Equatable, Sendable {
  package enum Scale: String, CaseIterable, Sendable { case small = "S", medium = "M", large = "L" }

  /// One drawing of the symbol.
  package struct Variant: Equatable, Sendable {
    /// From the left margin and the baseline, y down.
    package let items: [VectorItem]
    /// Between the margins.
    package let width: Double
    /// How far ink reaches above and below the baseline; both are positive inside.
    package let above: Double
    package let below: Double
  }

  /// From the thinnest to the boldest.
  package static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  private var variants: [String: Variant] = [:]
  package let problems: [VectorProblem]

  /// Nil for an SVG that has none of the groups.
  ///
  /// - Throws: where the file is no SVG.
  package init?(svg bytes: [UInt8], limits: VectorLimits = .standard) throws(VectorError) {
    var reader = try SVGReader(bytes, limits: limits)
    for weight in Self.weights {
      for scale in Scale.allCases {
        let name = "\(weight)-\(scale.rawValue)"
        guard reader.byID[name] != nil,
          let items = try reader.items(named: name, in: reader.root, SVGStyle(), .identity)
        else { continue }
        variants[name] = reader.variant(items, name, scale)
      }
    }
    guard !variants.isEmpty else { return nil }
    problems = reader.problems.all
  }

  /// The variant for a weight, 0 … 8, and a scale; the nearest weight that is there, the medium
  /// scale where the other is not.
  package func variant(weight: Int, scale: Scale) -> (variant: Variant, scale: Scale)? {
    for scale in [scale, .medium, .small, .large] {
      let nearest = Self.weights.indices.sorted { abs($0 - weight) < abs($1 - weight) }
      for index in nearest {
        if let found = variants["\(Self.weights[index])-\(scale.rawValue)"] {
          return (found, scale)
        }
      }
    }
    return nil
  }
}

extension SVGReader {
  /// The items of the group with a name, wherever it lies; nil where there is none.
  fileprivate mutating func items(
    named name: String, in element: MarkupElement, _ style: SVGStyle, _ map: VectorTransform
  ) throws(VectorError) -> [VectorItem]? {
    for child in element.children where child.name == "g" {
      if child["id"] == name { return try items(of: child, style, map) }
      let look = look(of: child, style)
      let own = child["transform"].flatMap { VectorTransform(svg: $0) } ?? .identity
      if let found = try items(named: name, in: child, look.style, own.then(map)) { return found }
    }
    return nil
  }

  fileprivate mutating func variant(
    _ items: [VectorItem], _ name: String, _ scale: SymbolTemplate.Scale
  ) -> SymbolTemplate.Variant {
    let ink =
      VectorDrawing(width: 1, height: 1, items: items).inkBounds
      ?? VectorBox(minX: 0, minY: 0, maxX: 1, maxY: 1)
    let left = guide("left-margin-\(name)")?.minX ?? ink.minX
    let right = guide("right-margin-\(name)")?.maxX ?? ink.maxX
    let baseline = guide("Baseline-\(scale.rawValue)")?.minY ?? ink.maxY
    let map = VectorTransform.moved(-left, -baseline)
    return SymbolTemplate.Variant(
      items: items.map { $0.mapped(by: map) }, width: max(right - left, 1),
      above: baseline - ink.minY, below: ink.maxY - baseline)
  }

  private mutating func guide(_ name: String) -> VectorBox? {
    guard let element = byID[name], ["line", "path", "rect"].contains(element.name) else {
      return nil
    }
    return path(of: element)?.bounds
  }
}
