import ScenePictures

/// A set of goldens as it is written, before it is checked.
struct GoldenSetFile: Decodable {
  /// Pixels per point, where an entry does not say.
  let scale: Double?
  let goldens: [Entry]

  struct Entry: Decodable {
    let name: String
    let scene: String
    let size: [Double]?
    let offset: [Double]?
    let scale: Double?
    let indicators: Bool
    let blank: Bool
    let time: Double?
    let item: String?
    let select: [String]
    let capture: String?
    let device: String?
    let textSize: String?
    let dark: Bool
    let rightToLeft: Bool
    let shows: String

    enum CodingKeys: String, CodingKey, CaseIterable {
      case name, scene, size, offset, scale, indicators, item, select, capture, device, textSize
      case dark, shows, blank
      case time = "at"
      case rightToLeft = "rtl"
    }

    init(from decoder: any Decoder) throws {
      try decoder.refuseUnknownKeys(CodingKeys.allCases.map(\.rawValue))
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decode(String.self, forKey: .name)
      scene = try values.decode(String.self, forKey: .scene)
      size = try values.decodeIfPresent([Double].self, forKey: .size)
      offset = try values.decodeIfPresent([Double].self, forKey: .offset)
      scale = try values.decodeIfPresent(Double.self, forKey: .scale)
      indicators = try values.decodeIfPresent(Bool.self, forKey: .indicators) ?? false
      blank = try values.decodeIfPresent(Bool.self, forKey: .blank) ?? false
      time = try values.decodeIfPresent(Double.self, forKey: .time)
      item = try values.decodeIfPresent(String.self, forKey: .item)
      select = try values.decodeIfPresent([String].self, forKey: .select) ?? []
      capture = try values.decodeIfPresent(String.self, forKey: .capture)
      device = try values.decodeIfPresent(String.self, forKey: .device)
      textSize = try values.decodeIfPresent(String.self, forKey: .textSize)
      dark = try values.decodeIfPresent(Bool.self, forKey: .dark) ?? false
      rightToLeft = try values.decodeIfPresent(Bool.self, forKey: .rightToLeft) ?? false
      shows = try values.decode(String.self, forKey: .shows)
    }
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case scale, goldens
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys(CodingKeys.allCases.map(\.rawValue))
    let values = try decoder.container(keyedBy: CodingKeys.self)
    scale = try values.decodeIfPresent(Double.self, forKey: .scale)
    goldens = try values.decode([Entry].self, forKey: .goldens)
  }
}

extension Decoder {
  /// A misspelt key would otherwise be a golden that is drawn in another way than meant.
  fileprivate func refuseUnknownKeys(_ known: [String]) throws {
    let keys = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    guard let key = keys.sorted().first(where: { !known.contains($0) }) else { return }
    throw GoldenSetProblem.unknownKey(key, nearest: SceneNames(names: known).nearest(to: key))
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
