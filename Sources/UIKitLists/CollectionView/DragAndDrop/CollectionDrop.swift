/// A collection view as what items are dropped on.
@MainActor
final class CollectionDrop: UIDropInteractionDelegate {
  private weak var view: UICollectionView?
  weak var delegate: (any UICollectionViewDropDelegate)? {
    didSet { if let view, delegate != nil { view.addInteraction(interaction) } }
  }
  private lazy var interaction = UIDropInteraction(delegate: self)

  /// The session over the collection view.
  private var session: (any UIDropSession)?
  /// Where the items would go, in the data.
  private var destination: IndexPath?
  private var proposal: UICollectionViewDropProposal?
  /// The item that is highlighted because they would go into it, of what is shown.
  private var highlighted: IndexPath?
  /// Whether the delegate is changing the data for a drop.
  private(set) var isPerforming = false
  /// Whether an item of the collection view's own is shown where it would go.
  private(set) var isReordering = false
  var edgeScroll: EdgeScroll?

  /// Whether the delegate is being asked what would become of the items.
  private var isAsking = false
  /// Whether everything has been made anew since it was asked.
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

  // MARK: What is shown

  /// Asks the delegate what would become of the items where they are, and shows it.
  @discardableResult
  private func update() -> UIDropProposal {
    guard let view, let session else { return UIDropProposal(operation: .cancel) }
    isAsking = true
    defer { isAsking = false }
    isStale = false
    view.layoutIfNeeded()
    let place = session.location(in: view)
    let own = ownItem(of: session)
    let reorders = own != nil && proposal.map(\.opensGap) ?? true
    destination =
      reorders
      ? view.machine.reorderingDestination(of: own, at: place)
      : view.machine.insertionDestination(at: place)
        ?? destination.flatMap(view.machine.insertionPlace)
    let answer: UICollectionViewDropProposal? = delegate?.collectionView?(
      view, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    let proposal =
      answer
      ?? UICollectionViewDropProposal(operation: session.allowsMoveOperation ? .move : .copy)
    self.proposal = proposal
    show(proposal, own, at: place)
    return proposal
  }

  /// The one item of the collection view's own that a move would bring elsewhere.
  private func ownItem(of session: any UIDropSession) -> IndexPath? {
    guard let view, session.items.count == 1, session.allowsMoveOperation else { return nil }
    return view.machine.dragged.path(of: session.items[0])
  }

  private func show(
    _ proposal: UICollectionViewDropProposal, _ own: IndexPath?, at place: CGPoint
  ) {
    guard let view else { return }
    let parts = proposal.opensGap && destination != nil
    if parts, proposal.operation == .move, let own, view.machine.guests.placeholders.isEmpty {
      view.machine.setGap(nil)
      reorder(own, at: place)
    } else {
      endReordering()
      view.machine.setGap(parts ? destination : nil)
    }
    let into = proposal.intent == .insertIntoDestinationIndexPath && proposal.isPositive
    show(highlight: into ? view.machine.itemOfData(at: place).map(view.machine.shownPath) : nil)
  }

  private func reorder(_ own: IndexPath, at place: CGPoint) {
    guard let view else { return }
    if view.machine.movement == nil { isReordering = view.machine.beginTentativeMovement(of: own) }
    guard isReordering else { return }
    view.machine.moveInteractively(to: place)
    view.machine.showDragProgress()
  }

  private func endReordering() {
    guard isReordering else { return }
    isReordering = false
    // Nobody has seen the cell where the finger is.
    view?.machine.landMovingView()
    view?.machine.cancelMovement()
    view?.machine.showDragProgress()
  }

  private func show(highlight item: IndexPath?) {
    guard item != highlighted else { return }
    if let highlighted { view?.machine.setHighlighted(false, at: highlighted) }
    if let item { view?.machine.setHighlighted(true, at: item) }
    highlighted = item
  }

  /// Nothing is shown any more.
  private func close() {
    endEdgeScroll()
    show(highlight: nil)
    endReordering()
    view?.machine.setGap(nil)
    (session, destination, proposal) = (nil, nil, nil)
  }

  /// Items have come or gone under the dragged ones, which have another place now: a batch update
  /// has closed the gap.
  func dataHaveChanged() {
    guard isActive, !isPerforming, !isAsking else { return }
    isReordering = isReordering && view?.machine.movement != nil
    update()
  }

  /// Everything is going to be made anew; the delegate is asked again before items are dropped.
  func dataAreForgotten() {
    guard isActive, !isPerforming else { return }
    isReordering = false
    isStale = true
  }

  /// An update is about to show in earnest what the drop has been showing.
  func handOver() {
    guard let view else { return }
    if isReordering {
      isReordering = false
      view.machine.adoptMovement()
    }
    view.machine.adoptGap()
  }
}

extension CollectionDrop: EdgeScrollFinger {
  func place(in list: ListMachine) -> CGPoint? { session?.location(in: list.host) }

  func contentHasScrolled(in list: ListMachine) { update() }
}

extension UICollectionViewDropProposal {
  /// Whether something is done with the items.
  fileprivate var isPositive: Bool { operation == .copy || operation == .move }

  /// Whether the others part where the items would go.
  fileprivate var opensGap: Bool { isPositive && intent == .insertAtDestinationIndexPath }
}

extension ListMachine {
  /// Where an item of the collection view's own would go that is dropped at a point.
  fileprivate func reorderingDestination(of own: IndexPath?, at place: CGPoint) -> IndexPath? {
    guard let own else { return nil }
    if let movement { return targetPath(of: movement, at: place) }
    return layout.targetIndexPath(
      forInteractivelyMovingItem: own, withPosition: mirror?(place) ?? place)
  }

  /// The path, where items can be inserted there.
  fileprivate func insertionPlace(_ path: IndexPath) -> IndexPath? {
    guard counts.items.indices.contains(path.section) else { return nil }
    return path.item <= dataCount(inSection: path.section) ? path : nil
  }

  /// Where items would be inserted that are dropped at a point; nil where there is no item.
  fileprivate func insertionDestination(at place: CGPoint) -> IndexPath? {
    if let shown = indexPathForItem(at: place) { return guests.pathWithoutGuests(of: shown) }
    guard let section = counts.items.lastIndex(where: { $0 > 0 }) else { return nil }
    let path = IndexPath(item: counts.items[section] - 1, section: section)
    guard let last = attributesForItem(at: path)?.frame, place.y >= last.minY,
      place.y > last.maxY || place.x > last.maxX
    else { return nil }
    return IndexPath(item: dataCount(inSection: section), section: section)
  }
}
