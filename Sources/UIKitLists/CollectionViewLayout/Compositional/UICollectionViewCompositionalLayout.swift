import LayoutGeometry

/// A layout that arranges items in groups and groups in sections, each section with its own layout.
///
/// `CompositionalGeometry` computes the frames: one group of a section is solved, the others are
/// moved copies of it. Frames are on whole device pixels, as on iOS 17. Cells and views with an
/// estimated dimension are measured when they become visible; visible elements stay in place
/// meanwhile. Right-to-left layouts are mirrored.
///
/// Source: Apple, UICollectionViewCompositionalLayout.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The settings shared by all sections. Setting them copies the value and invalidates the layout.
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
  /// The current section descriptions; nil to request them again.
  var descriptions: [NSCollectionLayoutSection]?
  /// The groups by the numbers that failures contain.
  var groups: [NSCollectionLayoutGroup] = []
  /// The geometry computed from the descriptions; nil to compute it again.
  var geometry: CompositionalGeometry?
  /// The container for which the geometry was computed.
  var container: CompositionalContainer?
  /// The sizes measured before an invalidation, by the items' index paths after it.
  var retained = RetainedCompositionalSizes()
  /// The properties of the sections that matter during scrolling.
  var survey = SectionTraits()
  /// The visible attributes as handlers last changed them.
  var lastHandled: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The closure called for a section without room. Nothing is laid out then. If nil, the program
  /// stops.
  package final var problemHandler: ((_ section: Int) -> Void)?
  /// The number of times that measured sizes have been invalidated.
  var generation = 0

  // MARK: Lifecycle

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are all alike, with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    let section = section.copied
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout whose sections a closure returns.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections a closure returns, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    shared = configuration.duplicate()
    super.init()
  }

  /// Returns nil: archives do not contain the sections of a layout.
  public required init?(coder: NSCoder) { nil }

  // MARK: UICollectionViewLayout

  /// The private context class of compositional layouts.
  open override class var invalidationContextClass: AnyClass {
    CompositionalInvalidationContext.self
  }

  /// Left to right.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// True: the leading edge follows the reading direction.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Requests the sections and computes the frames if they are invalidated.
  ///
  /// - Complexity: O(sections + cost of one group of each + measured sizes).
  open override func prepare() {
    super.prepare()
    updateGeometry()
  }

  /// The length of all sections along the scrolling direction; across it, the collection view's
  /// length less its adjusted content inset.
  open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  /// Returns the attributes of the elements that intersect a rectangle. Orthogonal sections are
  /// tested at their scrolled position, but their attributes' frames are unscrolled.
  ///
  /// - Complexity: O(log sections + elements of the intersected groups).
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes(in: rect) }

  /// Returns the attributes of an item; nil for one that does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return attributes(of: .item(section: indexPath.section, item: indexPath.item))
  }

  /// Returns the attributes of a supplementary view, such as a badge; nil for one that does not
  /// exist.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    CompositionalElement(supplementary: elementKind, at: indexPath).flatMap(attributes)
  }

  /// Returns the attributes of a section's background; nil for one that does not exist.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = indexPath.first else { return nil }
    return attributes(of: .background(kind: elementKind, section: section))
  }

  /// Returns true for a new size, and for a new offset if a view is pinned or a section has a
  /// handler.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = user?.bounds else { return false }
    return newBounds.size != bounds.size || (newBounds.origin != bounds.origin && followsOffset)
  }

  /// Returns a context that keeps everything for a new offset. For a new size it keeps the measured
  /// sizes only if the length across the scrolling direction is unchanged.
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

  /// Discards the descriptions or the sizes, as the context requests; with a context of another
  /// class, the descriptions.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    forget(context)
    super.invalidateLayout(with: context)
  }

  /// Returns whether a cell or view of an estimated dimension prefers another length than it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { newPreferredSize(preferredAttributes, originalAttributes) != nil }

  /// Returns a context with a view's preferred size. Invalidating with it applies the size, moves
  /// what follows, and sets the context's adjustments of content size and offset, so that visible
  /// elements stay in place.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? CompositionalInvalidationContext)?.fitted = newPreferredSize(
      preferredAttributes, originalAttributes)
    return context
  }

  // MARK: For the collection view

  package override func requestsPreferredAttributes(
    of category: UICollectionView.ElementCategory
  ) -> Bool { category != .decorationView && geometry?.isEstimated == true }

  package override func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    CompositionalElement(attributes).map { geometry?.pins($0) == true } ?? false
  }

  /// Returns the initial height of each item of a section, in points, and whether it is final or
  /// replaced by measuring; nil for the described heights.
  func startingHeights(ofSection section: Int) -> (heights: [CGFloat], areFinal: Bool)? { nil }

  package override var followsScrolledItems: Bool { geometry?.isEstimated == true }

  package override var scrollsSideways: Bool { axis == .horizontal }

  package override func requestsPreferredAttributes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> Bool { !estimatedAxes(of: attributes).isEmpty }

  package override var fittingGeneration: Int { generation }

  /// Siblings with the length of the longest of them, even of one that is never visible.
  package override func itemsToMeasure(with items: () -> [IndexPath]) -> [IndexPath] {
    geometry?.isEstimated == true ? unmeasuredSiblings(of: items()) : []
  }

  /// Marks a size that was right from the start as measured.
  package override func keepSize(of attributes: UICollectionViewLayoutAttributes) {
    keepMeasured(attributes)
  }

  override func mark(plain context: UICollectionViewLayoutInvalidationContext) {
    (context as? CompositionalInvalidationContext)?.extent = .descriptions
  }

  /// Prepares again if insets, margins or the screen's scale changed, which can be without an
  /// invalidation.
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

  /// Returns the spacing around the parts of a list section.
  func listSpacing(
    of section: NSCollectionLayoutSection, _ number: Int, sections: Int, scale: Double
  ) -> ListSpacing {
    section.list?.listSpacing(isFirst: number == 0, isLast: number == sections - 1, scale: scale)
      ?? ListSpacing()
  }

  /// Returns an element's position in its list; nil for an element outside of lists.
  func listPosition(of element: CompositionalElement) -> ListPosition? {
    positionInList(of: element)
  }

  package override var offersSwipeActions: Bool { survey.offersSwipes }

  package override func swipeActions(
    at path: IndexPath, from edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? { listSwipeActions(at: path, from: edge) }

  package override var invariantViolation: String? { geometryViolation }
}

/// Returns a section for an index and an environment; returning nil is an error.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

extension NSCollectionLayoutSection {
  /// A copy that no other object references.
  var copied: NSCollectionLayoutSection {
    guard let copy = copy() as? NSCollectionLayoutSection else {
      stop("\(type(of: self)) must return its own type from copy()")
    }
    return copy
  }
}
