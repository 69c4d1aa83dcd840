extension NSLayoutConstraint {
  /// The alignment, direction and spacing of a visual format string.
  ///
  /// The numbers are UIKit's: an alignment is 1 shifted by its attribute's number. Source: Apple,
  /// NSLayoutConstraint.FormatOptions.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of all views.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges of all views.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges of all views.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges of all views.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges of all views.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges of all views.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centres of all views.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centres of all views.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines of all views.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines of all views.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// From leading to trailing. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right, regardless of the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left, regardless of the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Vertical distances are between edges. The default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical distances are from the last baseline above to the first baseline below.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// Returns the constraints of a visual format string, such as
  /// `H:|-[name(>=80)]-12@750-[value(==name)]-|`; none is active.
  ///
  /// - Parameters:
  ///   - format: begins with `H:` (the default) or `V:`; without spaces.
  ///   - opts: alignments across the direction, one constraint for each pair of neighbours.
  ///   - metrics: numbers by name, in points, or priorities after `@`.
  ///   - views: views and layout guides by name.
  ///
  /// An invalid string stops with UIKit's message and a caret below the position. The order is from
  /// the start of the string to its end, then alignments; uncertain. Source: Apple, Auto Layout
  /// Guide, «Visual Format Language».
  ///
  /// - Complexity: O(length of the string).
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try VisualFormatConstraints.make(format, opts, metrics ?? [:], views)
    } catch {
      stop(error.message(about: format), exception: "NSInvalidArgumentException")
    }
  }
}

// Unsupported: NSLayoutConstraint: visual format · works · The distance to a superview's edge is 20
//   points in a controller's root view, 8 elsewhere. Margins do not matter. · uncertain · test:
//   VisualFormatTests
// Unsupported: NSLayoutConstraint: visual format's order · works · The order of constraints, and
//   the words for some mistakes. · uncertain · test: VisualFormatTests
