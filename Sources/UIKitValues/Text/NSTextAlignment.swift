/// Which edges the lines of a paragraph keep to. Source: Apple, NSTextAlignment (iOS raw values).
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Stretched to both edges, but for a paragraph's last line.
  case justified = 3
  /// Left, or right for text that runs from right to left.
  case natural = 4

  package var textAlignment: TextParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
