/// What lies where in a picture: the sidecar of a golden, which turns differing pixels into words.
///
/// Elements stand in drawing order, back to front, each behind those it holds.
public struct PictureLayout: Equatable, Sendable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double
  /// Pixels per point.
  public var scale: Double
  /// What lies where, back to front.
  public var elements: [LayoutElement]
  /// What elements say of themselves: 2 with colours, corners and fonts; nil of sidecars that are
  /// older and say nothing of those.
  package internal(set) var version: Int? = 2

  /// A layout of a picture whose size is in points.
  public init(width: Double, height: Double, scale: Double, elements: [LayoutElement]) {
    self.width = width
    self.height = height
    self.scale = scale
    self.elements = elements
  }
}

extension PictureLayout: Codable {
  /// Reads a sidecar; nil where the bytes are none.
  package init?(_ data: Data) {
    guard let layout = try? Self.read(data, at: "") else { return nil }
    self = layout
  }

  /// The sidecar's bytes: one element a line, keys sorted, so that equal layouts are equal bytes
  /// and a changed element is a changed line.
  package var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = elements.compactMap { element in
      (try? encoder.encode(element)).map { "    " + String(decoding: $0, as: UTF8.self) }
    }
    let version = version.map { "  \"version\": \($0),\n" } ?? ""
    let text = """
      {
        "elements": [
      \(lines.joined(separator: ",\n"))
        ],
        "height": \(Self.number(height)),
        "scale": \(Self.number(scale)),
      \(version)  "width": \(Self.number(width))
      }

      """
    return Data(text.utf8)
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
