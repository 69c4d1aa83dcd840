/// The description of a text that was drawn in a context (`PicturePart`).
package struct DrawnText: Sendable {
  /// The text, also what was truncated.
  package let text: String
  /// The box around its lines, in the user space in which it was drawn.
  package let frame: CGRect
}

extension TextLayout {
  /// Adds the description of the text, which is drawn with its top-left corner at a point.
  func describe(in context: CGContext, at point: CGPoint) {
    let boxes = lines.map {
      CGRect(x: $0.origin.x, y: $0.top, width: $0.width, height: $0.height)
    }
    guard !string.isEmpty, let first = boxes.first else { return }
    let box = boxes.dropFirst().reduce(first) { $0.union($1) }
    let text = DrawnText(text: string, frame: box.offsetBy(dx: point.x, dy: point.y))
    context.parts.append(PicturePart(text, transform: context.pixelTransform))
  }
}
