import LayoutGeometry

/// Places items in lines, sections one after the other, with headers and footers.
///
/// Lines run across the scrolling direction, each as tall as its tallest item. Measures come from
/// the delegate where it is a `UICollectionViewDelegateFlowLayout` and has the method, else from
/// the properties. Frames lie on whole device pixels. The arithmetic is `FlowGeometry`'s;
/// attributes are made for what is asked, each time anew.
///
/// With an `estimatedItemSize` cells size themselves: each is asked when it comes into sight, and
/// what it asks for is kept until it is invalidated, by reloading, new delegate metrics or a new
/// width; a batch update takes it along. Until all have been seen, the content size is an estimate.
/// In the end the frames are those of a layout with these sizes given from the start.
///
/// Source: Apple, UICollectionViewFlowLayout.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimated size that asks cells to size themselves.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  // MARK: Measures

  /// The size of items without a size from the delegate; 50×50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The distance between lines, tallest item to tallest item; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least distance between the items of a line; 10 by default. Full lines widen it.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The margins around a section's items, not its header or footer; zero by default.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The size of headers, of which only the length along the scrolling direction counts; zero, for
  /// none, by default. Headers and footers do not size themselves, as on iOS.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, of which only the length along the scrolling direction counts; zero, for
  /// none, by default.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size assumed of cells that size themselves, until they are seen; zero, for cells that do
  /// not, by default.
  ///
  /// `automaticSize` assumes the average of those already measured, and `itemSize` before there are
  /// any. Sizes that the delegate gives go before either.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The direction in which content scrolls; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// What section insets are measured from, across the scrolling direction; the content inset by
  /// default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay in sight while their section does; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet {
      if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() }
      tellObservers(
        of: "sectionHeadersPinToVisibleBounds", from: oldValue, to: sectionHeadersPinToVisibleBounds
      )
    }
  }

  /// Whether footers stay in sight while their section does; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet {
      if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() }
      tellObservers(
        of: "sectionFootersPinToVisibleBounds", from: oldValue, to: sectionFootersPinToVisibleBounds
      )
    }
  }

  // MARK: State

  /// The measures as the delegate last gave them; nil to ask again.
  var measures: [FlowSectionMetrics]?
  /// The places that follow from them; nil to compute again.
  var geometry: FlowGeometry?
  /// What the places were computed for.
  var container: FlowContainer?
  /// Whether the items of a section lie in one row, `minimumInteritemSpacing` apart, that scrolls
  /// by itself across the layout's direction; nil for none, as in UIKit, whose flow layouts have no
  /// such sections.
  package final var scrollsByItself: ((_ section: Int) -> Bool)?
  /// Whether any section scrolls by itself.
  var hasRows = false
  var hasWarnedOfOverflow = false
  /// What cells asked for before the update that is under way, by the places the items have after
  /// it.
  var keptSizes: KeptSizes?
  /// How often measured sizes have been forgotten.
  var generation = 0
  /// Whether places are being computed for a content size that is asked for between passes.
  var isAskedBetweenPasses = false

  // MARK: UICollectionViewLayout

  /// `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Left to right.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Asks for the measures and computes the places, as far as they are out of date.
  ///
  /// Complexity: O(sections), and O(items) where the delegate gives their sizes.
  open override func prepare() {
    super.prepare()
    updateGeometry()
    updateEstimate()
  }

  /// All sections along the scrolling direction; across it, the collection view without its
  /// adjusted content inset. Asked before the next layout pass, it is that of the measures as they
  /// are now.
  open override var collectionViewContentSize: CGSize {
    placeIfMissing()
    return geometry?.contentSize ?? unpreparedContentSize
  }

  /// The attributes of what meets a rectangle: by section the header, the items in order, the
  /// footer.
  ///
  /// Complexity: O(log sections + log lines + elements of the lines met).
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

  /// Where an item that appears comes from; outside of updates where the item is, faded out.
  ///
  /// That it is something outside of updates is what public layouts count on that ask it while they
  /// prepare; that it is faded out then is uncertain.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      ?? (appearing.isEmpty ? fadedAttributes(ofItem: itemIndexPath) : nil)
  }

  /// Where an item that disappears goes; outside of updates where the item is, faded out.
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

  /// The attributes of a section's header or footer; nil for one of no length, or of another kind.
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

  /// The first contradiction in the places, or between them and how much there is to show.
  package override var invariantViolation: String? { geometryViolation }

  /// True for a new size and, with pinned headers or footers, for a new offset.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = user?.bounds else { return false }
    return newBounds.size != bounds.size || (isPinning && newBounds.origin != bounds.origin)
  }

  /// A context that keeps measures and places for a new offset, and nothing for a new size.
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

  /// Forgets measures or places as far as the context says; a context of another class means all.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isReload = context.invalidateEverything || context.invalidateDataSourceCounts
    moveMeasures(context)
    if let fitted = context.fittedSize, !isReload {
      measure(fitted, context)
    } else if isReload || flow?.invalidateFlowLayoutDelegateMetrics ?? true {
      let kept = context.survival.flatMap(sizesToKeep)
      forgetMeasures()
      keptSizes = kept
    } else if flow?.invalidateFlowLayoutAttributes == true {
      forgetPlaces()
    }
    super.invalidateLayout(with: context)
  }

  /// Whether cells size themselves and this one asks for another size than it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isNews(preferredAttributes, originalAttributes) }

  /// A context with the size a cell asks for. Invalidating with it takes the size over, moves what
  /// follows, and fills in the context's adjustments of content size and offset: what is in sight
  /// stays where it is.
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

  /// A context that asks the delegate for sizes again where an item has been dropped in another
  /// place: the data have followed, and a delegate may go by places. Cells that size themselves
  /// keep their sizes.
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

  /// What cells have asked for stays.
  package override func askForSizesAgain() {
    let context = type(of: self).makeInvalidationContext()
    context.markDataSourceCountsChanged()
    context.survival = { $0 }
    invalidateLayout(with: context)
  }

  // MARK: For the collection view

  package override func asksForPreferredAttributes(
    of category: UICollectionView.ElementCategory
  ) -> Bool { isSelfSizing && category == .cell }

  package override func staysInSight(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    switch attributes.representedElementKind {
    case UICollectionView.elementKindSectionHeader: sectionHeadersPinToVisibleBounds
    case UICollectionView.elementKindSectionFooter: sectionFootersPinToVisibleBounds
    default: false
    }
  }

  package override var fittingGeneration: Int { generation }

  /// A size that was right from the start counts as measured.
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

  /// Insets, margins and the screen's scale can change without an invalidation; places follow them
  /// all the same.
  package override func prepareIfNeeded() {
    if geometry != nil, let container, currentContainer != container {
      if isSelfSizing, currentContainer?.crossExtent != container.crossExtent {
        forgetMeasures()
      } else {
        forgetPlaces()
      }
      needsPreparation = true
    }
    super.prepareIfNeeded()
  }
}
