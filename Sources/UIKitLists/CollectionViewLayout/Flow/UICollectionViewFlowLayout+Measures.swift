import LayoutGeometry

extension UICollectionViewFlowLayout {
  var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  /// Returns the measures of all sections: the delegate's, or else the layout's properties. An item
  /// that is being moved keeps its size.
  ///
  /// The first call of a delegate method shows whether it exists. Complexity: O(sections + items
  /// whose size the delegate returns).
  func measureSections(of view: UICollectionView) -> [FlowSectionMetrics] {
    let delegate =
      view.delegate as? any UICollectionViewDelegateFlowLayout
      ?? view.delegate.flatMap(NamedFlowDelegate.init)
    var insets = DelegateMeasure(fallback: sectionInset) {
      delegate?.collectionView?(view, layout: self, insetForSectionAt: $0)
    }
    var lineSpacing = DelegateMeasure(fallback: minimumLineSpacing) {
      delegate?.collectionView?(view, layout: self, minimumLineSpacingForSectionAt: $0)
    }
    var interitemSpacing = DelegateMeasure(fallback: minimumInteritemSpacing) {
      delegate?.collectionView?(view, layout: self, minimumInteritemSpacingForSectionAt: $0)
    }
    var header = DelegateMeasure(fallback: headerReferenceSize) {
      delegate?.collectionView?(view, layout: self, referenceSizeForHeaderInSection: $0)
    }
    var footer = DelegateMeasure(fallback: footerReferenceSize) {
      delegate?.collectionView?(view, layout: self, referenceSizeForFooterInSection: $0)
    }
    var sizer = delegate
    let sections = (0..<view.numberOfSections).map { section in
      let inset = insets.value(inSection: section)
      let (along, across) = (inset.along(axis), inset.across(axis))
      var metrics = FlowSectionMetrics(
        items: measureItems(of: view, section: section, delegate: &sizer),
        insets: FlowSectionMetrics.Insets(
          mainLeading: along.leading, mainTrailing: along.trailing, crossLeading: across.leading,
          crossTrailing: across.trailing),
        lineSpacing: Double(lineSpacing.value(inSection: section)),
        interitemSpacing: Double(interitemSpacing.value(inSection: section)),
        headerExtent: axis.axisSize(header.value(inSection: section)).main,
        footerExtent: axis.axisSize(footer.value(inSection: section)).main)
      metrics.isRow = scrollsByItself?(section) ?? false
      return metrics
    }
    retainedSizes = nil
    var shown = view.machine.interactiveMove.map(sections.moving) ?? sections
    for path in view.machine.placeholderPaths where shown.indices.contains(path.section) {
      shown[path.section].items.insertPlaceholder(at: path.item, size: axis.axisSize(itemSize))
    }
    return shown
  }

  /// Requests each item's size. The first call shows whether the delegate has the method. If not,
  /// the delegate is dropped; if so, further calls are direct, at an eighth of the cost of an
  /// optional call.
  private func measureItems(
    of view: UICollectionView, section: Int,
    delegate: inout (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSectionMetrics.Items {
    let count = view.machine.dataCount(inSection: section)
    let uniform =
      isSelfSizing
      ? estimatedItems(count: count, section: section)
      : FlowSectionMetrics.Items.uniform(count: count, size: axis.axisSize(itemSize))
    guard count > 0 else { return uniform }
    guard let flowDelegate = delegate else {
      _ = checked(isSelfSizing ? estimatedItemSize : itemSize, item: 0, section: section)
      return uniform
    }
    let optionalFirst: CGSize? = flowDelegate.collectionView?(
      view, layout: self, sizeForItemAt: IndexPath(item: 0, section: section))
    guard let first = optionalFirst else {
      delegate = nil
      _ = checked(isSelfSizing ? estimatedItemSize : itemSize, item: 0, section: section)
      return uniform
    }
    let axis = axis
    var sizes: [AxisSize] = []
    sizes.reserveCapacity(count)
    sizes.append(axis.axisSize(checked(first, item: 0, section: section)))
    // Changes one path in place: Foundation creates a new one from an array, which costs as much as
    // the rest.
    var path = IndexPath(item: 0, section: section)
    for item in 1..<max(1, count) {
      path[1] = item
      let size: CGSize = flowDelegate.collectionView(view, layout: self, sizeForItemAt: path)
      sizes.append(axis.axisSize(checked(size, item: item, section: section)))
    }
    return isSelfSizing
      ? .estimated(keepingSizes(EstimatedSizes(startingWith: sizes), inSection: section))
      : .sized(sizes)
  }
}
