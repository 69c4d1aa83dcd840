/// Which edges the lines of a paragraph keep to. Source: Apple, NSTextAlignment (iOS raw values).
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// Left, or right for text that runs from right to left.
  case natural = 4

  var textAlignment: TextParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
