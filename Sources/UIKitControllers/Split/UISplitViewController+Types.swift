extension UISplitViewController {
  /// How many columns there are at most.
  public enum Style: Int, Sendable {
    /// Two controllers by their order, as before columns had names.
    case unspecified
    /// A primary and a secondary one.
    case doubleColumn
    /// A supplementary one between these two.
    case tripleColumn
  }

  /// A column, from the leading side; the compact one stands for all where there is little room.
  public enum Column: Int, Sendable {
    /// The outermost one.
    case primary
    /// The one between the primary and the secondary one.
    case supplementary
    /// The one that has most of the room.
    case secondary
    /// The one that stands for all.
    case compact
  }

  /// Which columns are seen, and whether they lie beside the secondary one or over it.
  public enum DisplayMode: Int, Sendable {
    /// As the room allows.
    case automatic
    /// The secondary one alone.
    case secondaryOnly
    /// One beside the secondary one.
    case oneBesideSecondary
    /// One over the secondary one.
    case oneOverSecondary
    /// Two beside the secondary one.
    case twoBesideSecondary
    /// Two over the secondary one.
    case twoOverSecondary
  }

  /// What becomes of the secondary column where others are seen. Raw values are UIKit's.
  public enum SplitBehavior: Int, Sendable {
    /// As the room allows.
    case automatic = 0
    /// It becomes narrower.
    case tile = 1
    /// They lie over it.
    case overlay = 2
    /// It is pushed aside.
    case displace = 3
  }

  /// At which side the primary column lies. Raw values are UIKit's.
  public enum PrimaryEdge: Int, Sendable {
    /// Where lines begin.
    case leading = 0
    /// Where they end.
    case trailing = 1
  }

  /// How the primary column's ground looks. Raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    /// As the controller's.
    case none = 0
    /// As a sidebar's.
    case sidebar = 1
  }

  /// Whether a button is shown. Raw values are UIKit's.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As the room allows.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }

  /// A length that the controller chooses.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The width of a column besides the secondary one where nothing is said, in points.
  static let usualColumnWidth: CGFloat = 320

  /// How much of the width such a column takes at most where nothing is said. [U]
  static let usualColumnFraction: CGFloat = 0.4
}

extension UIViewController {
  /// The split controller this one is in.
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
