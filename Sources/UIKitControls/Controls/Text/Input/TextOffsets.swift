@_spi(UIKit) import UIKitViews

/// Positions of a text as offsets in UTF-16 units, clamped to the text.
struct TextOffsets {
  let count: Int

  func limited(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), count)
    return NSRange(location: start, length: min(max(0, range.length), count - start))
  }

  @MainActor
  func range(of range: UITextRange) -> NSRange? {
    guard let start = offset(of: range.start), let end = offset(of: range.end) else { return nil }
    return limited(NSRange(location: min(start, end), length: abs(end - start)))
  }

  @MainActor
  func offset(of position: UITextPosition) -> Int? {
    (position as? TextOffset).map { min(max(0, $0.offset), count) }
  }

  @MainActor
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = self.offset(of: position), (0...count).contains(start + offset) else {
      return nil
    }
    return TextOffset(start + offset)
  }

  @MainActor
  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = offset(of: start), let end = offset(of: end) else { return nil }
    return TextOffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
  }

  @MainActor
  func distance(from start: UITextPosition, to end: UITextPosition) -> Int {
    (offset(of: end) ?? 0) - (offset(of: start) ?? 0)
  }
}
