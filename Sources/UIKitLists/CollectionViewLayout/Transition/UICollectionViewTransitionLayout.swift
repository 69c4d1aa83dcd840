/// The layout of a collection view during an interactive transition between two layouts.
///
/// Every element is interpolated between the two layouts by ``transitionProgress``. After setting
/// the progress, call `invalidateLayout()`. An element of only one of the layouts fades.
///
/// Source: Apple, UICollectionViewTransitionLayout.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The progress of the transition, 0 to 1; 0 at first. Values beyond are clamped.
  open var transitionProgress: CGFloat = 0

  /// The layout at the start of the transition.
  open var currentLayout: UICollectionViewLayout { start }

  /// The layout at the end of the transition.
  open var nextLayout: UICollectionViewLayout { end }

  private let start: UICollectionViewLayout
  private let end: UICollectionViewLayout
  private var preparedProgress: CGFloat = 0
  private var animatedValues: [String: CGFloat] = [:]

  /// The visible rectangles at the start and the end, in the layouts' coordinates; nil outside of a
  /// collection view.
  var viewport: (start: CGRect, end: CGRect)?

  /// The contexts of a bounds change for the two layouts, pending until the bounds change.
  private var pendingContexts:
    [(layout: UICollectionViewLayout, context: UICollectionViewLayoutInvalidationContext)] = []

  /// Creates a layout at the start of the transition between two layouts.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    start = currentLayout
    end = newLayout
    super.init()
  }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Values

  /// Sets a number for a key, such as the distance between two fingers.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// Returns the number last set for a key; 0 before.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  // MARK: Placing

  /// The content size interpolated between the layouts' by the progress.
  open override var collectionViewContentSize: CGSize {
    start.collectionViewContentSize.mixed(with: end.collectionViewContentSize, progress)
  }

  /// Returns the interpolated attributes of elements that intersect a rectangle. Considers the
  /// elements visible at either end of the transition and those of either layout in the rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { mixedElements(in: rect) }

  /// Returns the item's attributes interpolated between the layouts by the progress.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixed(ElementKey(cell: indexPath)) }

  /// Returns the supplementary view's attributes interpolated between the layouts.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(ElementKey(supplementary: elementKind, indexPath))
  }

  /// Returns the decoration view's attributes interpolated between the layouts.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(ElementKey(decoration: elementKind, indexPath))
  }

  // MARK: Invalidating

  /// Returns whether either layout returns true.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    layouts.contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  /// Returns a context, and keeps contexts for the layouts that need an invalidation.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    pendingContexts =
      layouts
      .filter { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
      .map { ($0, $0.invalidationContext(forBoundsChange: newBounds)) }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  /// Invalidates the layout, and both layouts if bounds or data have changed: new progress alone
  /// leaves them valid.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    for (layout, context) in pendingContexts { layout.invalidateLayout(with: context) }
    pendingContexts = []
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      for layout in layouts {
        let own = type(of: layout).makeInvalidationContext()
        own.adoptMarks(of: context)
        layout.invalidateLayout(with: own)
      }
    }
    super.invalidateLayout(with: context)
  }

  // MARK: Direction

  /// The current layout's direction.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    start.developmentLayoutDirection
  }

  /// Whether both layouts flip.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    layouts.allSatisfy(\.flipsHorizontallyInOppositeLayoutDirection)
  }

  // MARK: For the collection view

  var layouts: [UICollectionViewLayout] { [start, end] }

  /// Whether the layout returns the values of its end, whatever the progress.
  var returnsEndAttributes = false

  /// The effective progress: in a collection view, that of the last preparation.
  var progress: CGFloat {
    if returnsEndAttributes { return 1 }
    return min(max(user == nil ? transitionProgress : preparedProgress, 0), 1)
  }

  /// Views do not size themselves during the transition.
  package override func requestsPreferredAttributes(
    of category: UICollectionView.ElementCategory
  ) -> Bool { false }

  package override func decorationViewSource(ofKind kind: String) -> ViewSource? {
    super.decorationViewSource(ofKind: kind) ?? start.decorationViewSource(ofKind: kind)
      ?? end.decorationViewSource(ofKind: kind)
  }

  package override func prepareIfNeeded() {
    for layout in layouts { layout.prepareIfNeeded() }
    if needsPreparation { preparedProgress = transitionProgress }
    super.prepareIfNeeded()
  }
}
