/// The input of a view's measurement, which is repeated only if the input changes.
struct MeasurementInput: Equatable {
  let key: ElementKey
  let size: CGSize
  let generation: Int
}

extension ListMachine {
  /// The maximum number of measurements of a view in one layout pass before the program stops.
  private static var fittingLimit: Int { 16 }

  /// Measures the views that became visible or have another size than at their last measurement.
  ///
  /// The layout decides whether the preferred size invalidates it. Returns whether any did; another
  /// pass follows, until every view has its preferred size.
  func fitVisibleViews() -> Bool {
    var hasInvalidated = false
    let candidates = displayed.ordered { layout.requestsPreferredAttributes(of: $0.category) }
    for (key, element) in candidates {
      guard let original = element.appliedAttributes,
        layout.requestsPreferredAttributes(of: original)
      else { continue }
      let question = MeasurementInput(
        key: key, size: original.size, generation: layout.fittingGeneration)
      guard element.elementState.measurementInput != question,
        let offered = original.copy(with: nil) as? UICollectionViewLayoutAttributes
      else { continue }
      element.elementState.measurementInput = question
      countMeasurement(to: element, key)
      let preferred = element.preferredAttributes(instead: offered)
      element.prefer(preferred, over: original)
      if layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      {
        layout.invalidateLayout(
          with: layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        hasInvalidated = true
      } else {
        layout.keepSize(of: original)
      }
    }
    return hasInvalidated
  }

  /// Measures invisible cells on whose sizes visible cells depend. Returns whether that invalidates
  /// the layout.
  func fitOffscreenCells() -> Bool {
    var hasInvalidated = false
    for path in layout.itemsToMeasure(with: { visibleItems }) {
      let key = ElementKey(cell: path)
      guard displayed[key] == nil, let attributes = layout.attributes(of: key).map(placed),
        let cell = dequeueStandby(key) ?? makeElement(key, attributes)?.listCell,
        let offered = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
      else { continue }
      cell.applyIfChanged(attributes)
      let preferred = cell.preferredAttributes(instead: offered)
      if layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      {
        layout.invalidateLayout(
          with: layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        hasInvalidated = true
      } else {
        layout.keepSize(of: attributes)
      }
      prefetching.standby.keep(cell, at: path)
      releaseExcess(sparing: [])
    }
    return hasInvalidated
  }

  private func countMeasurement(to element: any ListElement, _ key: ElementKey) {
    guard pass.countMeasurement(for: key) > Self.fittingLimit else { return }
    stop(
      "the layout \(type(of: layout)) did not settle: \(type(of: element.view)) at "
        + "\(key.indexPath) requested "
        + "another size in each of \(Self.fittingLimit) passes")
  }
}

extension ListElement {
  /// Returns the view's preferred attributes without safe area insets along the measured axes.
  ///
  /// The margins include the safe area. A size that depended on the overlap with a bar would move
  /// the view, and so change the size again.
  fileprivate func preferredAttributes(
    instead offered: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let covered = view.safeAreaInsets
    var open = covered
    if offered.fittedAxes.contains(.horizontal) { (open.left, open.right) = (0, 0) }
    if offered.fittedAxes.contains(.vertical) { (open.top, open.bottom) = (0, 0) }
    guard open != covered else { return preferredLayoutAttributesFitting(offered) }
    view.setSafeAreaInsets(open)
    defer { view.setSafeAreaInsets(nil) }
    return preferredLayoutAttributesFitting(offered)
  }
}
