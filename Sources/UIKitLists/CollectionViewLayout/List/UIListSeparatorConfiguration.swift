/// The lines above and below a row of a list: whether they show, where they begin, what colour they
/// have.
///
/// Source: Apple, UIListSeparatorConfiguration.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line shows.
  public enum Visibility: Int, Sendable {
    /// As the list sees fit: between rows.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// The insets that stand for the list's own: from the row's primary text to its trailing edge.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether the line above the row shows. Default automatic: it does not.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row shows. Default automatic: between rows, and in a plain list
  /// below the last one too.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the upper line from the row's edges, in points. Default automatic.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The distances of the lower line from the row's edges, in points. Default automatic.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Default: the colour of separators.
  public var color = UIColor.separator
  /// The colour of the line between two selected rows. Default: the colour of separators.
  public var multipleSelectionColor = UIColor.separator

  /// The lines of lists of an appearance, whose ground may be opaque or not.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
