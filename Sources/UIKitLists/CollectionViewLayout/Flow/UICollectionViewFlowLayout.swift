import LayoutGeometry

/// A layout that arranges items in lines and sections one after the other, with headers and
/// footers.
///
/// Lines run across the scrolling direction, each as tall as its tallest item. Measures come from
/// the delegate if it is a `UICollectionViewDelegateFlowLayout` and has the method, else from the
/// properties. Frames are on whole device pixels. `FlowGeometry` computes them; attributes are
/// created again for each request.
///
/// With an `estimatedItemSize`, cells size themselves. Each is measured when it becomes visible;
/// its preferred size is kept until a reload, new delegate metrics or a new width invalidates it. A
/// batch update keeps it. Until all cells have been measured, the content size is an estimate. The
/// final frames equal those of a layout given these sizes from the start.
///
/// Source: Apple, UICollectionViewFlowLayout.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimated size that makes cells size themselves.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  // MARK: Measures

  /// The size of items for which the delegate returns none; 50×50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The distance between lines, from tallest item to tallest item; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The minimum distance between the items of a line; 10 by default. Full lines widen it.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The margins around a section's items, not its header or footer; zero by default.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The size of headers, of which only the length along the scrolling direction is used; zero, for
  /// none, by default. Headers and footers do not size themselves, as on iOS.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, of which only the length along the scrolling direction is used; zero, for
  /// none, by default.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The estimated size of self-sizing cells until they are measured. Default zero: cells do not
  /// size themselves.
  ///
  /// `automaticSize` estimates the mean of the sizes already measured, or `itemSize` before there
  /// are any. Sizes from the delegate take precedence.
  @exclusivity(unchecked) open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The direction in which content scrolls; vertical by default.
  @exclusivity(unchecked) open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The reference of section insets across the scrolling direction. Default: the content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay visible while their section is; false by default.
  @exclusivity(unchecked) open var sectionHeadersPinToVisibleBounds = false {
    didSet {
      if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() }
      notifyObservers(
        of: "sectionHeadersPinToVisibleBounds", from: oldValue, to: sectionHeadersPinToVisibleBounds
      )
    }
  }

  /// Whether footers stay visible while their section is; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet {
      if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() }
      notifyObservers(
        of: "sectionFootersPinToVisibleBounds", from: oldValue, to: sectionFootersPinToVisibleBounds
      )
    }
  }

  // MARK: State

  /// The measures as last requested; nil to request them again.
  var measures: [FlowSectionMetrics]?
  /// The geometry computed from the measures; nil to compute it again.
  var geometry: FlowGeometry?
  /// The container for which the geometry was computed.
  var container: FlowContainer?
  /// Returns whether a section's items are in one row, `minimumInteritemSpacing` apart, that
  /// scrolls across the layout's direction. Default nil: no sections scroll, as in UIKit's flow
  /// layouts.
  package final var scrollsByItself: ((_ section: Int) -> Bool)?
  /// Whether any section scrolls orthogonally.
  var hasRows = false
  var hasWarnedOfOverflow = false
  /// The cells' preferred sizes before the current update, by the items' index paths after it.
  var retainedSizes: RetainedSizes?
  /// The number of times that measured sizes have been discarded.
  var generation = 0
  /// Whether the geometry is being computed for a content size read between layout passes.
  var isQueriedBetweenPasses = false

  // MARK: UICollectionViewLayout

  /// `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Left to right.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Requests the measures and computes the geometry if they are invalidated.
  ///
  /// - Complexity: O(sections), and O(items) if the delegate returns their sizes.
  open override func prepare() {
    super.prepare()
    updateGeometry()
    updateEstimate()
  }

  /// The length of all sections along the scrolling direction; across it, the collection view's
  /// length less its adjusted content inset. Before a layout pass, it is computed from the current
  /// measures.
  open override var collectionViewContentSize: CGSize {
    placeIfMissing()
    return geometry?.contentSize ?? unpreparedContentSize
  }

  /// Returns the attributes of the elements that intersect a rectangle: for each section the
  /// header, the items in order, and the footer.
  ///
  /// - Complexity: O(log sections + log lines + elements of the intersected lines).
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

  /// Returns the start attributes of an item that appears; outside of updates, its attributes with
  /// an alpha of 0.
  ///
  /// Some public layouts read a value outside of updates, in `prepare()`. Uncertain: that the alpha
  /// of UIKit's is 0.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      ?? (appearing.isEmpty ? fadedAttributes(ofItem: itemIndexPath) : nil)
  }

  /// Returns the end attributes of an item that disappears; outside of updates, with an alpha of 0.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      ?? (disappearing.isEmpty ? fadedAttributes(ofItem: itemIndexPath) : nil)
  }

  private func fadedAttributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2 else { return nil }
    let attributes = attributes(of: .item(section: path.section, item: path.item))
    attributes?.alpha = 0
    return attributes
  }

  /// Returns the attributes of a header or footer; nil if it has no length or is of another kind.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = indexPath.first else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: return attributes(of: .header(section: section))
    case UICollectionView.elementKindSectionFooter: return attributes(of: .footer(section: section))
    default: return nil
    }
  }

  /// The first inconsistency in the geometry, or between it and the numbers of sections and items.
  package override var invariantViolation: String? { geometryViolation }

  /// Returns true for a new size, and for a new offset if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = user?.bounds else { return false }
    return newBounds.size != bounds.size || (isPinning && newBounds.origin != bounds.origin)
  }

  /// Returns a context that keeps measures and geometry for a new offset, and nothing for a new
  /// size.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      let old = user?.bounds.size ?? .zero
      let isNewSize = newBounds.size != old
      let keepsMeasured =
        isSelfSizing && axis.axisSize(newBounds.size).cross == axis.axisSize(old).cross
      flow.invalidateFlowLayoutDelegateMetrics = isNewSize && !keepsMeasured
      flow.invalidateFlowLayoutAttributes = isNewSize
    }
    return context
  }

  /// Discards measures or geometry according to the context; another context class discards all.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isReload = context.invalidateEverything || context.invalidateDataSourceCounts
    moveMeasures(context)
    if let fitted = context.fittedSize, !isReload {
      measure(fitted, context)
    } else if isReload || flow?.invalidateFlowLayoutDelegateMetrics ?? true {
      let retained = context.survival.flatMap(sizesToKeep)
      discardMeasures()
      retainedSizes = retained
    } else if flow?.invalidateFlowLayoutAttributes == true {
      invalidatePositions()
    }
    super.invalidateLayout(with: context)
  }

  /// Returns whether cells size themselves and this one prefers another size than it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isNewPreferredSize(preferredAttributes, originalAttributes) }

  /// Returns a context with a cell's preferred size. Invalidating with it applies the size, moves
  /// what follows, and sets the context's adjustments of content size and offset, so that visible
  /// elements stay in place.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if isSelfSizing {
      context.fittedSize = (originalAttributes.indexPath, preferredAttributes.size)
    }
    return context
  }

  /// Returns a context that requests the delegate's sizes again if an item was dropped at another
  /// index path: the data have changed, and the delegate's sizes may depend on index paths.
  /// Self-sizing cells keep their sizes.
  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutDelegateMetrics = !movementCancelled
    return context
  }

  // MARK: Rows

  package override func row(ofSection section: Int) -> OrthogonalRow? {
    orthogonalRow(ofSection: section)
  }

  package override var scrollsSideways: Bool { axis == .horizontal }

  package override var followsScrolledItems: Bool { isSelfSizing }

  /// Requests the measures again and keeps the sizes of self-sizing cells.
  package override func invalidateSizes() {
    let context = type(of: self).makeInvalidationContext()
    context.markDataSourceCountsChanged()
    context.survival = { $0 }
    invalidateLayout(with: context)
  }

  // MARK: For the collection view

  package override func requestsPreferredAttributes(
    of category: UICollectionView.ElementCategory
  ) -> Bool { isSelfSizing && category == .cell }

  package override func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    switch attributes.representedElementKind {
    case UICollectionView.elementKindSectionHeader: sectionHeadersPinToVisibleBounds
    case UICollectionView.elementKindSectionFooter: sectionFootersPinToVisibleBounds
    default: false
    }
  }

  package override var fittingGeneration: Int { generation }

  /// Marks a size that was right from the start as measured.
  package override func keepSize(of attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard isSelfSizing, path.count == 2,
      geometry?.isMeasured(item: path.item, inSection: path.section) == false,
      let size = geometry?.size(ofItem: path.item, inSection: path.section)
    else { return }
    geometry?.measure([(path.item, size)], inSection: path.section)
  }

  override func mark(plain context: UICollectionViewLayoutInvalidationContext) {
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    flow.invalidateFlowLayoutDelegateMetrics = true
    flow.invalidateFlowLayoutAttributes = true
  }

  /// Prepares again if insets, margins or the screen's scale changed, which can be without an
  /// invalidation.
  package override func prepareIfNeeded() {
    if geometry != nil, let container, currentContainer != container {
      if isSelfSizing, currentContainer?.crossExtent != container.crossExtent {
        discardMeasures()
      } else {
        invalidatePositions()
      }
      needsPreparation = true
    }
    super.prepareIfNeeded()
  }
}
