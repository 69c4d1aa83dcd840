/// The handling of lines that are too long. Source: Apple, NSLineBreakMode.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// There is one line, clipped at the edge.
  case byClipping = 2
  /// An ellipsis replaces the start of the last line.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle of the last line.
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
