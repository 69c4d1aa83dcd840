import Foundation

/// Parses CSS colours.
package enum SVGColor {
  /// Returns a colour; nil for an invalid one and for "currentColor".
  package static func read(_ text: String) -> VectorColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text == "transparent" { return VectorColor(0, 0, 0, 0) }
    if let known = ColorNames.all[text] { return color(known) }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    let parts = inside.split(whereSeparator: { ", /\t\n".contains($0) }).map(String.init)
    switch text[..<open] {
    case "rgb", "rgba": return rgb(parts)
    case "hsl", "hsla": return hsl(parts)
    case "color": return function(parts)
    default: return nil
    }
  }

  private static func color(_ number: UInt32) -> VectorColor {
    VectorColor(
      Double(number >> 16 & 255) / 255, Double(number >> 8 & 255) / 255, Double(number & 255) / 255)
  }

  private static func hexadecimal(_ digits: Substring) -> VectorColor? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Double($0) / 255 }
    return VectorColor(parts[0], parts[1], parts[2], parts.count == 4 ? parts[3] : 1)
  }

  private static func rgb(_ parts: [String]) -> VectorColor? {
    let values = parts.prefix(3).compactMap { component($0, whole: 255) }
    guard values.count == 3, parts.count <= 4, let alpha = alpha(parts) else { return nil }
    return VectorColor(values[0], values[1], values[2], alpha)
  }

  /// Parses `color()`; other spaces are treated as sRGB.
  private static func function(_ parts: [String]) -> VectorColor? {
    let values = parts.dropFirst().prefix(3).compactMap { component($0, whole: 1) }
    guard values.count == 3, parts.count <= 5,
      let alpha = alpha(Array(parts.dropFirst()))
    else { return nil }
    return VectorColor(values[0], values[1], values[2], alpha)
  }

  private static func hsl(_ parts: [String]) -> VectorColor? {
    guard parts.count == 3 || parts.count == 4, let alpha = alpha(parts),
      let degrees = NumberScanner.list(parts[0].replacingOccurrences(of: "deg", with: ""))?.first,
      let saturation = component(parts[1], whole: 1), let lightness = component(parts[2], whole: 1)
    else { return nil }
    let turn = (degrees / 360 - (degrees / 360).rounded(.down)) * 12
    func part(_ start: Double) -> Double {
      let place = (start + turn).truncatingRemainder(dividingBy: 12)
      return lightness - saturation * min(lightness, 1 - lightness)
        * max(-1, min(place - 3, 9 - place, 1))
    }
    return VectorColor(part(0), part(8), part(4), alpha)
  }

  private static func alpha(_ parts: [String]) -> Double? {
    parts.count > 3 ? component(parts[3], whole: 1) : 1
  }

  private static func component(_ text: String, whole: Double) -> Double? {
    var scanner = NumberScanner(text)
    guard let number = scanner.number() else { return nil }
    if scanner.next == UInt8(ascii: "%") { return number / 100 }
    return scanner.isAtEnd ? number / whole : nil
  }
}
