/// A place between two characters of a text; what it is, the text knows. Source: Apple,
/// UITextPosition.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A place by the UTF-16 units before it.
package final class TextOffset: UITextPosition {
  package let offset: Int

  package init(_ offset: Int) { self.offset = offset }

  package nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }

  package nonisolated override var hash: Int { offset }

  package nonisolated override var description: String { "<UITextPosition: \(offset)>" }
}
