/// The edits of a text that are not processed yet, as one.
struct PendingEdits {
  private(set) var mask: NSTextStorage.EditActions = []
  /// The changed characters, in UTF-16 units of the text after the edits.
  private(set) var range = NSRange(location: NSNotFound, length: 0)
  /// The change of the text's length.
  private(set) var delta = 0

  /// Adds an edit of characters, in UTF-16 units of the text before it.
  mutating func add(_ mask: NSTextStorage.EditActions, range edited: NSRange, delta: Int) {
    self.mask.formUnion(mask)
    self.delta += delta
    var all = range.location == NSNotFound ? edited : NSUnionRange(range, edited)
    all.length = max(0, all.length + delta)
    range = all
  }
}
