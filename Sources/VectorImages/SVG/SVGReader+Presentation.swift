import Markup

/// The properties of an element.
struct SVGPresentation {
  var style: SVGStyle
  var isDisplayed = true
  var opacity = 1.0
  var blend = VectorBlend.normal
  var clip: String?
  var mask: String?
  var overflow: String?

  /// Whether the element has no group properties.
  var isPlain: Bool { opacity == 1 && blend == .normal && clip == nil && mask == nil }
}

extension SVGReader {
  /// The unsupported properties and their default values.
  private static let unsupported = [
    "filter": "none", "marker-start": "none", "marker-mid": "none", "marker-end": "none",
    "marker": "none", "vector-effect": "none", "paint-order": "normal", "mask-image": "none",
  ]

  /// Returns declarations: attributes, overridden by style sheets and by `style`.
  func declarations(of element: MarkupElement) -> [String: String] {
    var all = Dictionary(
      element.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    all.merge(sheet.declarations(for: element)) { $1 }
    if let own = element["style"] {
      all.merge(StyleSheet.declarations(own)) { $1 }
    }
    return all
  }

  mutating func presentation(of element: MarkupElement, _ inherited: SVGStyle) -> SVGPresentation {
    var presentation = SVGPresentation(style: inherited)
    let declarations = declarations(of: element)
    for (name, value) in declarations.sorted(by: { $0.key < $1.key }) {
      if let nothing = Self.unsupported[name] {
        if value != nothing {
          problems.add("'\(name)' is not drawn.", line: element.line)
        }
      } else if !take(name, value, into: &presentation, element) {
        problems.add("'\(name)' is not understood: '\(value.prefix(40))'.", line: element.line)
      }
    }
    return presentation
  }

  /// Sets a property that is not inherited; returns false for an invalid value.
  private func take(
    _ name: String, _ value: String, into presentation: inout SVGPresentation,
    _ element: MarkupElement
  ) -> Bool {
    switch name {
    case "display": presentation.isDisplayed = value != "none"
    case "overflow": presentation.overflow = value
    case "opacity":
      guard let opacity = SVGStyle.fraction(value) else { return false }
      presentation.opacity = opacity
    case "mix-blend-mode":
      guard let blend = VectorBlend(rawValue: value) else { return false }
      presentation.blend = blend
    case "clip-path":
      presentation.clip = SVGStyle.reference(value)
      return presentation.clip != nil || value == "none"
    case "mask":
      presentation.mask = SVGStyle.reference(value)
      return presentation.mask != nil || value == "none"
    case "transform":
      return VectorTransform(svg: value) != nil || element["transform"] == nil
    default: return presentation.style.take(name, value)
    }
    return true
  }
}
