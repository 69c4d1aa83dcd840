import LayoutGeometry

/// A section of a compositional layout: one group, repeated as often as there are items.
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

  // NSObject copies outside any actor, on iOS too; descriptions are made and handed over in one
  // place, so that nobody writes meanwhile.
  nonisolated(unsafe) private var values: Values

  nonisolated private init(values: Values) { self.values = values }

  /// A section of a group; later changes of the group do not show.
  public init(group: NSCollectionLayoutGroup) { values = Values(group: group.duplicate()) }

  /// Room around the groups, in points; zero by default. Boundary views keep off its sides.
  open var contentInsets: NSDirectionalEdgeInsets {
    get { values.contentInsets }
    set { values.contentInsets = newValue }
  }

  /// Room between groups, in points; zero by default.
  open var interGroupSpacing: CGFloat {
    get { values.interGroupSpacing }
    set { values.interGroupSpacing = newValue }
  }

  /// What the insets across the scrolling direction are measured from. Default automatic: what the
  /// layout's configuration says.
  open var contentInsetsReference: UIContentInsetsReference {
    get { values.contentInsetsReference }
    set { values.contentInsetsReference = newValue }
  }

  /// Whether the groups stand in one row across the layout's direction that scrolls by itself, and
  /// where the row comes to rest. Default none.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    get { values.behavior }
    set { values.behavior = newValue }
  }

  /// How a row that scrolls by itself slows down and bounces (iOS 17).
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    values.properties
  }

  /// The views along the section's boundaries, each kind once; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { values.boundaries }
    set { values.boundaries = newValue.map { $0.duplicate() } }
  }

  /// Whether boundary views keep off the section's insets. Default true.
  open var supplementariesFollowContentInsets: Bool {
    get { values.boundariesFollowInsets }
    set { values.boundariesFollowInsets = newValue }
  }

  /// What the boundary views' insets are measured from (iOS 16). Default automatic: what the
  /// layout's configuration says.
  open var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { values.boundaryReference }
    set { values.boundaryReference = newValue }
  }

  /// Told of what is in sight whenever that may have changed, and may move it, fade it or turn it;
  /// nil by default.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    get { values.handler }
    set { values.handler = newValue }
  }

  /// The views behind the section; none by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { values.decorations }
    set { values.decorations = newValue.map { $0.duplicate() } }
  }

  var group: NSCollectionLayoutGroup { values.group }

  /// Whether it is a section of a table, which knows about it.
  var isTableSection: Bool {
    get { values.isTableSection }
    set { values.isTableSection = newValue }
  }

  /// Whether its elements are rows, headers and footers.
  var isList: Bool { list != nil || isTableSection }

  /// What the section knows where it is a list; nil for any other.
  var list: ListSection? {
    get { values.list }
    set { values.list = newValue }
  }

  /// A section with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSection(values: values)
  }

  /// What it is for the arithmetic.
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

/// Told of a section's elements in sight, how far it is scrolled, and what it is laid out in.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
