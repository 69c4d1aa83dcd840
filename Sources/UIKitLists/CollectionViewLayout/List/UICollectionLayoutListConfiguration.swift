/// How a list looks: its kind, its headers and footers, the lines between its rows, what a swipe
/// over a row reveals.
///
/// Source: Apple, UICollectionLayoutListConfiguration.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The kinds of lists.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge; headers stay in sight.
    case plain
    /// Rows from edge to edge in groups on a grey ground.
    case grouped
    /// Rows on cards with round corners.
    case insetGrouped
    /// Rows without lines, selected ones on a rounded ground.
    case sidebar
    /// The same on the background of plain lists.
    case sidebarPlain
  }

  /// What the header of a section is.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none
    /// A supplementary view of the kind `elementKindSectionHeader`.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// What the footer of a section is.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none
    /// A supplementary view of the kind `elementKindSectionFooter`.
    case supplementary
  }

  /// Gives the lines of a row, from those the list would draw.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Gives the buttons that a swipe over a row reveals; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The kind of list.
  public let appearance: Appearance
  /// Default none.
  public var headerMode = HeaderMode.none
  /// Default none.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows. Default true; false in sidebars.
  public var showsSeparators: Bool
  /// What the lines of all rows begin with (iOS 14.5).
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Has the last word on the lines of a row (iOS 14.5). Default nil.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background; nil, the default, for the appearance's own.
  public var backgroundColor: UIColor?
  /// What a swipe from the leading edge reveals. Default nil.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe from the trailing edge reveals. Default nil.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Above each header, in points (iOS 15). Default nil: 22 in plain lists, else none.
  public var headerTopPadding: CGFloat?

  /// A list of a kind, without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  /// Whether sections keep apart.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// The background where the configuration has none; nil for that of any collection view. That
  /// of sidebars is uncertain.
  var ground: UIColor? {
    switch self {
    case .plain, .sidebarPlain: nil
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}
