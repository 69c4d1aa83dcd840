/// How a stretch of text looks.
package struct TextAttributes: Hashable, Sendable {
  package struct Shadow: Hashable, Sendable {
    /// In points, y down.
    package var offset: CGSize
    /// Twice the standard deviation, in points.
    package var blurRadius: CGFloat
    package var color: TextColor

    package init(offset: CGSize, blurRadius: CGFloat, color: TextColor) {
      self.offset = offset
      self.blurRadius = blurRadius
      self.color = color
    }
  }

  /// Lines along the outlines of letters.
  package struct Stroke: Hashable, Sendable {
    /// In hundredths of the font's size; letters are filled as well where it is negative.
    package var width: CGFloat
    /// Nil for the text's.
    package var color: TextColor?

    package init(width: CGFloat, color: TextColor? = nil) {
      self.width = width
      self.color = color
    }

    var fills: Bool { width < 0 }
    /// Of an em.
    var share: Double { Double(abs(width)) / 100 }
  }

  package var font: TextFont
  package var color: TextColor
  /// Nil for letters that are filled only.
  package var stroke: Stroke?
  /// Added after each character, in points; nil leaves the font's own kerning and ligatures, 0
  /// turns its kerning off.
  package var kern: CGFloat?
  /// Added after each character, in points.
  package var tracking: CGFloat = 0
  package var underline: TextLineStyle?
  package var underlineColor: TextColor?
  package var strikethrough: TextLineStyle?
  package var strikethroughColor: TextColor?
  package var background: TextColor?
  /// Raises the glyphs, in points.
  package var baselineOffset: CGFloat = 0
  package var shadow: Shadow?
  /// What stands for U+FFFC.
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
