/// The writing direction of a paragraph. Source: Apple, NSWritingDirection.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first character with a direction.
  case natural = -1
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1

  var textDirection: TextParagraphStyle.Direction {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
