extension ListElement {
  /// Takes on one set of attributes at once and goes to another.
  func move(
    from start: UICollectionViewLayoutAttributes, to end: UICollectionViewLayoutAttributes
  ) {
    guard !start.looksLike(end) else { return }
    UIView.performWithoutAnimation {
      forceApply(start)
      view.layer.layoutInsideIfNeeded()
    }
    forceApply(end)
    view.layer.layoutInsideIfNeeded()
  }
}
