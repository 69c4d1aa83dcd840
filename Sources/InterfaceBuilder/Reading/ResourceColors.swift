import Markup

/// The substitutes for named colours in a document.
struct ResourceColors {
  private(set) var named: [String: MarkupElement] = [:]
  private(set) var system: [String: MarkupElement] = [:]

  mutating func read(_ resources: MarkupElement) {
    for child in resources.children {
      let color = child.children.first { $0.name == "color" }
      guard let name = child["name"], let color else { continue }
      switch child.name {
      case "namedColor": named[name] = color
      case "systemColor": system[name] = color
      default: break
      }
    }
  }
}
