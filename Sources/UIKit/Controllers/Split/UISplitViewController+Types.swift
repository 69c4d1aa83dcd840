extension UISplitViewController {
  /// How many columns there are at most.
  public enum Style: Int, Sendable {
    /// Two controllers by their order, as before columns had names.
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  /// A column, from the leading side; the compact one stands for all where there is little room.
  public enum Column: Int, Sendable {
    case primary
    case supplementary
    case secondary
    case compact
  }

  /// Which columns are seen, and whether they lie beside the secondary one or over it.
  public enum DisplayMode: Int, Sendable {
    /// As the room allows.
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
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
