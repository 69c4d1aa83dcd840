/// The elements of a picture and their frames. It is a golden's sidecar, and is used to describe
/// differences in words.
///
/// Elements are in drawing order, back to front, parents before their children.
public struct PictureLayout: Equatable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double
  /// Pixels per point.
  public var scale: Double
  /// The elements, back to front.
  public var elements: [LayoutElement]
  /// The version of the elements' format: 2 with colours, corners and fonts, nil for older sidecars
  /// without them.
  package internal(set) var version: Int? = 2

  /// Creates a layout for a picture with a size in points.
  public init(width: Double, height: Double, scale: Double, elements: [LayoutElement]) {
    self.width = width
    self.height = height
    self.scale = scale
    self.elements = elements
  }
}

extension PictureLayout: Codable {
  /// Reads a sidecar. Returns nil if the data is invalid.
  package init?(_ data: Data) {
    guard let layout = try? Self.read(data, at: "") else { return nil }
    self = layout
  }

  /// The sidecar's data, with one element per line and sorted keys, so that equal layouts have
  /// equal bytes and a changed element changes one line.
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
