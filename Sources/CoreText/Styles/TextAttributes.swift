/// The attributes of a range of text.
package struct TextAttributes: Hashable, Sendable {
  package struct Shadow: Hashable, Sendable {
    /// The offset in points, y down.
    package var offset: CGSize
    /// The blur radius, twice the standard deviation of the blur, in points.
    package var blurRadius: CGFloat
    package var color: TextColor

    package init(offset: CGSize, blurRadius: CGFloat, color: TextColor) {
      self.offset = offset
      self.blurRadius = blurRadius
      self.color = color
    }
  }

  /// Lines along the outlines of glyphs.
  package struct Stroke: Hashable, Sendable {
    /// The width in hundredths of the font size; if negative, glyphs are also filled.
    package var width: CGFloat
    /// The colour; nil for the text's.
    package var color: TextColor?

    package init(width: CGFloat, color: TextColor? = nil) {
      self.width = width
      self.color = color
    }

    var fills: Bool { width < 0 }
    /// The width as a fraction of an em.
    var share: Double { Double(abs(width)) / 100 }
  }

  package var font: TextFont
  package var color: TextColor
  /// The stroke; nil for filled glyphs.
  package var stroke: Stroke?
  /// The spacing after each character, in points; nil for the font's kerning and ligatures, 0 for
  /// no kerning.
  package var kern: CGFloat?
  /// The additional spacing after each character, in points.
  package var tracking: CGFloat = 0
  package var underline: TextLineStyle?
  package var underlineColor: TextColor?
  package var strikethrough: TextLineStyle?
  package var strikethroughColor: TextColor?
  package var background: TextColor?
  /// The upward shift of the glyphs, in points.
  package var baselineOffset: CGFloat = 0
  package var shadow: Shadow?
  /// The box that replaces U+FFFC.
  package var box: InlineBox?
  package var paragraph: TextParagraphStyle

  package init(
    font: TextFont, color: TextColor = .black, paragraph: TextParagraphStyle = TextParagraphStyle()
  ) {
    self.font = font
    self.color = color
    self.paragraph = paragraph
  }
}
