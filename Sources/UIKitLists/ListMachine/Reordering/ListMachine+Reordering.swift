/// What a finger that carries an item does to a collection view.
///
/// The view shows the item where it would land and the others where they would then be, while the
/// data source knows nothing yet: each change of place is a batch update of the view alone, with
/// the layout's own invalidation context, as the traces of UIKit show
/// (`_endItemAnimationsWithInvalidationContext:tentativelyForReordering:`). Index paths are those
/// of what is shown; the data source and the delegate are asked and told with those of the data.
extension ListMachine {
  func beginMovement(of indexPath: IndexPath) -> Bool {
    guard mayBeginMovement, indexPath.count == 2 else { return false }
    layoutIfNeeded()
    guard displayed[ElementKey(cell: indexPath)] != nil, host.letsItemMove(at: indexPath),
      beginTentativeMovement(of: indexPath)
    else { return false }
    if let movement { updateEdgeScroll(under: movement) }
    return true
  }

  private var mayBeginMovement: Bool {
    movement == nil && activity.recording == nil && guests.isEmpty
  }

  /// Begins to show an item where it would land, without asking whether it may be moved.
  func beginTentativeMovement(of indexPath: IndexPath) -> Bool {
    guard mayBeginMovement, let cell = displayed[ElementKey(cell: indexPath)] else { return false }
    activity.carry(InteractiveMovement(of: indexPath, cell))
    cell.elementState.isInteractivelyMoving = true
    setNeedsLayout()
    return true
  }

  func updateMovement(to position: CGPoint) {
    guard let movement else { return }
    moveInteractively(to: position)
    if self.movement === movement { updateEdgeScroll(under: movement) }
  }

  /// Takes the item to a point of the content, and to the place there where it would land.
  func moveInteractively(to position: CGPoint) {
    validateLayout()
    guard let movement else { return }
    let old = (path: movement.move.target, position: movement.position)
    let target = targetPath(of: movement, at: position)
    guard self.movement === movement else { return }
    let counts = counts
    let update = target == old.path ? nil : LayoutUpdate(of: self)
    movement.update(position: position, target: target)
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: mirror?(position) ?? position,
      previousIndexPaths: [old.path], previousPosition: mirror?(old.position) ?? old.position)
    if let update {
      update.run(moving: (old.path, target), from: counts, context)
    } else {
      layout.invalidateLayout(with: context)
      validateLayout()
    }
    placeMovingView()
  }

  /// Drops the item: the data source is told if it has changed its place.
  func endMovement() {
    validateLayout()
    guard let movement = takeMovement() else { return }
    let (source, target) = (movement.move.source, movement.move.target)
    guard source != target else { return settleMovement(movement, at: target, cancelled: false) }
    activity.report(movement.move)
    let hasMoved = host.moveItem(from: source, to: target)
    endMoveReport()
    settleMovement(movement, at: hasMoved ? target : source, cancelled: !hasMoved)
  }

  /// Takes the item and all others back.
  func cancelMovement() {
    validateLayout()
    guard let movement = takeMovement() else { return }
    settleMovement(movement, at: movement.move.source, cancelled: true)
  }

  /// Forgets the item that is being moved: the data are to be read again.
  func abandonMovement() { takeMovement()?.element.elementState.isInteractivelyMoving = false }

  /// The data source has followed the move that it is being told of: its data are what is shown.
  func endMoveReport() { if activity.reportedMove != nil { activity.end() } }

  @discardableResult
  func takeMovement() -> InteractiveMovement? {
    guard let movement else { return nil }
    movement.endEdgeScroll()
    activity.end()
    return movement
  }

  /// Lets the item go to its place, in front of the others until it is there.
  private func settleMovement(
    _ movement: InteractiveMovement, at final: IndexPath, cancelled: Bool
  ) {
    guard !pass.isReloadDue else {
      return movement.element.elementState.isInteractivelyMoving = false
    }
    let previous = movement.move.target
    let update = LayoutUpdate(of: self)
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final], previousIndexPaths: [previous], movementCancelled: cancelled)
    update.run(moving: (previous, final), from: counts, context) { [weak self] in
      guard self?.movement?.element !== movement.element else { return }
      movement.element.elementState.isInteractivelyMoving = false
      self?.setNeedsLayout()
    }
  }

  /// Where the layout, then the delegate, would have the item land.
  func targetPath(of movement: InteractiveMovement, at position: CGPoint) -> IndexPath {
    let (source, current) = (movement.move.source, movement.move.target)
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: current, withPosition: mirror?(position) ?? position)
    let target = host.moveTarget(of: source, at: current, proposed: proposed)
    requirePlace(target, for: current)
    return target
  }

  private func requirePlace(_ target: IndexPath, for current: IndexPath) {
    target.requireItem()
    guard let count = counts.items[safe: target.section] else {
      stop(
        "attempt to move index path (\(current)) to index path (\(target)) that does not exist - "
          + "there are only \(counts.sections) sections after the update")
    }
    let places = target.section == current.section ? count : count + 1
    guard (0..<places).contains(target.item) else {
      stop(
        "attempt to move index path (\(current)) to index path (\(target)) that does not exist - "
          + "there are only \(places) items in section \(target.section) after the update")
    }
  }
}
