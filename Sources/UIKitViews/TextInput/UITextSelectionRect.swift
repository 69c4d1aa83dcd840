/// A rectangle of a selection, one per line. Source: Apple, UITextSelectionRect.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private let values: (rect: CGRect, isFirst: Bool, isLast: Bool)

  /// Creates a rectangle in the text's view, in points, with whether the selection begins or ends
  /// in it.
  package init(_ rect: CGRect, isFirst: Bool, isLast: Bool) { values = (rect, isFirst, isLast) }

  /// The rectangle in the text's view, in points.
  open var rect: CGRect { values.rect }
  /// The writing direction of the text. Always natural.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in it.
  open var containsStart: Bool { values.isFirst }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { values.isLast }
  /// Whether the text is vertical. Always false.
  open var isVertical: Bool { false }
}
