/// The layout of a collection view that is on its way from one layout to another by hand.
///
/// Every element lies between where the two layouts have it, by ``transitionProgress``. Whoever
/// sets the progress also calls `invalidateLayout()`. An element that only one of the layouts has
/// fades.
///
/// Source: Apple, UICollectionViewTransitionLayout.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// How much of the way is done, 0 to 1; 0 at first. Numbers beyond count as the nearer end.
  open var transitionProgress: CGFloat = 0

  /// The layout at the beginning of the way.
  open var currentLayout: UICollectionViewLayout { start }

  /// The layout at its end.
  open var nextLayout: UICollectionViewLayout { end }

  private let start: UICollectionViewLayout
  private let end: UICollectionViewLayout
  private var preparedProgress: CGFloat = 0
  private var animatedValues: [String: CGFloat] = [:]

  /// What is in sight at the beginning and at the end, in the layouts' coordinates; nil outside of
  /// a collection view.
  var sight: (start: CGRect, end: CGRect)?

  /// The invalidations that new bounds mean for the two layouts, until those bounds hold.
  private var pendingContexts:
    [(layout: UICollectionViewLayout, context: UICollectionViewLayoutInvalidationContext)] = []

  /// A layout at the beginning of the way from one layout to another.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    start = currentLayout
    end = newLayout
    super.init()
  }

  /// Archives are not read here: nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Values

  /// Notes a number by a name, such as how far apart two fingers are.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
  }

  /// The number noted last by a name; 0 before.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  // MARK: Placing

  /// Between the layouts' content sizes, by the progress.
  open override var collectionViewContentSize: CGSize {
    start.collectionViewContentSize.mixed(with: end.collectionViewContentSize, progress)
  }

  /// What meets a rectangle on its way, of the elements that are in sight at either end or that
  /// either layout has there.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { mixedElements(in: rect) }

  /// Between the layouts' attributes of the item, by the progress.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixed(ElementKey(cell: indexPath)) }

  /// Between the layouts' attributes of the supplementary view, by the progress.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(ElementKey(supplementary: elementKind, indexPath))
  }

  /// Between the layouts' attributes of the decoration view, by the progress.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(ElementKey(decoration: elementKind, indexPath))
  }

  // MARK: Invalidating

  /// Whether either layout says so.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    layouts.contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  /// A context after which the layouts that say so are invalidated with contexts of their own.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    pendingContexts =
      layouts
      .filter { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
      .map { ($0, $0.invalidationContext(forBoundsChange: newBounds)) }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  /// Marks the layout as out of date, and both layouts where bounds or data have changed: new
  /// progress alone leaves them as they are.
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

  /// The current layout's.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    start.developmentLayoutDirection
  }

  /// Whether both layouts flip.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    layouts.allSatisfy(\.flipsHorizontallyInOppositeLayoutDirection)
  }

  // MARK: For the collection view

  var layouts: [UICollectionViewLayout] { [start, end] }

  /// Whether it answers as at its end, whatever the progress.
  var isAskedForEnd = false

  /// The progress that counts: in a collection view, the one that was last prepared for.
  var progress: CGFloat {
    if isAskedForEnd { return 1 }
    return min(max(user == nil ? transitionProgress : preparedProgress, 0), 1)
  }

  /// Views do not size themselves on the way.
  package override func asksForPreferredAttributes(
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
