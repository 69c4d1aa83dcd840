import CoreText

/// A font face of iOS for which an available font is the substitute.
struct SystemFontFace {
  /// The PostScript name.
  let name: String
  let substitute: FontSubstitute
  let weight: UIFont.Weight
  let isItalic: Bool

  /// Longer words first: “ultralight” contains “light”, “demibold” contains “bold”.
  private static let weights: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("demibold", .semibold),
    ("semibold", .semibold), ("medium", .medium), ("extrabold", .heavy), ("ultrabold", .heavy),
    ("heavy", .heavy), ("black", .black), ("bold", .bold), ("w5", .medium), ("w6", .semibold),
    ("w7", .bold), ("w8", .heavy), ("wide", .bold),
  ]

  /// Returns the weight in a face's lower-case name.
  static func weight(in style: some StringProtocol) -> UIFont.Weight {
    weights.first { style.contains($0.word) }?.weight ?? .regular
  }

  /// Creates the face of a PostScript or family name, ignoring case; nil for a name that iOS does
  /// not have.
  init?(name: String) {
    let folded = Self.folded(name)
    guard let position = Self.indices[folded] else { return nil }
    self = Self.families[position.family].faces[position.face]
  }

  private init(name: String, substitute: FontSubstitute) {
    (self.name, self.substitute) = (name, substitute)
    // The part of the name after the family's; “Rounded MT Bold” is a family.
    let family = Self.folded(substitute.familyName)
    let folded = Self.folded(name)
    let style = folded.hasPrefix(family) ? String(folded.dropFirst(family.count)) : folded
    weight = folded == family && family.hasSuffix("bold") ? .bold : Self.weight(in: style)
    isItalic =
      style.contains("italic") || style.contains("oblique") || style.hasSuffix("bookit")
      || style.hasSuffix("bookita")
  }

  /// Returns the family's face of the nearest weight with a slope; nil if it has none with that
  /// slope.
  func sibling(weight: Int, isItalic: Bool) -> SystemFontFace? {
    let family = Self.families.first { $0.name == substitute.familyName }
    return family?.faces.filter {
      $0.isItalic == isItalic && !$0.name.contains("Condensed")
    }
    .enumerated().min {
      (abs($0.element.weight.openType - weight), $0.offset)
        < (abs($1.element.weight.openType - weight), $1.offset)
    }?.element
  }

  // MARK: Families

  private struct Family {
    let name: String
    let faces: [SystemFontFace]
  }

  /// The names of iOS's font families.
  static var familyNames: [String] { families.map(\.name) }

  /// Returns the PostScript names of a family's faces; empty for a family that iOS does not have.
  static func names(ofFamily name: String) -> [String] {
    families.first { $0.name == name }?.faces.map(\.name) ?? []
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }

  private static let families: [Family] = names.split(separator: "\n").map { line in
    let parts = line.split(separator: ":")
    let design: FontSubstitute.Design =
      switch parts[1].dropFirst() {
      case "serif": .serif
      case "monospaced": .monospaced
      default: .sans
      }
    let substitute = FontSubstitute(for: String(parts[0]), design: design)
    return Family(
      name: substitute.familyName,
      faces: parts[2].split(separator: " ").map {
        SystemFontFace(name: String($0), substitute: substitute)
      })
  }

  /// The indexes of faces by their names without spaces and dashes; a family's name denotes its
  /// first face of regular weight.
  private static let indices: [String: (family: Int, face: Int)] = {
    var indices: [String: (family: Int, face: Int)] = [:]
    for (index, family) in families.enumerated() {
      let plain = family.faces.firstIndex {
        !$0.isItalic && ($0.weight == .regular || $0.weight == .medium)
      }
      indices[folded(family.name)] = (index, plain ?? 0)
      for (face, font) in family.faces.enumerated() { indices[folded(font.name)] = (index, face) }
    }
    return indices
  }()

  // MARK: Notes

  /// Warns once per family that another font is its substitute.
  func warnOfSubstitute() {
    let substitution =
      switch substitute.design {
      case .sans: TextFont(size: 12)
      case .serif: TextFont(family: .serif, size: 12)
      case .monospaced: TextFont(family: .monospaced, size: 12)
      }
    FontWarnings.warnOnce(
      of: substitute.familyName,
      "The font '\(substitute.familyName)' is not here: "
        + "'\(substitution.face?.family ?? "the system font")' replaces it.")
  }
}

// Unsupported: UIFont.init(name:size:) · drawn · Fonts are opened by file. Inter, Noto Serif or
//   Noto Sans Mono replace Helvetica, Georgia, Menlo and some eighty other families. They have the
//   nearest weight, and are logged once a family. · test: UIFontBehaviours+Names
// Unsupported: UIFont: shapes · drawn · Condensed faces are as wide as others. Letters of
//   handwriting and ornaments are plain. · test: UIFontTests
// Unsupported: UIFont: heights · drawn · Arial, Courier New, Georgia, Helvetica, Helvetica Neue,
//   Times New Roman and Verdana have published heights. Others have San Francisco's. · test:
//   UIFontBehaviours+Names
// Unsupported: UIFont: leading · drawn · Leading is below each line, 0.15 of the size for
//   Helvetica. · uncertain · test: UIFontTests
// Unsupported: UIFont: names of faces · drawn · They are those of a list from iOS 14. · uncertain ·
//   test: UIFontBehaviours+Names
