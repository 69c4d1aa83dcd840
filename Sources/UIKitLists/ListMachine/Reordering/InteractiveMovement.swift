/// The interactive movement of an item.
@MainActor
final class InteractiveMovement {
  /// The item's source and its current target.
  private(set) var move: ItemMove
  /// The centre of the item in the content, in points.
  private(set) var position: CGPoint
  /// The item's element.
  let element: any ListElement
  /// The automatic scroll near an edge.
  var edgeScroll: EdgeScroll?

  init(of indexPath: IndexPath, _ element: any ListElement) {
    move = ItemMove(source: indexPath, target: indexPath)
    position = element.view.center
    self.element = element
  }

  var key: ElementKey { ElementKey(cell: move.target) }

  /// Moves the item to a point of the content and sets its target there.
  func update(position: CGPoint, target: IndexPath) {
    self.position = position
    move.target = target
  }

  /// Keeps the position on the screen when the content scrolls.
  func follow(from old: CGPoint, to new: CGPoint) {
    position.x += new.x - old.x
    position.y += new.y - old.y
  }
}

extension InteractiveMovement: EdgeScrollSource {
  func location(in list: ListMachine) -> CGPoint? { list.movement === self ? position : nil }

  /// Updates the item's target.
  func contentHasScrolled(in list: ListMachine) {
    guard list.movement === self else { return }
    list.layoutIfNeeded()
    list.moveInteractively(to: position)
  }
}

extension ListMachine {
  /// Returns the data source's index path of an item shown at a path; the same unless an item is
  /// being moved.
  ///
  /// Items cannot be moved while there are placeholders.
  func dataPath(of shown: IndexPath) -> IndexPath {
    movement?.move.dataPath(of: shown) ?? placeholderItems.pathExcludingPlaceholders(of: shown)
  }

  /// Returns the key of an element with the data source's index path.
  func dataKey(of shown: ElementKey) -> ElementKey {
    guard movement != nil || !placeholderItems.isEmpty, shown.category == .cell else {
      return shown
    }
    return ElementKey(cell: dataPath(of: shown.indexPath))
  }

  /// Returns the index path shown for one of the data source.
  func visiblePath(of data: IndexPath) -> IndexPath {
    movement?.move.visiblePath(of: data) ?? placeholderItems.visiblePath(of: data)
  }

  /// Returns the number of a section's items in the data source, which may differ from that shown.
  func dataCount(inSection section: Int) -> Int {
    (movement?.move.data(counts) ?? placeholderItems.excludingPlaceholders(counts)).items[section]
  }

  /// The attributes of the moving item.
  var movingItemAttributes: UICollectionViewLayoutAttributes? {
    movement.map { movement in
      let position = movement.position
      return placed(
        layout.layoutAttributesForInteractivelyMovingItem(
          at: movement.move.target, withTargetPosition: mirror?(position) ?? position))
    }
  }

  /// Moves the item to the movement's position without animation.
  func placeMovingView() {
    guard let movement, let attributes = movingItemAttributes else { return }
    UIView.performWithoutAnimation { movement.element.applyIfChanged(attributes) }
  }

  /// Moves the item to its target without animation.
  func placeMovingViewAtTarget() {
    guard let movement,
      let attributes = layout.layoutAttributesForItem(at: movement.move.target)
    else { return }
    UIView.performWithoutAnimation { movement.element.applyIfChanged(placed(attributes)) }
  }
}
