/// The separators above and below a row of a list: their visibility, insets and colour.
///
/// Source: Apple, UIListSeparatorConfiguration.
public struct UIListSeparatorConfiguration: Hashable {
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable {
    /// The list decides: separators are visible between rows.
    case automatic
    /// The separator is visible.
    case visible
    /// The separator is hidden.
    case hidden
  }

  /// The insets that represent the list's own: from the row's primary text to its trailing edge.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The visibility of the separator above the row. Default automatic: hidden.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row. Default automatic: visible between rows, and in
  /// a plain list also below the last one.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the upper separator from the row's edges, in points. Default automatic.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the lower separator from the row's edges, in points. Default automatic.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The separators' colour. Default `separator`.
  public var color = UIColor.separator
  /// The colour of the separator between two selected rows. Default `separator`.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the separators of a list appearance; all appearances have the same defaults.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
