extension NSLayoutManager {
  /// Discards the layout, and notifies the delegate if there was one.
  final func layoutDidEnd() {
    guard laidOut != nil else { return }
    laidOut = nil
    delegate?.layoutManagerDidInvalidateLayout?(self)
  }

  /// Discards the layout of a text whose appearance depends on what has changed.
  package final func appearanceDidChange() {
    if appearance != nil { layoutDidEnd() }
  }

  /// Has the text view drawn again.
  final func displayDidChange() {
    for container in textContainers { container.changed?() }
  }

  /// The text of each container.
  final var parts: [ContainedText] {
    guard let textStorage else { return [] }
    if let laidOut, laidOut.isCurrent(for: textStorage) { return laidOut.parts }
    let text = appearance?(textStorage) ?? textStorage
    var parts: [ContainedText] = []
    for container in textContainers {
      let start = parts.last?.range.upperBound ?? 0
      guard start < text.length || parts.isEmpty else { break }
      parts.append(ContainedText(text, from: start, in: container, for: self))
    }
    laidOut = LaidOutText(
      edits: textStorage.edits, traits: .current, parts: parts)
    notifyOfLayout(parts, end: text.length)
    return parts
  }

  private func notifyOfLayout(_ parts: [ContainedText], end: Int) {
    guard let delegate else { return }
    for part in parts {
      delegate.layoutManager?(
        self, didCompleteLayoutFor: part.container, atEnd: part.range.upperBound >= end)
    }
  }

  final func part(in container: NSTextContainer) -> ContainedText? {
    parts.first { $0.container === container }
  }

  /// Returns the part and the line of a character; the last line for the end of the text.
  final func position(of character: Int) -> (part: ContainedText, line: Int)? {
    for part in parts {
      if part.range.contains(character), let line = part.line(of: character) { return (part, line) }
    }
    return parts.last.flatMap { part in part.line(of: character).map { (part, $0) } }
  }

  /// Returns the boxes of characters, one per line.
  final func boxes(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let part = part(in: container) else { return [] }
    return part.lines.indices.compactMap { part.box(of: range, on: $0) }
  }

  /// The empty line after a final line break.
  final var extraLine: (part: ContainedText, line: Int)? {
    guard let part = parts.last, let last = part.lines.indices.last, part.lines.count > 1,
      part.lines[last].range.isEmpty
    else { return nil }
    return (part, last)
  }

  /// Returns the size of a container's text without its padding, in points.
  package final func textSize(in container: NSTextContainer) -> CGSize {
    part(in: container)?.layout.size ?? .zero
  }
}
