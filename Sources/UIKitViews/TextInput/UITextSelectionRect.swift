/// A rectangle of selected text, one a line. Source: Apple, UITextSelectionRect.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private let place: (rect: CGRect, isFirst: Bool, isLast: Bool)

  /// A rectangle in the text's view, in points; whether the selection begins, or ends, in it.
  package init(_ rect: CGRect, isFirst: Bool, isLast: Bool) { place = (rect, isFirst, isLast) }

  /// In the text's view, in points.
  open var rect: CGRect { place.rect }
  /// Which way its text is written. Always the natural one.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in it.
  open var containsStart: Bool { place.isFirst }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { place.isLast }
  /// Whether the text runs from top to bottom. Never.
  open var isVertical: Bool { false }
}
