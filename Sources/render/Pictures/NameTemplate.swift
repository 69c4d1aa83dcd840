import ScenePictures

/// A file name with placeholders that distinguish pictures. `{{` and `}}` are literal braces.
struct NameTemplate: Equatable {
  /// The names of placeholders. A placeholder with a dash, such as `{-appearance}`, is replaced
  /// with a dash and the value, or with nothing if the value is the same for all pictures.
  enum Placeholder: String, CaseIterable {
    case scene, offset, device, appearance, direction, time, capture, n
    case textSize = "text-size"

    /// The placeholder with braces.
    var text: String { "{\(rawValue)}" }
  }

  private enum Segment: Equatable {
    case text(String)
    case placeholder(Placeholder, isDashed: Bool)
  }

  private let segments: [Segment]

  /// Parses a template. Throws if a word in braces is not a placeholder. Braces that do not enclose
  /// a word are literal.
  init(_ text: String) throws(Failure) {
    var segments: [Segment] = []
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("{{") || rest.hasPrefix("}}") {
        segments.append(.text(String(first)))
        rest = rest.dropFirst(2)
      } else if first == "{", let match = rest.prefixMatch(of: /\{(-?)([A-Za-z][A-Za-z-]*)\}/) {
        let placeholder = try Self.placeholder(String(match.2))
        segments.append(.placeholder(placeholder, isDashed: !match.1.isEmpty))
        rest = rest[match.range.upperBound...]
      } else {
        let end = rest.dropFirst().firstIndex { $0 == "{" || $0 == "}" } ?? rest.endIndex
        segments.append(.text(String(rest[..<end])))
        rest = rest[end...]
      }
    }
    self.segments = segments
  }

  private static func placeholder(_ word: String) throws(Failure) -> Placeholder {
    if let placeholder = Placeholder(rawValue: word) { return placeholder }
    let names = Placeholder.allCases.map(\.rawValue)
    throw Failure(
      ShotProblem.unknownPlaceholder(
        word, nearest: SpellingSuggestion(from: names).closest(to: word)))
  }

  /// A template whose name is the given path, with braces escaped.
  static func escaping(_ path: String) -> String {
    path.replacing("{", with: "{{").replacing("}", with: "}}")
  }

  func contains(_ placeholder: Placeholder) -> Bool {
    segments.contains(.placeholder(placeholder, isDashed: false))
  }

  /// Returns the name of a picture's file.
  ///
  /// - Parameters:
  ///   - scene: The scene's name.
  ///   - count: The number of pictures, which determines the number of digits.
  ///   - varying: The properties in which the pictures differ.
  func name(of shot: Shot, scene: String, count: Int, varying: Set<Placeholder> = []) -> String {
    joined { segment in
      switch segment {
      case .text(let text): text
      case .placeholder(.capture, isDashed: true): shot.capture.map { "-\($0)" } ?? ""
      case .placeholder(let placeholder, isDashed: true):
        varying.contains(placeholder) ? "-\(Self.value(of: placeholder, shot, scene, count))" : ""
      case .placeholder(let placeholder, isDashed: false):
        Self.value(of: placeholder, shot, scene, count)
      }
    }
  }

  /// The name of a combined file. Placeholders that distinguish pictures are not replaced.
  func name(ofAll scene: String) -> String {
    joined { segment in
      switch segment {
      case .text(let text): text
      case .placeholder(.scene, isDashed: false): scene
      case .placeholder(_, isDashed: true): ""
      case .placeholder(let placeholder, isDashed: false): placeholder.text
      }
    }
  }

  /// Concatenates the segments' texts. The first call of the standard library's `joined()` searches
  /// all conformances of the program, which takes 1 % of the time of a cold run.
  private func joined(_ text: (Segment) -> String) -> String {
    segments.reduce(into: "") { $0 += text($1) }
  }

  private static func value(
    of placeholder: Placeholder, _ shot: Shot, _ scene: String, _ count: Int
  ) -> String {
    switch placeholder {
    case .scene: scene
    case .offset: shot.region.name
    // Some systems do not allow colons in file names.
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
