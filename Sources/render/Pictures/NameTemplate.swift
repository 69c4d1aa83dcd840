import ScenePictures

/// A file's name with places for what sets pictures apart. `{{` and `}}` are braces.
struct NameTemplate: Equatable {
  /// What can stand in braces. With a dash before it, as in `{-appearance}`, a place is a dash and
  /// the name, or nothing where the pictures do not differ in it.
  enum Place: String, CaseIterable {
    case scene, offset, device, appearance, direction, time, capture, n
    case textSize = "text-size"

    /// With braces.
    var text: String { "{\(rawValue)}" }
  }

  private enum Segment: Equatable {
    case text(String)
    case place(Place, isDashed: Bool)
  }

  private let segments: [Segment]

  /// Refuses words in braces that are no place. A brace that does not enclose a word is itself.
  init(_ text: String) throws(Failure) {
    var segments: [Segment] = []
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("{{") || rest.hasPrefix("}}") {
        segments.append(.text(String(first)))
        rest = rest.dropFirst(2)
      } else if first == "{", let match = rest.prefixMatch(of: /\{(-?)([A-Za-z][A-Za-z-]*)\}/) {
        let place = try Self.place(String(match.2))
        segments.append(.place(place, isDashed: !match.1.isEmpty))
        rest = rest[match.range.upperBound...]
      } else {
        let end = rest.dropFirst().firstIndex { $0 == "{" || $0 == "}" } ?? rest.endIndex
        segments.append(.text(String(rest[..<end])))
        rest = rest[end...]
      }
    }
    self.segments = segments
  }

  private static func place(_ word: String) throws(Failure) -> Place {
    if let place = Place(rawValue: word) { return place }
    let names = Place.allCases.map(\.rawValue)
    throw Failure(
      ShotFact.unknownPlace(word, nearest: SpellingSuggestion(from: names).closest(to: word)))
  }

  /// A path as a template that stands for it, whatever braces are in it.
  static func escaping(_ path: String) -> String {
    path.replacing("{", with: "{{").replacing("}", with: "}}")
  }

  func holds(_ place: Place) -> Bool { segments.contains(.place(place, isDashed: false)) }

  /// - Parameters:
  ///   - scene: the scene's name.
  ///   - count: of all pictures; numbers get as many digits as it has.
  ///   - varying: in what the pictures differ.
  func name(of shot: Shot, scene: String, count: Int, varying: Set<Place> = []) -> String {
    joined { segment in
      switch segment {
      case .text(let text): text
      case .place(.capture, isDashed: true): shot.capture.map { "-\($0)" } ?? ""
      case .place(let place, isDashed: true):
        varying.contains(place) ? "-\(Self.value(of: place, shot, scene, count))" : ""
      case .place(let place, isDashed: false): Self.value(of: place, shot, scene, count)
      }
    }
  }

  /// The name of a file of all pictures: they differ in nothing, and a place for what sets them
  /// apart stays as it is.
  func name(ofAll scene: String) -> String {
    joined { segment in
      switch segment {
      case .text(let text): text
      case .place(.scene, isDashed: false): scene
      case .place(_, isDashed: true): ""
      case .place(let place, isDashed: false): place.text
      }
    }
  }

  /// The segments' texts, one after the other. The standard library's `joined()` looks through all
  /// of a program's conformances when it is first called: a hundredth of a cold picture.
  private func joined(_ text: (Segment) -> String) -> String {
    segments.reduce(into: "") { $0 += text($1) }
  }

  private static func value(
    of place: Place, _ shot: Shot, _ scene: String, _ count: Int
  ) -> String {
    switch place {
    case .scene: scene
    case .offset: shot.region.name
    // A colon is no part of a file's name everywhere.
    case .device:
      shot.picture.device?.rawValue.replacingOccurrences(of: ":", with: "-") ?? "default"
    case .appearance: shot.picture.appearance?.rawValue ?? "default"
    case .direction: shot.picture.directionName ?? "default"
    case .textSize: shot.picture.textSize?.rawValue ?? "default"
    case .time: shot.time.map { "\(FormattedNumber($0))" } ?? "rest"
    case .capture: shot.capture ?? ""
    case .n: padded(shot.number, count)
    }
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let (digits, text) = ("\(count)".count, "\(number)")
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
