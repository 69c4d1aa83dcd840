/// What happens to a line that is too long. Source: Apple, NSLineBreakMode.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5

  var textLineBreak: TextParagraphStyle.LineBreak {
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
