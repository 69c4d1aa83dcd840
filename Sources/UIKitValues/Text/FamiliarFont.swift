/// A font name of iOS that a font in use stands in for.
struct FamiliarFont {
  var isMonospaced: Bool
  var weight: UIFont.Weight
  var isItalic: Bool

  private static let proportional: Set<String> = [
    "helvetica", "helveticaneue", "arial", "arialmt", "avenir", "avenirnext",
  ]
  private static let monospaced: Set<String> = ["menlo", "courier", "couriernew", "couriernewpsmt"]

  /// Longer words first: “ultralight” holds “light”, “demibold” holds “bold”.
  private static let weights: [(word: String, weight: UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("demibold", .semibold),
    ("semibold", .semibold), ("medium", .medium), ("heavy", .heavy), ("black", .black),
    ("bold", .bold),
  ]

  /// The weight that a face's name in small letters says.
  static func weight(in style: some StringProtocol) -> UIFont.Weight {
    weights.first { style.contains($0.word) }?.weight ?? .regular
  }

  /// Nil for a name of no such font.
  init?(name: String) {
    let folded = name.lowercased().filter { $0 != " " }
    let family = String(folded.prefix { $0 != "-" })
    let style = folded.dropFirst(family.count)
    guard Self.proportional.contains(family) || Self.monospaced.contains(family) else {
      return nil
    }
    isMonospaced = Self.monospaced.contains(family)
    weight = Self.weight(in: style)
    isItalic = style.contains("italic") || style.contains("oblique")
  }
}
