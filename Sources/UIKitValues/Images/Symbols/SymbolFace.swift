import VectorImages

/// What an image knows of the symbol that it is.
struct SymbolFace: Sendable {
  let glyph: SymbolGlyph
  let name: String
  let configuration: UIImage.SymbolConfiguration
  /// The colour that the configuration asks for under the traits it was made for.
  let color: CGColor?

  var hasColor: Bool { color != nil }
}

/// What a symbol is drawn from.
enum SymbolGlyph: Sendable {
  /// An icon on a box of its own.
  case icon(VectorDrawing)
  /// A symbol of somebody's own.
  case template(SymbolTemplate)
}
