/// A position between two characters of a text, which only the text can interpret. Source: Apple,
/// UITextPosition.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A position as a number of UTF-16 units.
package final class TextOffset: UITextPosition {
  package let offset: Int

  package init(_ offset: Int) { self.offset = offset }

  package nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }

  package nonisolated override var hash: Int { offset }

  package nonisolated override var description: String { "<UITextPosition: \(offset)>" }
}
