import CoreText

extension UIFont: TextFontSource {}

/// A face without a size, by its name. Immutable. Source: Apple, CGFont.
public final class CGFont: TextFontSource, @unchecked Sendable {
  private let font: UIFont
  /// The face of a font that was made of a file's bytes.
  let face: FontFace?

  /// The face of a name that ``UIFont/fontName`` gives or `UIFont.init(name:size:)` takes; nil when
  /// no such face is in use.
  public init?(_ name: CFString) {
    guard let font = Self.systemFont(named: name) ?? UIFont(name: name, size: 1) else { return nil }
    self.font = font
    face = nil
  }

  /// The face of a font file's bytes; nil where they are no font.
  public init?(_ provider: CGDataProvider) {
    guard let face = provider.data.flatMap(FontFace.opened) else { return nil }
    self.face = face
    font = UIFont(face, size: 1)
  }

  /// The PostScript name.
  public var postScriptName: CFString? { font.fontName }

  /// The name for people: family and style.
  public var fullName: CFString? { font.familyName }

  package var textFont: TextFont { font.textFont }

  /// The system's fonts have names that nobody but the system may give.
  private static func systemFont(named name: String) -> UIFont? {
    guard name.hasPrefix(".") else { return nil }
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    for weight in weights {
      let fonts = [
        UIFont.systemFont(ofSize: 1, weight: weight),
        UIFont.monospacedSystemFont(ofSize: 1, weight: weight),
      ]
      if let font = fonts.first(where: { $0.fontName == name }) { return font }
    }
    return nil
  }
}
