/// The configuration of a list: its appearance, headers and footers, separators and swipe actions.
///
/// Source: Apple, UICollectionLayoutListConfiguration.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearances of lists.
  public enum Appearance: Int, Sendable {
    /// Rows extend from edge to edge; headers stay visible.
    case plain
    /// Groups of rows extend from edge to edge on a grey background.
    case grouped
    /// Groups of rows are on cards with round corners.
    case insetGrouped
    /// Rows have no separators; selected rows have a background with round corners.
    case sidebar
    /// A sidebar with the background of plain lists.
    case sidebarPlain
  }

  /// The kinds of section headers.
  public enum HeaderMode: Int, Sendable {
    /// The section has no header.
    case none
    /// The header is a supplementary view of the kind `elementKindSectionHeader`.
    case supplementary
    /// The header is the section's first item.
    case firstItemInSection
  }

  /// The kinds of section footers.
  public enum FooterMode: Int, Sendable {
    /// The section has no footer.
    case none
    /// The footer is a supplementary view of the kind `elementKindSectionFooter`.
    case supplementary
  }

  /// Returns the separators of a row, given those of the list.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Returns the swipe actions of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The appearance of the list.
  public let appearance: Appearance
  /// The kind of section headers. Default none.
  public var headerMode = HeaderMode.none
  /// The kind of section footers. Default none.
  public var footerMode = FooterMode.none
  /// Whether rows have separators. Default true; false in sidebars.
  public var showsSeparators: Bool
  /// The default separators of all rows (iOS 14.5).
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure that overrides the separators of a row (iOS 14.5). Default nil.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background colour. Default nil: the appearance's own.
  public var backgroundColor: UIColor?
  /// The closure that returns the swipe actions at the leading edge. Default nil.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the swipe actions at the trailing edge. Default nil.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The spacing above each header, in points (iOS 15). Default nil: 22 in plain lists, else none.
  public var headerTopPadding: CGFloat?

  /// Creates a configuration of an appearance, without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  /// Whether sections are separated from each other.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// The default background colour; nil for that of the collection view. That of sidebars is
  /// uncertain.
  var background: UIColor? {
    switch self {
    case .plain, .sidebarPlain: nil
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}
