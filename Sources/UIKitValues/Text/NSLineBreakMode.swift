/// What happens to a line that is too long. Source: Apple, NSLineBreakMode.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// One line, cut at the edge.
  case byClipping = 2
  /// The last line loses its beginning to an ellipsis.
  case byTruncatingHead = 3
  /// The last line loses its end to an ellipsis.
  case byTruncatingTail = 4
  /// The last line loses its middle to an ellipsis.
  case byTruncatingMiddle = 5

  package var textLineBreak: TextParagraphStyle.LineBreak {
    switch self {
    case .byWordWrapping: .byWord
    case .byCharWrapping: .byCharacter
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}
