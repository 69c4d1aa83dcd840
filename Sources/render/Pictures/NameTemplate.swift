import ScenePictures

/// A file's name with places for what sets pictures apart.
struct NameTemplate: Equatable {
  /// What can stand in braces.
  enum Place: String, CaseIterable {
    case scene, offset, device, appearance, direction, time, capture, n
    case textSize = "text-size"
    /// "-" and the name of the moment; nothing where the script takes no pictures.
    case dashedCapture = "-capture"

    /// With braces.
    var text: String { "{\(rawValue)}" }
  }

  let text: String

  /// Refuses words in braces that are no place.
  init(_ text: String) throws(RenderError) {
    self.text = text
    for match in text.matches(of: /\{(-?[A-Za-z][A-Za-z-]*)\}/)
    where Place(rawValue: String(match.1)) == nil {
      throw .shots(
        .unknownPlace(
          String(match.1),
          nearest: SpellingSuggestion(from: Place.allCases.map(\.rawValue)).closest(
            to: String(match.1))
        ))
    }
  }

  func holds(_ place: Place) -> Bool { text.contains(place.text) }

  /// - Parameters:
  ///   - scene: the scene's name.
  ///   - count: of all pictures; numbers get as many digits as it has.
  func name(of shot: Shot, scene: String, count: Int) -> String {
    Place.allCases.reduce(text) { name, place in
      name.replacingOccurrences(
        of: place.text, with: Self.value(of: place, shot, scene, count))
    }
  }

  private static func value(
    of place: Place, _ shot: Shot, _ scene: String, _ count: Int
  ) -> String {
    switch place {
    case .scene: scene
    case .offset: shot.region.name
    // A colon is no part of a file's name everywhere.
    case .device:
      shot.variant.device?.rawValue.replacingOccurrences(of: ":", with: "-") ?? "default"
    case .appearance: shot.variant.appearance?.rawValue ?? "default"
    case .direction: shot.variant.directionName ?? "default"
    case .textSize: shot.variant.textSize?.rawValue ?? "default"
    case .time: shot.time.map { "\(FormattedNumber($0))" } ?? "rest"
    case .capture: shot.capture ?? ""
    case .dashedCapture: shot.capture.map { "-\($0)" } ?? ""
    case .n: padded(shot.number, count)
    }
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let (digits, text) = ("\(count)".count, "\(number)")
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
