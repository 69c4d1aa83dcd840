extension ListElement {
  /// Applies the start attributes without animation, then the end attributes.
  func move(
    from start: UICollectionViewLayoutAttributes, to end: UICollectionViewLayoutAttributes
  ) {
    guard !start.matches(end) else { return }
    UIView.performWithoutAnimation {
      forceApply(start)
      view.layer.layoutDescendantsIfNeeded()
    }
    forceApply(end)
    view.layer.layoutDescendantsIfNeeded()
  }
}
