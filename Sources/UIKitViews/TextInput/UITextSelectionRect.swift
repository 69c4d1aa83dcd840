/// A rectangle of a selection, one per line. Source: Apple, UITextSelectionRect.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private let place: (rect: CGRect, isFirst: Bool, isLast: Bool)

  /// Creates a rectangle in the text's view, in points, with whether the selection begins or ends
  /// in it.
  package init(_ rect: CGRect, isFirst: Bool, isLast: Bool) { place = (rect, isFirst, isLast) }

  /// The rectangle in the text's view, in points.
  open var rect: CGRect { place.rect }
  /// The writing direction of the text. Always natural.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in it.
  open var containsStart: Bool { place.isFirst }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { place.isLast }
  /// Whether the text is vertical. Always false.
  open var isVertical: Bool { false }
}
