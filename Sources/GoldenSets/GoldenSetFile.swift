import ScenePictures

/// A set of goldens as written in its file, unchecked.
struct GoldenSetFile: Decodable {
  /// The default scale in pixels per point.
  let scale: Double?
  let goldens: [Entry]

  struct Entry: Decodable {
    let name: String
    let scene: String
    let shows: String
    /// The path of a script file with touches.
    let script: String?
    /// The values of the picture's keys, in the table's order.
    let values: [(key: PictureKey, value: PictureKey.Value)]

    private static let ownKeys = ["name", "scene", "script", "shows"]

    init(from decoder: any Decoder) throws {
      try decoder.refuseUnknownKeys(Self.ownKeys + PictureKey.all.map(\.name))
      let values = try decoder.container(keyedBy: AnyKey.self)
      name = try values.decode(String.self, forKey: AnyKey("name"))
      scene = try values.decode(String.self, forKey: AnyKey("scene"))
      script = try values.decodeIfPresent(String.self, forKey: AnyKey("script"))
      self.values = try PictureKey.all.compactMap { key in
        try values.value(of: key).map { (key, $0) }
      }
      shows = try values.decode(String.self, forKey: AnyKey("shows"))
    }

    func containsKey(_ name: String) -> Bool { values.contains { $0.key.name == name } }
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
  /// Throws for unknown keys. Otherwise a misspelt key would be ignored and the picture drawn
  /// differently.
  fileprivate func refuseUnknownKeys(_ known: [String]) throws {
    let keys = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    guard let key = keys.sorted().first(where: { !known.contains($0) }) else { return }
    throw GoldenSetProblem.unknownKey(key, nearest: SceneNames(names: known).nearest(to: key))
  }
}

extension KeyedDecodingContainer<AnyKey> {
  /// Returns the value of a key; nil if unset.
  fileprivate func value(of key: PictureKey) throws -> PictureKey.Value? {
    let place = AnyKey(key.name)
    return switch key.kind {
    case .flag: try decodeIfPresent(Bool.self, forKey: place).map { .flag($0) }
    case .number: try decodeIfPresent(Double.self, forKey: place).map { .number($0) }
    case .numbers: try decodeIfPresent([Double].self, forKey: place).map { .numbers($0) }
    case .word: try decodeIfPresent(String.self, forKey: place).map { .word($0) }
    case .words: try decodeIfPresent([String].self, forKey: place).map { .words($0) }
    }
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
