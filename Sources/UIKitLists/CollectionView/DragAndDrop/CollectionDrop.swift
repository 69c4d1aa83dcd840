/// Drops of items on a collection view.
@MainActor
final class CollectionDrop: UIDropInteractionDelegate {
  private weak var view: UICollectionView?
  weak var delegate: (any UICollectionViewDropDelegate)? {
    didSet { if let view, delegate != nil { view.addInteraction(interaction) } }
  }
  private lazy var interaction = UIDropInteraction(delegate: self)

  /// The session over the collection view.
  private var session: (any UIDropSession)?
  /// The destination of the items, by the data source's index path.
  private var destination: IndexPath?
  private var proposal: UICollectionViewDropProposal?
  /// The item highlighted as the destination, by the index path shown.
  private var highlighted: IndexPath?
  /// Whether the delegate is changing the data for a drop.
  private(set) var isPerforming = false
  /// Whether the collection view's own item is shown at its destination.
  private(set) var isReordering = false
  var edgeScroll: EdgeScroll?

  /// Whether the delegate is returning a proposal.
  private var isAsking = false
  /// Whether the data have been reloaded since the last proposal.
  private var isStale = false

  /// Whether items are over the collection view.
  var isActive: Bool { session != nil }

  func install(on view: UICollectionView) { self.view = view }

  // MARK: UIDropInteractionDelegate

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let view, let delegate else { return false }
    return delegate.collectionView?(view, canHandle: session) ?? true
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    self.session = session
    if let view { delegate?.collectionView?(view, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    self.session = session
    let proposal = update()
    view?.machine.updateEdgeScroll(under: self)
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    close()
    if let view { delegate?.collectionView?(view, dropSessionDidExit: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    if isStale { update() }
    guard let view, let proposal else { return close() }
    endEdgeScroll()
    show(highlight: nil)
    isPerforming = true
    delegate?.collectionView(
      view,
      performDropWith: CollectionDropCoordinator(
        of: session, at: destination, proposal, in: view))
    isPerforming = false
    close()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { if let view { delegate?.collectionView?(view, dropSessionDidEnd: session) } }

  // MARK: Destination

  /// Requests the delegate's proposal for the current position, and shows it.
  @discardableResult
  private func update() -> UIDropProposal {
    guard let view, let session else { return UIDropProposal(operation: .cancel) }
    isAsking = true
    defer { isAsking = false }
    isStale = false
    view.layoutIfNeeded()
    let location = session.location(in: view)
    let own = ownItem(of: session)
    let reorders = own != nil && proposal.map(\.opensGap) ?? true
    destination =
      reorders
      ? view.machine.reorderingDestination(of: own, at: location)
      : view.machine.insertionDestination(at: location)
        ?? destination.flatMap(view.machine.insertionIndex)
    let answer: UICollectionViewDropProposal? = delegate?.collectionView?(
      view, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    let proposal =
      answer
      ?? UICollectionViewDropProposal(operation: session.allowsMoveOperation ? .move : .copy)
    self.proposal = proposal
    show(proposal, own, at: location)
    return proposal
  }

  /// Returns the only item of the session if it belongs to the collection view and can be moved.
  private func ownItem(of session: any UIDropSession) -> IndexPath? {
    guard let view, session.items.count == 1, session.allowsMoveOperation else { return nil }
    return view.machine.dragged.path(of: session.items[0])
  }

  private func show(
    _ proposal: UICollectionViewDropProposal, _ own: IndexPath?, at location: CGPoint
  ) {
    guard let view else { return }
    let parts = proposal.opensGap && destination != nil
    if parts, proposal.operation == .move, let own,
      view.machine.placeholderItems.placeholders.isEmpty
    {
      view.machine.setGap(nil)
      reorder(own, at: location)
    } else {
      endReordering()
      view.machine.setGap(parts ? destination : nil)
    }
    let into = proposal.intent == .insertIntoDestinationIndexPath && proposal.isPositive
    show(
      highlight: into ? view.machine.itemOfData(at: location).map(view.machine.visiblePath) : nil)
  }

  private func reorder(_ own: IndexPath, at location: CGPoint) {
    guard let view else { return }
    if view.machine.movement == nil { isReordering = view.machine.beginTentativeMovement(of: own) }
    guard isReordering else { return }
    view.machine.moveInteractively(to: location)
    view.machine.showDragProgress()
  }

  private func endReordering() {
    guard isReordering else { return }
    isReordering = false
    // The cell was invisible at the position of the touch.
    view?.machine.placeMovingViewAtTarget()
    view?.machine.cancelMovement()
    view?.machine.showDragProgress()
  }

  private func show(highlight item: IndexPath?) {
    guard item != highlighted else { return }
    if let highlighted { view?.machine.setHighlighted(false, at: highlighted) }
    if let item { view?.machine.setHighlighted(true, at: item) }
    highlighted = item
  }

  /// Removes everything that shows the drop.
  private func close() {
    endEdgeScroll()
    show(highlight: nil)
    endReordering()
    view?.machine.setGap(nil)
    (session, destination, proposal) = (nil, nil, nil)
  }

  /// Updates the proposal because a batch update has closed the gap, and the index paths under the
  /// dragged items have changed.
  func dataDidChange() {
    guard isActive, !isPerforming, !isAsking else { return }
    isReordering = isReordering && view?.machine.movement != nil
    update()
  }

  /// Marks the proposal as outdated before a reload; it is requested again before a drop.
  func dataWillReload() {
    guard isActive, !isPerforming else { return }
    isReordering = false
    isStale = true
  }

  /// Replaces the preview of the drop by the following update.
  func finishPreview() {
    guard let view else { return }
    if isReordering {
      isReordering = false
      view.machine.adoptMovement()
    }
    view.machine.adoptGap()
  }
}

extension CollectionDrop: EdgeScrollSource {
  func location(in list: ListMachine) -> CGPoint? { session?.location(in: list.host) }

  func contentHasScrolled(in list: ListMachine) { update() }
}

extension UICollectionViewDropProposal {
  /// Whether the operation uses the items.
  fileprivate var isPositive: Bool { operation == .copy || operation == .move }

  /// Whether the other items make room at the destination.
  fileprivate var opensGap: Bool { isPositive && intent == .insertAtDestinationIndexPath }
}

extension ListMachine {
  /// Returns the destination of the collection view's own item at a point.
  fileprivate func reorderingDestination(of own: IndexPath?, at location: CGPoint) -> IndexPath? {
    guard let own else { return nil }
    if let movement { return targetPath(of: movement, at: location) }
    return layout.targetIndexPath(
      forInteractivelyMovingItem: own, withPosition: mirror?(location) ?? location)
  }

  /// Returns the path if items can be inserted there.
  fileprivate func insertionIndex(_ path: IndexPath) -> IndexPath? {
    guard counts.items.indices.contains(path.section) else { return nil }
    return path.item <= dataCount(inSection: path.section) ? path : nil
  }

  /// Returns the destination of items dropped at a point; nil if there is no item.
  fileprivate func insertionDestination(at location: CGPoint) -> IndexPath? {
    if let shown = indexPathForItem(at: location) {
      return placeholderItems.pathExcludingPlaceholders(of: shown)
    }
    guard let section = counts.items.lastIndex(where: { $0 > 0 }) else { return nil }
    let path = IndexPath(item: counts.items[section] - 1, section: section)
    guard let last = attributesForItem(at: path)?.frame, location.y >= last.minY,
      location.y > last.maxY || location.x > last.maxX
    else { return nil }
    return IndexPath(item: dataCount(inSection: section), section: section)
  }
}
