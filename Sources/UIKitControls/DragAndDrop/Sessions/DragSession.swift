/// A drag of items, from the lift to the drop: notifies the delegates and moves the previews.
@MainActor
package final class DragSession: UIDragSession {
  private enum Phase {
    /// The items are lifted and not moved.
    case lifting
    /// The items are dragged.
    case dragging
    /// The touch has ended; the items move to their destination or back.
    case ending
  }

  package private(set) var items: [UIDragItem] = []
  package var localContext: Any?
  private(set) weak var interaction: UIDragInteraction?
  /// The location of the touch in the window.
  private(set) var location: CGPoint
  private let start: CGPoint
  private var phase = Phase.lifting
  /// Owned by the window, since it holds views, which may hold the session.
  private weak var stack: DragStack?
  package let destinations: DropDestinations

  init(of interaction: UIDragInteraction, in window: UIWindow, at location: CGPoint) {
    (self.interaction, self.location, start) = (interaction, location, location)
    let stack = DragStack(in: window)
    self.stack = stack
    window.carried.append(stack)
    destinations = DropDestinations(in: window)
  }

  private var source: (any UIDragInteractionDelegate)? { interaction?.delegate }

  /// Whether the items are dragged.
  var isInProgress: Bool { phase == .dragging }

  // MARK: UIDragDropSession

  package func location(in view: UIView) -> CGPoint {
    view.window.map { view.convert(location, from: $0) } ?? location
  }

  package var allowsMoveOperation: Bool {
    guard let interaction else { return true }
    return source?.dragInteraction?(interaction, sessionAllowsMoveOperation: self) ?? true
  }

  package var isRestrictedToDraggingApplication: Bool {
    guard let interaction else { return false }
    return source?.dragInteraction?(
      interaction, sessionIsRestrictedToDraggingApplication: self) ?? false
  }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  // MARK: Lifting

  /// Requests the items from the source. Returns whether there are any.
  func requestItems() -> Bool {
    guard let interaction else { return false }
    items = source?.dragInteraction(interaction, itemsForBeginning: self) ?? []
    return !items.isEmpty
  }

  /// Lifts the items.
  func lift() {
    guard let interaction else { return }
    for item in items { stack?.add(item, preview(of: item)) }
    for item in items { interaction.itemDidChange(item, .lifting) }
    let animator = DragAnimator()
    source?.dragInteraction?(interaction, willAnimateLiftWith: animator, session: self)
    animator.run(duration: PreviewMetrics.liftDuration) { [weak stack] in
      stack?.lift()
    } completion: {
    }
  }

  /// Returns the size of an item's preview, in points, or nil if it has none.
  package func previewSize(of item: UIDragItem) -> CGSize? { stack?.preview(of: item)?.size }

  private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let interaction, let view = interaction.view else { return nil }
    let wanted: UITargetedDragPreview? = source?.dragInteraction?(
      interaction, previewForLifting: item, session: self)
    return wanted ?? UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters())
  }

  // MARK: Carrying

  /// Moves the items with the touch: the drag begins after the first ten points.
  func move(to location: CGPoint) {
    self.location = location
    if phase == .lifting {
      guard start.distance(to: location) >= GestureLimits.panHysteresis else {
        return
      }
      begin()
    }
    guard phase == .dragging, let interaction else { return }
    stack?.follow(to: location)
    source?.dragInteraction?(interaction, sessionDidMove: self)
    updateDestination()
  }

  private func begin() {
    guard let interaction else { return }
    phase = .dragging
    source?.dragInteraction?(interaction, sessionWillBegin: self)
    for item in items { interaction.itemDidChange(item, .dragging) }
    stack?.gather(around: location, from: start)
  }

  private func updateDestination() {
    destinations.update(DropSession(of: self), at: location)
    stack?.show(destinations.proposal?.operation, count: items.count)
  }

  /// Adds the items that the source returns for a tap of another touch.
  func add(at location: CGPoint) {
    guard phase == .dragging, let interaction, let view = interaction.view else { return }
    let point = view.window.map { view.convert(location, from: $0) } ?? location
    let added: [UIDragItem]? = source?.dragInteraction?(
      interaction, itemsForAddingTo: self, withTouchAt: point)
    guard let added, !added.isEmpty else { return }
    items += added
    for item in added {
      stack?.add(item, preview(of: item))
      interaction.itemDidChange(item, .dragging)
    }
    stack?.gather(around: self.location, from: self.location)
    updateDestination()
  }

  // MARK: The end

  /// Drops the items: they move to their destination, or back.
  func drop() {
    guard phase == .dragging else { return returnToSource() }
    guard let destination = destinations.current, let operation = acceptedOperation else {
      return cancel(as: destinations.proposal?.operation == .forbidden ? .forbidden : .cancel)
    }
    phase = .ending
    notifyEnd(operation)
    let session = DropSession(of: self)
    let flights = DropFlights()
    destinations.flights = flights
    destination.delegate?.dropInteraction?(destination, performDrop: session)
    destinations.flights = nil
    for item in items where flights[item] == nil {
      flights.set(defaultFlight(of: item, to: destination), for: item)
    }
    stack?.fly(items.map { ($0, flights[$0]) }) { [self] in
      destination.delegate?.dropInteraction?(destination, concludeDrop: session)
      if let interaction {
        source?.dragInteraction?(interaction, sessionDidTransferItems: self)
      }
      finish(operation)
    }
  }

  /// The operation of the drop; nil for none.
  private var acceptedOperation: UIDropOperation? {
    switch destinations.proposal?.operation {
    case .copy: .copy
    case .move: allowsMoveOperation ? .move : nil
    default: nil
    }
  }

  private func defaultFlight(of item: UIDragItem, to destination: UIDropInteraction) -> DropFlight {
    let animator = DragAnimator()
    let preview: UITargetedDragPreview? = stack?.preview(of: item).flatMap {
      destination.delegate?.dropInteraction?(
        destination, previewForDropping: item, withDefault: $0)
    }
    destination.delegate?.dropInteraction?(
      destination, item: item, willAnimateDropWith: animator)
    return DropFlight(preview, animator)
  }

  /// Returns the items to their places if they were lifted and not moved.
  private func returnToSource() {
    guard phase == .lifting else { return }
    phase = .ending
    if let openMenu = interaction?.menuForUnmovedLift(start) {
      stack?.clear()
      release()
      return openMenu()
    }
    stack?.fly(items.map { ($0, DropFlight(returnPreview(of: $0), DragAnimator())) }) { [self] in
      release()
    }
  }

  /// Cancels the drag: the items move back.
  func cancel() { if phase == .dragging { cancel(as: .cancel) } else { returnToSource() } }

  private func cancel(as operation: UIDropOperation) {
    guard let interaction else { return }
    phase = .ending
    destinations.leave(DropSession(of: self))
    notifyEnd(operation)
    let flights = items.map { item -> (item: UIDragItem, flight: DropFlight?) in
      let animator = DragAnimator()
      let flight = DropFlight(returnPreview(of: item), animator)
      source?.dragInteraction?(interaction, item: item, willAnimateCancelWith: animator)
      return (item, flight)
    }
    stack?.fly(flights) { [self] in finish(operation) }
  }

  private func returnPreview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let interaction, let preview = stack?.preview(of: item) else { return nil }
    guard returnsFromDrag else { return preview }
    return source?.dragInteraction?(
      interaction, previewForCancelling: item, withDefault: preview) ?? preview
  }

  /// Whether the items have been dragged.
  private var returnsFromDrag: Bool { stack?.isGathered ?? false }

  private func notifyEnd(_ operation: UIDropOperation) {
    if let interaction {
      source?.dragInteraction?(interaction, session: self, willEndWith: operation)
    }
  }

  private func finish(_ operation: UIDropOperation) {
    destinations.notifyEnd(DropSession(of: self))
    release()
    if let interaction {
      source?.dragInteraction?(interaction, session: self, didEndWith: operation)
    }
  }

  private func release() {
    guard let interaction else { return }
    for item in items { interaction.itemDidChange(item, .none) }
    stack?.leaveWindow()
    interaction.forget(self)
  }
}
