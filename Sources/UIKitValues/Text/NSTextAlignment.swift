/// The alignment of a paragraph's lines. Source: Apple, NSTextAlignment (iOS raw values).
public enum NSTextAlignment: Int, Sendable {
  /// Lines are aligned at the left edge.
  case left = 0
  /// Lines are centred.
  case center = 1
  /// Lines are aligned at the right edge.
  case right = 2
  /// Lines are stretched to both edges, except a paragraph's last line.
  case justified = 3
  /// Lines are aligned at the left, or at the right in right-to-left text.
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
