/// A text style, and how much further apart than the style's the lines are that a font asks for.
struct SpacedStyle: Hashable {
  var style: UIFont.TextStyle
  /// 2 points for `traitLooseLeading`, −2 for `traitTightLeading`. Source: Apple,
  /// UIFontDescriptor.SymbolicTraits.
  var extraDistance: CGFloat = 0

  /// The size and the distance of lines at a content size, for a design.
  func apply(to font: inout TextFont, at category: UIContentSizeCategory) {
    font.size = style.size(at: category)
    font.styleLeading = style.lineDistance(at: category) + extraDistance - font.lineHeight
  }
}

extension UIFont {
  /// The same font, with lines as far apart as a text style's at a content size.
  package func spaced(as style: TextStyle, at category: UIContentSizeCategory) -> UIFont {
    var font = textFont
    font.styleLeading = style.lineDistance(at: category) - font.lineHeight
    return UIFont(font, requestedName: requestedName, origin: origin)
  }
}
