import CoreText

/// How a text layer leaves out what has no room. Source: Apple, CATextLayerTruncationMode.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// A mode by name; an unknown one is taken as none.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut, without an ellipsis.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning of the line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In the middle of the line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// At the end of the line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")

  var lineBreak: TextParagraphStyle.LineBreak? {
    switch self {
    case .start: .truncateHead
    case .middle: .truncateMiddle
    case .end: .truncateTail
    default: nil
    }
  }
}

/// How a text layer's lines lie in its width. Source: Apple, CATextLayerAlignmentMode.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// A mode by name; an unknown one is taken as natural.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the text's direction has it.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// To the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// To the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// To both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var alignment: TextParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
