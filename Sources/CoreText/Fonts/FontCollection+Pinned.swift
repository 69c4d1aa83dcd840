// The default fonts. Font configurations of the machine are ignored: text uses exactly these files.
// The package includes all of them except emoji and Chinese, Japanese and Korean, which are as
// large as the package itself. Those are the system's, and the metadata of images drawn with them
// list the files.
//
// Files are opened directly because a private fontconfig configuration is slow:
// `FcConfigAppFontAddFile` reads each face. Inter takes 0.6 ms per face, Noto Color Emoji 11 ms, a
// Noto Sans CJK collection 20–36 ms; the list below would take about 75 ms per process. Opening a
// file when a text needs it takes about 0.1 ms per face, as it is mapped, not read.
extension FontCollection {
  /// Inter as the system font, Noto Sans Mono, Noto Serif, and other Noto fonts as fallbacks.
  ///
  /// The order of fallbacks: emoji (for emoji presentation), the scripts in the order below, CJK,
  /// symbols, mathematics, music, emoji without emoji presentation.
  package static let pinned: FontCollection = {
    let emoji = FontSpec(
      path: SystemFonts.path("NotoColorEmoji.ttf", in: SystemFonts.emojiFolders),
      family: "Noto Color Emoji", postScriptName: "NotoColorEmoji",
      debianPackage: "fonts-noto-color-emoji")
    return FontCollection(
      text: inter, systemRules: .asSanFrancisco,
      monospaced: FontFamily(
        name: "Noto Sans Mono",
        faces: [
          noto("SansMono-Regular", family: "Noto Sans Mono"),
          noto("SansMono-Bold", family: "Noto Sans Mono", weight: 700),
        ]),
      serif: FontFamily(name: "Noto Serif", faces: serifs),
      emoji: emoji,
      fallbacks: scripts + han + symbols + [FallbackFont(regular: emoji, isEmoji: true)])
  }()

  private static let inter: FontFamily = {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let faces = names.enumerated().flatMap { position, name in
      [false, true].map { isItalic in
        let style = !isItalic ? name : name == "Regular" ? "Italic" : name + "Italic"
        let weight = (position + 1) * 100
        return FontSpec(
          path: isItalic ? "Inter-Italic.ttf" : "Inter.ttf", family: "Inter",
          postScriptName: "Inter-\(style)", weight: weight, isItalic: isItalic,
          variations: FontVariations(weight: Double(weight)))
      }
    }
    return FontFamily(name: "Inter", faces: faces)
  }()

  private static func noto(_ name: String, family: String, weight: Int = 400) -> FontSpec {
    FontSpec(
      path: "Noto\(name).ttf", family: family, postScriptName: "Noto\(name)", weight: weight)
  }

  private static var serifs: [FontSpec] {
    [400, 700].flatMap { weight in
      [false, true].map { isItalic in
        let style = (weight == 700 ? "Bold" : "") + (isItalic ? "Italic" : "")
        var face = noto(
          "Serif-\(style.isEmpty ? "Regular" : style)", family: "Noto Serif", weight: weight)
        face.isItalic = isItalic
        return face
      }
    }
  }

  /// Returns the fonts of a script. Line heights are the files', limited to the extent of the
  /// glyphs, if they exceed the system font's. Ligatures of Noto Sans Arabic that take two lines
  /// are excluded.
  private static func script(
    _ name: String, _ room: (ascent: Double, descent: Double), _ ranges: ClosedRange<UInt32>...
  ) -> FallbackFont {
    let extent = FontSpec.LineExtent(ascent: room.ascent, descent: room.descent)
    var regular = noto("Sans\(name)-Regular", family: "Noto Sans \(name)")
    var bold = noto("Sans\(name)-Bold", family: "Noto Sans \(name)", weight: 700)
    (regular.lineExtent, bold.lineExtent) = (extent, extent)
    return FallbackFont(regular: regular, bold: bold, ranges: ranges)
  }

