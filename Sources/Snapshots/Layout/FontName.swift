import UIKit

/// The name of a font in descriptions.
enum FontName {
  /// Returns "system 17", "system bold 17", "monospaced italic 12" or "Inter-Black 20".
  @MainActor
  static func of(_ font: UIFont) -> String {
    let size = ShortNumber.text(font.pointSize)
    for (design, prefix) in designs where font.fontName.hasPrefix(prefix) {
      let style = font.fontName.dropFirst(prefix.count).lowercased()
      return style == "regular" ? "\(design) \(size)" : "\(design) \(style) \(size)"
    }
    return "\(font.fontName) \(size)"
  }

  /// The designs of system fonts, by the prefixes of their names.
  private static let designs = [
    ("monospaced", ".AppleSystemUIFontMonospaced-"), ("system", ".SFUI-"),
  ]
}
