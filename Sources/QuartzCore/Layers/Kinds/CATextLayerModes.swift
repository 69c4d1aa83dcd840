import CoreText

/// The truncation of a text layer's text. Source: Apple, CATextLayerTruncationMode.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode of a name; an unknown one means none.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Clipping, without an ellipsis.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Truncation at the start of the line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Truncation in the middle of the line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// Truncation at the end of the line.
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

/// The alignment of a text layer's lines. Source: Apple, CATextLayerAlignmentMode.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode of a name; an unknown one means natural.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Alignment by the text's direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Left alignment.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Right alignment.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centred lines.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified lines.
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
