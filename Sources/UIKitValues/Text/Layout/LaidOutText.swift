/// A text laid out in its containers, and what it depends on besides the containers.
@MainActor
struct LaidOutText {
  /// The number of edits of the text.
  let edits: Int
  /// The traits, which decide on colours.
  let traits: UITraitCollection
  let parts: [ContainedText]

  /// Returns whether a text would be laid out equally now.
  func isCurrent(for text: NSTextStorage) -> Bool {
    let now = UITraitCollection.current
    return edits == text.edits && (traits === now || traits.isEqual(now))
  }
}
