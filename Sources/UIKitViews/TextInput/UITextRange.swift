/// A range of a text. Source: Apple, UITextRange.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
  /// Whether the range is empty.
  open var isEmpty: Bool { start == end }
}

/// A range in UTF-16 units.
package final class TextOffsetRange: UITextRange {
  let range: NSRange

  package init(_ range: NSRange) { self.range = range }

  package override var start: UITextPosition { TextOffset(range.location) }
  package override var end: UITextPosition { TextOffset(range.location + range.length) }
  package override var isEmpty: Bool { range.length == 0 }

  package nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange)?.range == range
  }

  package nonisolated override var hash: Int { range.location &* 31 &+ range.length }

  package nonisolated override var description: String {
    "<UITextRange: \(range.location), \(range.length)>"
  }
}
