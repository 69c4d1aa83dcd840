/// A place between two characters of a text; what it is, the text knows. Source: Apple,
/// UITextPosition.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A place by the UTF-16 units before it.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }

  nonisolated override var hash: Int { offset }

  nonisolated override var description: String { "<UITextPosition: \(offset)>" }
}
