extension UISplitViewController {
  /// The maximum number of columns.
  public enum Style: Int, Sendable {
    /// Two columns set as an array, as before columns had names.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// A column, from the leading side. The compact column replaces all others when collapsed.
  public enum Column: Int, Sendable {
    /// The outermost column.
    case primary
    /// The column between the primary and the secondary one.
    case supplementary
    /// The column that takes most of the width.
    case secondary
    /// The column that is shown when collapsed.
    case compact
  }

  /// The visible columns, and whether they are beside the secondary column or over it.
  public enum DisplayMode: Int, Sendable {
    /// According to the available width.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// One column beside the secondary column.
    case oneBesideSecondary
    /// One column over the secondary column.
    case oneOverSecondary
    /// Two columns beside the secondary column.
    case twoBesideSecondary
    /// Two columns over the secondary column.
    case twoOverSecondary
  }

  /// The treatment of the secondary column while others are visible. Raw values are UIKit's.
  public enum SplitBehavior: Int, Sendable {
    /// According to the available width.
    case automatic = 0
    /// The secondary column becomes narrower.
    case tile = 1
    /// The other columns cover it.
    case overlay = 2
    /// The other columns push it aside.
    case displace = 3
  }

  /// The side of the primary column. Raw values are UIKit's.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }

  /// The background style of the primary column. Raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    /// The controller's own background.
    case none = 0
    /// The background of a sidebar.
    case sidebar = 1
  }

  /// The visibility of the display mode button. Raw values are UIKit's.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// According to the available width.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }

  /// A dimension that the controller chooses.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The default width of a column other than the secondary one, in points.
  static let defaultColumnWidth: CGFloat = 320

  /// The default maximum fraction of the width for such a column. [U]
  static let defaultColumnFraction: CGFloat = 0.4
}

extension UIViewController {
  /// The nearest split view controller that contains this controller.
  ///
  /// - Complexity: O(depth).
  public var splitViewController: UISplitViewController? {
    var candidate = parent
    while let current = candidate, !(current is UISplitViewController) {
      candidate = current.parent
    }
    return candidate as? UISplitViewController
  }
}
