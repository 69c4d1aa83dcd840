/// How a string is drawn or measured. Source: Apple, NSStringDrawingOptions.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits; UIKit's.
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is its top-left corner and lines wrap at its width; otherwise the
  /// origin is the first baseline's and the text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as their text styles ask for, as in labels.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Kept and without effect: boxes are typographic.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis when text is left over.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What was asked of a drawn string and what came of it. Source: Apple, NSStringDrawingContext.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor fonts may shrink by to fit the width on one line; 0 keeps their size.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor fonts shrank by. 1 until something was drawn.
  open package(set) var actualScaleFactor: CGFloat = 1
  /// The box of what was drawn, in points.
  open package(set) var totalBounds = CGRect.zero

  /// A context that lets fonts keep their size.
  public override init() {}
}
