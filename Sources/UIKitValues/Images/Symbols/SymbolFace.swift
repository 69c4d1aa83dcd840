import VectorImages

/// The symbol of an image and its configuration.
struct SymbolFace: Sendable {
  let glyph: SymbolGlyph
  let name: String
  let configuration: UIImage.SymbolConfiguration
  /// The configuration's colour for the traits of the image.
  let color: CGColor?

  var hasColor: Bool { color != nil }
}

/// The drawing of a symbol.
enum SymbolGlyph: Sendable {
  /// An icon in its own box.
  case icon(VectorDrawing)
  /// A custom symbol.
  case template(SymbolTemplate)
}
