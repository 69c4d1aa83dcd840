/// A text style with an additional line distance.
struct SpacedStyle: Hashable {
  var style: UIFont.TextStyle
  /// 2 points for `traitLooseLeading`, −2 for `traitTightLeading`. Source: Apple,
  /// UIFontDescriptor.SymbolicTraits.
  var extraDistance: CGFloat = 0

  /// Sets a font's size and line distance for a content size.
  func apply(to font: inout TextFont, at category: UIContentSizeCategory) {
    font.size = style.size(at: category)
    font.styleLeading = style.lineDistance(at: category) + extraDistance - font.lineHeight
  }
}

extension UIFont {
  /// Returns the font with the line distance of a text style at a content size.
  package func spaced(as style: TextStyle, at category: UIContentSizeCategory) -> UIFont {
    var font = textFont
    font.styleLeading = style.lineDistance(at: category) - font.lineHeight
    return UIFont(font, requestedName: requestedName, origin: origin)
  }
}
