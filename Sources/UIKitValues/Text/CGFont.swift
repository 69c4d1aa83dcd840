import CoreText

extension UIFont: TextFontSource {}

/// An immutable font face without a size. Source: Apple, CGFont.
public final class CGFont: TextFontSource, @unchecked Sendable {
  private let font: UIFont
  /// The face, if the font was created from a file's data.
  let face: FontFace?

  /// Creates the font with a name, as in ``UIFont/fontName`` and `UIFont.init(name:size:)`; nil for
  /// an unknown name.
  public init?(_ name: CFString) {
    guard let font = Self.systemFont(named: name) ?? UIFont(name: name, size: 1) else { return nil }
    self.font = font
    face = nil
  }

  /// Creates the font of a font file's data; nil for invalid data.
  public init?(_ provider: CGDataProvider) {
    guard let face = provider.data.flatMap(FontFace.opened) else { return nil }
    self.face = face
    font = UIFont(face, size: 1)
  }

  /// The PostScript name.
  public var postScriptName: CFString? { font.fontName }

  /// The full name: family and style.
  public var fullName: CFString? { font.familyName }

  package var textFont: TextFont { font.textFont }

  /// Returns a system font by its name, which begins with a full stop.
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
