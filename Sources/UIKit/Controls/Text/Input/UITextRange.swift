/// A part of a text, from one place to another. Source: Apple, UITextRange.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether it begins where it ends.
  open var isEmpty: Bool { start == end }
}

/// A part of a text by UTF-16 units.
final class TextOffsetRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange)?.range == range
  }

  nonisolated override var hash: Int { range.location &* 31 &+ range.length }

  nonisolated override var description: String {
    "<UITextRange: \(range.location), \(range.length)>"
  }
}
