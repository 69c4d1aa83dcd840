import Foundation

extension UIScrollView {
  /// The part of the description after the layer: the geometry of the content, in points.
  ///
  /// Source: descriptions of scroll views in public logs.
  package final var descriptionOfContent: [String] {
    let (offset, inset) = (contentOffset, adjustedContentInset)
    return [
      "contentOffset: " + Self.words(offset.x, offset.y),
      "contentSize: " + Self.words(contentSize.width, contentSize.height),
      "adjustedContentInset: " + Self.words(inset.top, inset.left, inset.bottom, inset.right),
    ]
  }

  /// Returns numbers as the debugger prints them: `{0, 44.333333333333336}`.
  private static func words(_ numbers: CGFloat...) -> String {
    "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
  }
}
