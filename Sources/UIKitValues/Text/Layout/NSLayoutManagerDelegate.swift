/// The delegate of a layout manager: it decides on the places of lines, and is notified of layout.
///
/// All methods are optional. Glyph indices are those of UTF-16 units, lengths are points. Source:
/// Apple, NSLayoutManagerDelegate.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Returns the spacing below the line that ends with a glyph, instead of its paragraph style's
  /// `lineSpacing`. There is none below the last line.
  // Optional; without it: 0
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat

  /// Returns the spacing above the paragraph that begins with a glyph, instead of its style's
  /// `paragraphSpacingBefore`. There is none above the first paragraph.
  // Optional; without it: 0
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat

  /// Returns the spacing below the paragraph that ends with a glyph, instead of its style's
  /// `paragraphSpacing`. There is none below the last paragraph.
  // Optional; without it: 0
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat

  /// Changes the rectangles and the baseline of a line; returns whether it did.
  ///
  /// Lines are broken before, whatever the width. The next line is below the rectangle.
  ///
  /// - Parameters:
  ///   - lineFragmentRect: The line's rectangle, in points of the container.
  ///   - lineFragmentUsedRect: The part that glyphs use.
  ///   - baselineOffset: The distance of the baseline from the rectangle's top.
  // Optional; without it: false
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool

  /// Called when a finished layout is discarded.
  // Optional
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

  /// Called when a container's text is laid out; `layoutFinishedFlag` is whether the text ends in
  /// it.
  // Optional
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  )

  /// Called when a container has another size.
  // Optional
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  )
}

// Unsupported: NSLayoutManagerDelegate · absent · What generates glyphs, breaks lines and treats
//   control characters is never called. Delegates with such methods are logged. · test:
//   LayoutManagerDelegateTests
