import LayoutGeometry

extension UICollectionViewFlowLayout {
  /// Moves the sizes with their items during an interactive movement, without a delegate call.
  ///
  /// - Complexity: O(items of the sections between which an item moves).
  func moveMeasures(_ context: UICollectionViewLayoutInvalidationContext) {
    guard let old = context.previousIndexPathsForInteractivelyMovingItems?.first,
      let new = context.targetIndexPathsForInteractivelyMovingItems?.first, old != new
    else { return }
    measures = measures?.moving(ItemMove(source: old, target: new))
    geometry?.moveItem(from: (old.section, old.item), to: (new.section, new.item))
  }
}

extension [FlowSectionMetrics] {
  /// Returns the measures with one item moved.
  func moving(_ move: ItemMove) -> [FlowSectionMetrics] {
    let (source, target) = (move.source, move.target)
    guard indices.contains(source.section), indices.contains(target.section),
      (0..<self[source.section].count).contains(source.item)
    else { return self }
    var moved = self
    let item = moved[source.section].items.remove(at: source.item)
    moved[target.section].items.insert(item, at: target.item)
    return moved
  }
}
