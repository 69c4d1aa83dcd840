/// The options for drawing or measuring a string. Source: Apple, NSStringDrawingOptions.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is its top-left corner, and lines wrap at its width; otherwise the
  /// origin is that of the first baseline, and the text is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The line distances are those of text styles, as in labels.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Stored without effect: boxes are typographic.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends with an ellipsis if text remains.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The parameters and results of string drawing. Source: Apple, NSStringDrawingContext.
open class NSStringDrawingContext: NSObject {
  /// The minimum factor of the font size to fit one line into the width; 0 for no shrinking.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor of the font size in the last drawing; 1 before.
  open package(set) var actualScaleFactor: CGFloat = 1
  /// The bounding box of the last drawing, in points.
  open package(set) var totalBounds = CGRect.zero

  /// Creates a context without shrinking.
  public override init() {}
}
