/// A description of something that was drawn in a picture, for tools that compare pictures.
package struct PicturePart: Sendable {
  /// The description.
  package let content: any Sendable
  /// The transform from the description's coordinates to pixels, y downwards.
  package let transform: CGAffineTransform

  package init(_ content: any Sendable, transform: CGAffineTransform) {
    (self.content, self.transform) = (content, transform)
  }
}
