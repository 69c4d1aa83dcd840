/// A colour in a set.
package enum AssetColor: Equatable, Sendable {
  /// Components from 0 to 1. Other colour spaces are treated as sRGB.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A system colour, such as `systemBlueColor`.
  case system(String)
}

extension AssetColor: Decodable {
  private enum Key: String, CodingKey { case components, reference }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let reference = try container.decodeIfPresent(String.self, forKey: .reference) {
      self = .system(reference)
    } else {
      self = try container.decode(ComponentList.self, forKey: .components).color
    }
  }
}

/// Components by name, each a string or a number.
private struct ComponentList: Decodable {
  let color: AssetColor

  private enum Key: String, CodingKey { case red, green, blue, white, alpha }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let alpha =
      try container.decodeIfPresent(ColorComponent.self, forKey: .alpha)?.value(among: []) ?? 1
    if let white = try container.decodeIfPresent(ColorComponent.self, forKey: .white) {
      let value = white.value(among: [white])
      color = .components(red: value, green: value, blue: value, alpha: alpha)
      return
    }
    let all = try [Key.red, .green, .blue].map {
      try container.decode(ColorComponent.self, forKey: $0)
    }
    let values = all.map { $0.value(among: all) }
    color = .components(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }
}
