import SceneRendering
import UIKit

/// A colour of a scene file, not resolved for appearance and item.
struct ColorModel: Sendable {
  let light: Template
  let dark: Template

  init(_ text: String) {
    light = Template(text)
    dark = light
  }

  init(_ pair: ColorPair) {
    light = Template(pair.light)
    dark = Template(pair.dark)
  }

  func template(in appearance: Appearance) -> Template { appearance == .light ? light : dark }

  /// A colour, or one for each appearance.
  static let codec = Codec<String>.text(.color).map({ ColorModel($0) }, show: { $0.light.source })
    .or(Codec<ColorPair>.table.map({ ColorModel($0) }, show: { $0.light.source }))
}

/// A colour for each appearance.
struct ColorPair: TableDecodable {
  var light = "white"
  var dark = "black"

  static let table = Table<ColorPair>(
    "colorPair", "A colour for each appearance.",
    keys: [
      Key("light", \.light, .text(.color), example: "'#FBF8F3'", "In the light appearance."),
      Key("dark", \.dark, .text(.color), example: "'#101820'", "In the dark appearance."),
    ])
}

extension TextRule {
  /// The rule of a colour: a name, hexadecimal digits, or a text with fields, with an optional
  /// percentage after it.
  static let color = TextRule(
    "a colour, such as systemBlue, '#0A84FF' or systemBlue 20%", short: "colour",
    pattern: "^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|"
      + NamedColor.names.joined(separator: "|") + ")( (100|[1-9]?[0-9])%)?$"
      + "|\\{[A-Za-z][A-Za-z0-9_-]{0,99}(\\|[^}]*)?\\}", words: NamedColor.names,
    allows: { text in ColorText(text) != nil || Template(text).hasFields })
}

/// A colour as text: `systemBlue` or `#0A84FF`, with an optional ` 20%` after it.
struct ColorText {
  private let base: Base
  private let percent: Int?

  private enum Base {
    case named(NamedColor.Pair)
    case digits(UInt32, alpha: CGFloat)
  }

  /// Creates a colour from text; nil for other text.
  init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let word = parts.first, parts.count <= 2 else { return nil }
    percent = parts.count == 2 ? Self.percent(parts[1]) : nil
    if parts.count == 2, percent == nil { return nil }
    if word.first == "#" {
      guard let digits = Self.digits(word.dropFirst()) else { return nil }
      base = digits
    } else {
      guard let pair = NamedColor.named(String(word)) else { return nil }
      base = .named(pair)
    }
  }

  /// UIKit's own colour of that name, which a layout beside a picture names, too.
  var explicitColor: UIColor? {
    guard case .named(let pair) = base, percent == nil else { return nil }
    return pair.dynamic
  }

  func color(in appearance: Appearance) -> UIColor {
    let color =
      switch base {
      case .named(let pair): appearance == .light ? pair.light : pair.dark
      case .digits(let rgb, let alpha): UIColor(hex: rgb, alpha: alpha)
      }
    return percent.map { color.withAlphaComponent(CGFloat($0) / 100) } ?? color
  }

  /// Returns the value of `0%` … `100%` without leading zeros.
  private static func percent(_ text: Substring) -> Int? {
    let digits = text.dropLast()
    guard text.last == "%", !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }),
      digits.count == 1 || digits.first != "0", let value = Int(digits), value <= 100
    else { return nil }
    return value
  }

  private static func digits(_ text: Substring) -> Base? {
    guard text.utf8.allSatisfy({ isHexadecimal($0) }), let value = UInt32(text, radix: 16) else {
      return nil
    }
    switch text.utf8.count {
    case 3:
      let (red, green, blue) = (value >> 8 & 15, value >> 4 & 15, value & 15)
      return .digits(red * 17 << 16 | green * 17 << 8 | blue * 17, alpha: 1)
    case 6: return .digits(value, alpha: 1)
    case 8: return .digits(value >> 8, alpha: CGFloat(value & 255) / 255)
    default: return nil
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...70).contains(byte) || (97...102).contains(byte)
  }
}
