import Markup

/// A custom symbol: an SVG exported by SF Symbols, with a group per weight and scale, such as
/// `Regular-M`, and lines for margins and baselines.
///
/// Drawn for 100 points. Source: Apple, Creating custom symbol images for your app.
package struct SymbolTemplate: Equatable, Sendable {
  package enum Scale: String, CaseIterable, Sendable { case small = "S", medium = "M", large = "L" }

  /// A variant of the symbol.
  package struct Variant: Equatable, Sendable {
    /// The items relative to the left margin and the baseline, y down.
    package let items: [VectorItem]
    /// The width between the margins.
    package let width: Double
    /// The extents above and below the baseline; both are usually positive.
    package let above: Double
    package let below: Double
  }

  /// The weights from thinnest to boldest.
  package static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  private var variants: [String: Variant] = [:]
  package let problems: [VectorProblem]

  /// Creates a template; nil for an SVG without any of the groups.
  ///
  /// - Throws: If the file is not an SVG.
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

  /// Returns the variant for a weight, 0 to 8, and a scale; the nearest existing weight, and
  /// another scale if the requested one is missing.
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
  /// Returns the items of a group by its id; nil for none.
  fileprivate mutating func items(
    named name: String, in element: MarkupElement, _ style: SVGStyle, _ map: VectorTransform
  ) throws(VectorError) -> [VectorItem]? {
    for child in element.children where child.name == "g" {
      if child["id"] == name { return try items(of: child, style, map) }
      let presentation = presentation(of: child, style)
      let own = child["transform"].flatMap { VectorTransform(svg: $0) } ?? .identity
      if let found = try items(named: name, in: child, presentation.style, own.then(map)) {
        return found
      }
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
