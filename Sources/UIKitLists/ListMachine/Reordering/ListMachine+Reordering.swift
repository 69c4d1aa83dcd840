/// Interactive movement of items.
///
/// The view shows the item at its target and the others where they would then be, while the data
/// source is unchanged: each new target is a batch update of the view only, with the layout's own
/// invalidation context, as traces of UIKit show
/// (`_endItemAnimationsWithInvalidationContext:tentativelyForReordering:`). Index paths are those
/// shown; the data source and the delegate get those of the data.
extension ListMachine {
  func beginMovement(of indexPath: IndexPath) -> Bool {
    guard canBeginMovement, indexPath.count == 2 else { return false }
    layoutIfNeeded()
    guard displayed[ElementKey(cell: indexPath)] != nil, host.canMoveItem(at: indexPath),
      beginTentativeMovement(of: indexPath)
    else { return false }
    if let movement { updateEdgeScroll(under: movement) }
    return true
  }

  private var canBeginMovement: Bool {
    movement == nil && activity.recording == nil && placeholderItems.isEmpty
  }

  /// Begins to show an item at its target, without checking whether it can be moved.
  func beginTentativeMovement(of indexPath: IndexPath) -> Bool {
    guard canBeginMovement, let cell = displayed[ElementKey(cell: indexPath)] else { return false }
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

  /// Moves the item to a point of the content and to its target there.
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

  /// Drops the item and, if its index path has changed, notifies the data source.
  func endMovement() {
    validateLayout()
    guard let movement = consumeMovement() else { return }
    let (source, target) = (movement.move.source, movement.move.target)
    guard source != target else { return settleMovement(movement, at: target, cancelled: false) }
    activity.report(movement.move)
    let hasMoved = host.moveItem(from: source, to: target)
    endMoveReport()
    settleMovement(movement, at: hasMoved ? target : source, cancelled: !hasMoved)
  }

  /// Moves all items back.
  func cancelMovement() {
    validateLayout()
    guard let movement = consumeMovement() else { return }
    settleMovement(movement, at: movement.move.source, cancelled: true)
  }

  /// Discards the movement because the data will be read again.
  func abandonMovement() { consumeMovement()?.element.elementState.isInteractivelyMoving = false }

  /// Ends the notification of the data source: its data now equal the items shown.
  func endMoveReport() { if activity.reportedMove != nil { activity.end() } }

  @discardableResult
  func consumeMovement() -> InteractiveMovement? {
    guard let movement else { return nil }
    movement.endEdgeScroll()
    activity.end()
    return movement
  }

  /// Animates the item to its final position, in front of the others until it arrives.
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

  /// Returns the layout's target of the item, which the delegate can override.
  func targetPath(of movement: InteractiveMovement, at position: CGPoint) -> IndexPath {
    let (source, current) = (movement.move.source, movement.move.target)
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: current, withPosition: mirror?(position) ?? position)
    let target = host.moveTarget(of: source, at: current, proposed: proposed)
    requirePosition(target, for: current)
    return target
  }

  private func requirePosition(_ target: IndexPath, for current: IndexPath) {
    target.requireItem()
    guard let count = counts.items[safe: target.section] else {
      stop(
        "attempt to move index path (\(current)) to index path (\(target)) that does not exist - "
          + "there are only \(counts.sections) sections after the update")
    }
    let positionCount = target.section == current.section ? count : count + 1
    guard (0..<positionCount).contains(target.item) else {
      stop(
        "attempt to move index path (\(current)) to index path (\(target)) that does not exist - "
          + "there are only \(positionCount) items in section \(target.section) after the update")
    }
  }
}
