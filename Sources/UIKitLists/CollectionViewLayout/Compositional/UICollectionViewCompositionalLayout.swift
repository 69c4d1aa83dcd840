import LayoutGeometry

/// Places sections of groups of items, each described by itself.
///
/// The arithmetic is `CompositionalGeometry`'s: one group of a section is solved, the others are
/// moved copies of it. Frames lie on whole device pixels, as on iOS 17. Cells and views with an
/// estimated dimension say what they need when they come into sight; what is in sight stays where
/// it is meanwhile. From right to left everything is mirrored.
///
/// Source: Apple, UICollectionViewCompositionalLayout.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What all sections share. Setting it takes a copy and puts the layout out of date.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { shared.duplicate() }
    set {
      shared = newValue.duplicate()
      invalidateLayout()
    }
  }

  // MARK: State

  private(set) var shared: UICollectionViewCompositionalLayoutConfiguration
  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  /// The sections as they were last described; nil to ask again.
  var descriptions: [NSCollectionLayoutSection]?
  /// The groups by the numbers that problems name.
  var groups: [NSCollectionLayoutGroup] = []
  /// The places that follow from them; nil to compute again.
  var geometry: CompositionalGeometry?
  /// What the places were computed for.
  var container: CompositionalContainer?
  /// What views asked for before an invalidation, by the places the items have after it.
  var kept = KeptCompositionalSizes()
  /// What of the sections matters while content scrolls.
  var survey = SectionsSurvey()
  /// What handlers last made of what was in sight.
  var lastHandled: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// Told of a section without room, instead of which the program stops; nothing is laid out then.
  package final var problemHandler: ((_ section: Int) -> Void)?
  /// How often measured sizes have been put in doubt.
  var generation = 0

  // MARK: Lifecycle

  /// A layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout whose sections are all alike, with what they share.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    let section = section.copied
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// A layout whose sections a closure describes.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout whose sections a closure describes, with what they share.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    shared = configuration.duplicate()
    super.init()
  }

  /// Not to be had: what a layout is made of is no part of an archive.
  public required init?(coder: NSCoder) { nil }

  // MARK: UICollectionViewLayout

  /// A class of the layout's own.
  open override class var invalidationContextClass: AnyClass {
    CompositionalInvalidationContext.self
  }

  /// Left to right.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// True: leading is where reading begins.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Asks for the sections and computes the places, as far as they are out of date.
  ///
  /// Complexity: O(sections + what one group of each costs + what has been measured).
  open override func prepare() {
    super.prepare()
    updateGeometry()
  }

  /// All sections along the scrolling direction; across it, the collection view without its
  /// adjusted content inset.
  open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  /// The attributes of what meets a rectangle, sections that scroll by themselves being where they
  /// are scrolled to; frames in these are as if they were not scrolled.
  ///
  /// Complexity: O(log sections + elements of the groups met).
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes(in: rect) }

  /// The attributes of an item; nil for one that does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return attributes(of: .item(section: indexPath.section, item: indexPath.item))
  }

  /// The attributes of a badge, a header or the like; nil for one that does not exist.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    CompositionalElement(supplementary: elementKind, at: indexPath).flatMap(attributes)
  }

  /// The attributes of a section's background; nil for one that does not exist.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = indexPath.first else { return nil }
    return attributes(of: .background(kind: elementKind, section: section))
  }

  /// True for a new size and, where something is pinned or a section has a handler, for a new
  /// offset.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = user?.bounds else { return false }
    return newBounds.size != bounds.size || (newBounds.origin != bounds.origin && followsOffset)
  }

  /// A context that keeps everything for a new offset, and the sizes for a new length along the
  /// scrolling direction.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let old = user?.bounds.size ?? .zero
    if newBounds.size != old, let context = context as? CompositionalInvalidationContext {
      let isAsWide = axis.axisSize(newBounds.size).cross == axis.axisSize(old).cross
      context.extent = isAsWide ? .descriptions : .sizes
    }
    return context
  }

  /// Forgets descriptions and sizes as far as the context says; a context of another class means
  /// the descriptions.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    forget(context)
    super.invalidateLayout(with: context)
  }

  /// Whether a cell or view of an estimated dimension asks for another length than it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { wish(preferredAttributes, originalAttributes) != nil }

  /// A context with the size a view asks for. Invalidating with it takes the size over, moves what
  /// follows, and fills in the context's adjustments of content size and offset: what is in sight
  /// stays where it is.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? CompositionalInvalidationContext)?.fitted = wish(
      preferredAttributes, originalAttributes)
    return context
  }

  // MARK: For the collection view

  package override func asksForPreferredAttributes(
    of category: UICollectionView.ElementCategory
  ) -> Bool { category != .decorationView && geometry?.isEstimated == true }

  package override func staysInSight(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    CompositionalElement(attributes).map { geometry?.pins($0) == true } ?? false
  }

  /// How high each item of a section is taken to be, in points, until it is measured, or for good;
  /// nil, as here, for as high as it is described.
  func startingHeights(ofSection section: Int) -> (heights: [CGFloat], areFinal: Bool)? { nil }

  package override var followsScrolledItems: Bool { geometry?.isEstimated == true }

  package override var scrollsSideways: Bool { axis == .horizontal }

  package override func asksForPreferredAttributes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> Bool { !estimatedAxes(of: attributes).isEmpty }

  package override var fittingGeneration: Int { generation }

  /// Siblings that are as long as the longest of them, be it one that is never in sight.
  package override func itemsToMeasure(with items: () -> [IndexPath]) -> [IndexPath] {
    geometry?.isEstimated == true ? unmeasuredSiblings(of: items()) : []
  }

  /// A size that was right from the start counts as measured.
  package override func keepSize(of attributes: UICollectionViewLayoutAttributes) {
    keepMeasured(attributes)
  }

  override func mark(plain context: UICollectionViewLayoutInvalidationContext) {
    (context as? CompositionalInvalidationContext)?.extent = .descriptions
  }

  /// Insets, margins and the screen's scale can change without an invalidation; places follow them
  /// all the same.
  package override func prepareIfNeeded() {
    if geometry != nil, let container, currentContainer != container {
      keepSizes(currentContainer?.size == container.size ? { $0 } : nil)
      (descriptions, geometry) = (nil, nil)
      needsPreparation = true
    }
    super.prepareIfNeeded()
  }

  package override func row(ofSection section: Int) -> OrthogonalRow? {
    orthogonalRow(ofSection: section)
  }

  /// The room around the parts of a section that is a list.
  func rooms(
    of section: NSCollectionLayoutSection, _ number: Int, sections: Int, scale: Double
  ) -> ListRooms {
    section.list?.rooms(isFirst: number == 0, isLast: number == sections - 1, scale: scale)
      ?? ListRooms()
  }

  /// What an element is told of its place in a list; nil for one that is in none.
  func listPlace(of element: CompositionalElement) -> ListPlace? { placeInList(of: element) }

  package override var offersSwipeActions: Bool { survey.offersSwipes }

  package override func swipeActions(
    at path: IndexPath, from edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? { listSwipeActions(at: path, from: edge) }

  package override var invariantViolation: String? { geometryViolation }
}

/// Describes a section, by its index and what it is laid out in; nil is an error.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

extension NSCollectionLayoutSection {
  /// A copy that nobody else changes.
  var copied: NSCollectionLayoutSection {
    guard let copy = copy() as? NSCollectionLayoutSection else {
      stop("\(type(of: self)) copies itself as something else")
    }
    return copy
  }
}
