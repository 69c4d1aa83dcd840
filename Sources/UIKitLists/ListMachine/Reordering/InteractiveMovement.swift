/// An item that a finger carries.
@MainActor
final class InteractiveMovement {
  /// Where the item comes from and where it would land now.
  private(set) var move: ItemMove
  /// The point of the content that the item is centred on, in points.
  private(set) var position: CGPoint
  /// What shows the item.
  let element: any ListElement
  /// The scroll that the finger drives near an edge.
  var edgeScroll: EdgeScroll?

  init(of indexPath: IndexPath, _ element: any ListElement) {
    move = ItemMove(source: indexPath, target: indexPath)
    position = element.view.center
    self.element = element
  }

  var key: ElementKey { ElementKey(cell: move.target) }

  /// Takes the item to a point of the content, and to the place there where it would land.
  func update(position: CGPoint, target: IndexPath) {
    self.position = position
    move.target = target
  }

  /// Stays where the finger is while the content scrolls by.
  func follow(from old: CGPoint, to new: CGPoint) {
    position.x += new.x - old.x
    position.y += new.y - old.y
  }
}

extension InteractiveMovement: EdgeScrollFinger {
  func place(in list: ListMachine) -> CGPoint? { list.movement === self ? position : nil }

  /// The item may have another place now.
  func contentHasScrolled(in list: ListMachine) {
    guard list.movement === self else { return }
    list.layoutIfNeeded()
    list.moveInteractively(to: position)
  }
}

extension ListMachine {
  /// Where the data source has what is shown at a path; the same path unless an item is being
  /// moved.
  ///
  /// Items are not moved while there are guests among them.
  func dataPath(of shown: IndexPath) -> IndexPath {
    movement?.move.dataPath(of: shown) ?? guests.pathWithoutGuests(of: shown)
  }

  /// The key of an element by the paths of the data.
  func dataKey(of shown: ElementKey) -> ElementKey {
    guard movement != nil || !guests.isEmpty, shown.category == .cell else { return shown }
    return ElementKey(cell: dataPath(of: shown.indexPath))
  }

  /// Where that is shown which the data source has at a path.
  func shownPath(of data: IndexPath) -> IndexPath {
    movement?.move.shownPath(of: data) ?? guests.shownPath(of: data)
  }

  /// How many items of a section the data source has, which may not be how many are shown.
  func dataCount(inSection section: Int) -> Int {
    (movement?.move.data(counts) ?? guests.withoutGuests(counts)).items[section]
  }

  /// The look of the item that is being moved.
  var movingItemAttributes: UICollectionViewLayoutAttributes? {
    movement.map { movement in
      let position = movement.position
      return placed(
        layout.layoutAttributesForInteractivelyMovingItem(
          at: movement.move.target, withTargetPosition: mirror?(position) ?? position))
    }
  }

  /// Puts the item that is being moved where the finger is, at once.
  func placeMovingView() {
    guard let movement, let attributes = movingItemAttributes else { return }
    UIView.performWithoutAnimation { movement.element.applyIfChanged(attributes) }
  }

  /// Puts the item that is being moved into the place where it would land, at once.
  func landMovingView() {
    guard let movement,
      let attributes = layout.layoutAttributesForItem(at: movement.move.target)
    else { return }
    UIView.performWithoutAnimation { movement.element.applyIfChanged(placed(attributes)) }
  }
}
