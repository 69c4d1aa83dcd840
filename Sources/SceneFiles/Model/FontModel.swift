import UIKit

/// The font of a text.
struct FontModel: TableDecodable {
  var textStyle = TextStyle.body
  var size: Double?
  var weight: Weight?
  var design = Design.standard
  var italic = false

  enum Weight: String, CaseIterable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  enum Design: String, CaseIterable, Sendable {
    case standard = "default"
    case monospaced
    case monospacedDigits
  }

  static let table = Table<FontModel>(
    "font", "The font. The name of a text style alone is a font of that style.",
    keys: [
      Key(
        "textStyle", \.textStyle, .choice, example: "headline",
        "The text style. It gives the size and the weight, and the size follows the "
          + "screen's `textSize`."),
      Key(
        "size", optional: \.size, .number(1...1_000), unit: "points", without: "the text style's",
        example: "21", "A fixed size, which does not follow the screen's `textSize`."),
      Key(
        "weight", optional: \.weight, .choice, without: "the text style's", example: "semibold",
        "The weight of the letters."),
      Key(
        "design", \.design, .choice, example: "monospaced",
        "Monospaced letters, or only monospaced digits."),
      Key("italic", \.italic, .boolean, example: "true", "Whether the letters are italic."),
    ])

  /// The name of a text style, or a table.
  static let codec: Codec<FontModel> = Codec<TextStyle>.choice.map(
    { FontModel(textStyle: $0) }, show: { $0.textStyle.rawValue }
  ).or(.table)

  init() {}

  init(textStyle: TextStyle) { self.textStyle = textStyle }
}

extension FontModel {
  /// Returns the font for a content size category.
  func font(at textSize: TextSize) -> UIFont {
    let points = size.map { CGFloat($0) } ?? textStyle.uiStyle.size(at: textSize.category)
    let weight = self.weight?.uiWeight ?? textStyle.uiStyle.weight
    var font: UIFont =
      switch design {
      case .standard: .systemFont(ofSize: points, weight: weight)
      case .monospaced: .monospacedSystemFont(ofSize: points, weight: weight)
      case .monospacedDigits: .monospacedDigitSystemFont(ofSize: points, weight: weight)
      }
    if size == nil { font = font.spaced(as: textStyle.uiStyle, at: textSize.category) }
    guard italic,
      let slanted = font.fontDescriptor.withSymbolicTraits(
        font.fontDescriptor.symbolicTraits.union(.traitItalic))
    else { return font }
    return UIFont(descriptor: slanted, size: points)
  }
}

extension FontModel.Weight {
  var uiWeight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