  private static var scripts: [FallbackFont] {
    [
      FallbackFont(
        regular: noto("Sans-Regular", family: "Noto Sans"),
        bold: noto("Sans-Bold", family: "Noto Sans", weight: 700),
        ranges: [
          0x20...0x52F, 0x1AB0...0x1AFF, 0x1C80...0x1C8F, 0x1D00...0x20CF, 0x2C60...0x2C7F,
          0x2DE0...0x2E7F, 0xA640...0xA69F, 0xA700...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06,
        ]),
      script(
        "Arabic", (1.0, 0.46), 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF,
        0xFE70...0xFEFC),
      script("Hebrew", (0.82, 0.24), 0x590...0x5FF, 0xFB1D...0xFB4F),
      script("Devanagari", (0.9, 0.4), 0x900...0x97F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF),
      script("Bengali", (0.92, 0.41), 0x980...0x9FF),
      script("Gurmukhi", (0.9, 0.4), 0xA00...0xA7F),
      script("Gujarati", (0.9, 0.4), 0xA80...0xAFF),
      script("Tamil", (0.87, 0.33), 0xB80...0xBFF),
      script("Telugu", (0.87, 0.48), 0xC00...0xC7F),
      script("Kannada", (0.81, 0.54), 0xC80...0xCFF),
      script("Malayalam", (0.87, 0.39), 0xD00...0xD7F),
      script("Sinhala", (0.98, 0.28), 0xD80...0xDFF),
      script("Thai", (1.03, 0.47), 0xE00...0xE7F),
      script("Lao", (1.11, 0.44), 0xE80...0xEFF),
      script("Myanmar", (1.26, 0.7), 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F),
      script("Georgian", (1.05, 0.26), 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F),
      script("Armenian", (0.83, 0.24), 0x530...0x58F, 0xFB13...0xFB17),
      script("Ethiopic", (0.95, 0.1), 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F),
      script("Khmer", (1.16, 0.7), 0x1780...0x17FF, 0x19E0...0x19FF),
    ]
  }

  private static var han: [FallbackFont] {
    let forms: [(FallbackFont.HanForms, Int, String)] = [
      (.chinese, 2, "SC"), (.japanese, 0, "JP"), (.korean, 1, "KR"),
    ]
    return forms.map { form, index, suffix in
      func face(_ style: String, _ weight: Int) -> FontSpec {
        FontSpec(
          path: SystemFonts.path("NotoSansCJK-\(style).ttc", in: SystemFonts.hanFolders),
          index: index,
          family: "Noto Sans CJK \(suffix)",
          postScriptName: "NotoSansCJK\(suffix.lowercased())-\(style)", weight: weight,
          debianPackage: "fonts-noto-cjk")
      }
      return FallbackFont(
        regular: face("Regular", 400), bold: face("Bold", 700),
        ranges: [
          0x1100...0x11FF, 0x2E80...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
          0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
          0x1F200...0x1F2FF, 0x20000...0x3FFFF,
        ], hanForms: form)
    }
  }

  private static var symbols: [FallbackFont] {
    let ranges: [ClosedRange<UInt32>] = [
      0x2000...0x2BFF, 0x4DC0...0x4DFF, 0xE000...0xF8FF, 0x10100...0x1013F, 0x1D000...0x1FBFF,
    ]
    return [
      FallbackFont(
        regular: noto("SansSymbols-Regular", family: "Noto Sans Symbols"),
        bold: noto("SansSymbols-Bold", family: "Noto Sans Symbols", weight: 700), ranges: ranges),
      FallbackFont(
        regular: noto("SansSymbols2-Regular", family: "Noto Sans Symbols2"), ranges: ranges),
      FallbackFont(regular: noto("SansMath-Regular", family: "Noto Sans Math"), ranges: ranges),
      FallbackFont(regular: noto("Music-Regular", family: "Noto Music"), ranges: ranges),
    ]
  }
}
