import LayoutGeometry

/// A section of a compositional layout: one group, repeated until it holds all items.
///
/// Source: Apple, NSCollectionLayoutSection.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  struct Values {
    var group: NSCollectionLayoutGroup
    var contentInsets = NSDirectionalEdgeInsets.zero
    var interGroupSpacing: CGFloat = 0
    var contentInsetsReference = UIContentInsetsReference.automatic
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var boundariesFollowInsets = true
    var boundaryReference = UIContentInsetsReference.automatic
    var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    var decorations: [NSCollectionLayoutDecorationItem] = []
    var list: ListSection?
    var isTableSection = false
  }

  // NSObject copies outside any actor, on iOS too. Descriptions are made and passed on in one
  // place, so that there are no concurrent writes.
  nonisolated(unsafe) private var values: Values

  nonisolated private init(values: Values) { self.values = values }

  /// Creates a section with a copy of a group.
  public init(group: NSCollectionLayoutGroup) { values = Values(group: group.duplicate()) }

  /// The insets around the groups, in points; zero by default. Those at the sides also apply to
  /// boundary views, see ``supplementariesFollowContentInsets``.
  open var contentInsets: NSDirectionalEdgeInsets {
    get { values.contentInsets }
    set { values.contentInsets = newValue }
  }

  /// The spacing between groups, in points; zero by default.
  open var interGroupSpacing: CGFloat {
    get { values.interGroupSpacing }
    set { values.interGroupSpacing = newValue }
  }

  /// The reference of the content insets across the scrolling direction. Default automatic: that of
  /// the layout's configuration.
  open var contentInsetsReference: UIContentInsetsReference {
    get { values.contentInsetsReference }
    set { values.contentInsetsReference = newValue }
  }

  /// Whether the groups form a row that scrolls across the layout's direction, and its resting
  /// positions. Default none.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    get { values.behavior }
    set { values.behavior = newValue }
  }

  /// The deceleration and bounce of an orthogonally scrolling section (iOS 17).
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    values.properties
  }

  /// The views along the section's boundaries, one per kind; empty by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { values.boundaries }
    set { values.boundaries = newValue.map { $0.duplicate() } }
  }

  /// Whether boundary views follow the section's content insets. Default true.
  open var supplementariesFollowContentInsets: Bool {
    get { values.boundariesFollowInsets }
    set { values.boundariesFollowInsets = newValue }
  }

  /// The reference of the boundary views' insets (iOS 16). Default automatic: that of the layout's
  /// configuration.
  open var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { values.boundaryReference }
    set { values.boundaryReference = newValue }
  }

  /// The closure called when the visible elements may have changed. It can move, fade or transform
  /// them. Default nil.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    get { values.handler }
    set { values.handler = newValue }
  }

  /// The decoration views behind the section; empty by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { values.decorations }
    set { values.decorations = newValue.map { $0.duplicate() } }
  }

  var group: NSCollectionLayoutGroup { values.group }

  /// Whether the section belongs to a table view.
  var isTableSection: Bool {
    get { values.isTableSection }
    set { values.isTableSection = newValue }
  }

  /// Whether the section's elements are rows, headers and footers.
  var isList: Bool { list != nil || isTableSection }

  /// The section's list configuration; nil if it is not a list.
  var list: ListSection? {
    get { values.list }
    set { values.list = newValue }
  }

  /// Returns a section with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSection(values: values)
  }

  /// Returns the section's geometry, and appends its groups in the order in which messages number
  /// them.
  func described(
    sizes: EstimatedSizes, _ groups: inout [NSCollectionLayoutGroup]
  ) -> CompositionalSection {
    var section = CompositionalSection(count: 0, group: values.group.described(&groups))
    section.sizes = sizes
    section.insets = CompositionalInsets(values.contentInsets)
    section.interGroupSpacing = Double(values.interGroupSpacing)
    section.isOrthogonal = values.behavior != .none
    section.boundaries = values.boundaries.map(\.describedBoundary)
    section.boundariesFollowInsets = values.boundariesFollowInsets
    section.backgrounds = values.decorations.map(\.describedBackground)
    return section
  }
}

/// A closure that gets a section's visible elements, its scroll offset and its environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
