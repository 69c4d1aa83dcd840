extension NSLayoutConstraint {
  /// How a sentence of the visual format language aligns views, runs and counts its distances.
  ///
  /// The numbers are UIKit's: an alignment is the bit of its attribute. Source: Apple,
  /// NSLayoutConstraint.FormatOptions.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All views have one left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All views have one right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All views have one top edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All views have one bottom edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All views have one leading edge.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All views have one trailing edge.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The middles of all views lie above each other.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The middles of all views lie beside each other.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last lines of all views lie on one baseline.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first lines of all views lie on one baseline.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Rows run in the direction of reading. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Rows run from left to right whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Rows run from right to left whatever the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances in columns count from edge to edge. The default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances in columns count from the last baseline above to the first below.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of how distances count.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// The constraints that a sentence of the visual format language means, such as
  /// `H:|-[name(>=80)]-12@750-[value(==name)]-|`; none is active.
  ///
  /// - Parameters:
  ///   - format: begins with `H:` (the default) or `V:`; without spaces.
  ///   - opts: alignments across the direction, one constraint for each pair of neighbours.
  ///   - metrics: numbers by name, in points, or priorities after `@`.
  ///   - views: views and layout guides by name.
  ///
  /// What can't be read stops with UIKit's words, and a caret below the place. In order: from
  /// the start of the sentence to its end, then alignments; uncertain. Source: Apple, Auto Layout
  /// Guide, «Visual Format Language».
  ///
  /// - Complexity: O(length of the sentence).
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
