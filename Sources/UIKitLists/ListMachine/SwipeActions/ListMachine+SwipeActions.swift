/// Rows that are swiped aside.
extension ListMachine {
  /// In seconds. Apple publishes no figure.
  private static let swipeDuration: TimeInterval = 0.3
  /// Which part of the row a finger must push it aside by for the first action to be done.
  /// Uncertain.
  private static let fullSwipe: CGFloat = 0.6

  /// Opens a row as a finger would, at once, by a part of the way it rests at: 0 is closed, 1 open;
  /// more goes on towards a full swipe. Returns whether the row has actions there.
  @discardableResult
  package func showSwipeActions(
    at path: IndexPath, from edge: SwipeEdge, progress: CGFloat = 1
  ) -> Bool {
    layoutIfNeeded()
    guard let configuration = swipeConfiguration(at: path, from: edge) else { return false }
    let width = SwipeActionsView.openWidth(configuration.actions)
    setSwipe(
      .init(path: path, edge: edge, configuration: configuration, distance: width * progress))
    return true
  }

  /// Opens a row, animated, as its delete control does.
  func revealSwipeActions(at path: IndexPath, from edge: SwipeEdge) {
    guard let configuration = swipeConfiguration(at: path, from: edge) else { return }
    setSwipe(.init(path: path, edge: edge, configuration: configuration, distance: 0))
    settleSwipe(at: SwipeActionsView.openWidth(configuration.actions))
  }

  /// What a swipe over a row reveals; nil for nothing.
  func swipeConfiguration(
    at path: IndexPath, from edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? {
    guard let configuration = layout.swipeActions(at: path, from: edge),
      !configuration.actions.isEmpty
    else { return nil }
    return configuration
  }

  /// What a row shows of a swipe; nil for nothing.
  func shownSwipe(at path: IndexPath) -> RowSwipe? {
    guard let open = swipes.open, open.path == path else { return nil }
    return RowSwipe(
      edge: open.edge, actions: open.configuration.actions, distance: open.distance
    ) { [weak self] in self?.perform($0) }
  }

  func setSwipe(_ open: SwipeState.Open?) {
    let before = swipes.open?.path
    defer { if before != open?.path { host.swipedRowDidChange(from: before, to: open?.path) } }
    if let old = swipes.open, old.path != open?.path {
      swipes.open = nil
      cell(at: old.path)?.rowParts?.swipe = nil
    }
    swipes.open = open
    guard let open, let parts = cell(at: open.path)?.rowParts else { return }
    parts.swipe = shownSwipe(at: open.path)
  }

  /// Closes the row that is open.
  package func closeSwipeActions(animated: Bool) {
    guard swipes.open != nil else { return }
    guard animated, window != nil else { return setSwipe(nil) }
    settleSwipe(at: 0)
  }

  /// Takes the open row to where it comes to rest; at 0 it is closed there.
  func settleSwipe(at distance: CGFloat) {
    guard var open = swipes.open else { return }
    let (path, host) = (open.path, host)
    open.distance = distance
    UIView.animate(withDuration: Self.swipeDuration) {
      self.setSwipe(open)
      self.cell(at: path)?.layoutIfNeeded()
    } completion: { _ in
      withExtendedLifetime(host) {
        if distance == 0, self.swipes.open?.path == path, self.swipes.open?.distance == 0 {
          self.setSwipe(nil)
        }
      }
    }
  }

  private func perform(_ action: UIContextualAction) {
    guard let open = swipes.open, let cell = cell(at: open.path) else { return }
    action.handler(action, cell) { [weak self] _ in self?.closeSwipeActions(animated: true) }
  }

  // MARK: Fingers

  /// Follows fingers that swipe, from now on.
  func takeSwipes() {
    guard swipes.gesture == nil else { return }
    let gesture = SwipeGesture { [weak self] in self?.swipeDidChange($0) }
    swipes.gesture = gesture
    host.addGestureRecognizer(gesture)
  }

  /// Whether a finger that moves from a point to the right, or to the left, swipes a row.
  func mayBeginSwipe(at point: CGPoint, toRight: Bool) -> Bool {
    guard let path = indexPathForItem(at: point), movement == nil else { return false }
    if swipes.open?.path == path { return true }
    return swipeConfiguration(at: path, from: edge(toRight: toRight)) != nil
  }

  private func edge(toRight: Bool) -> SwipeEdge {
    toRight != (host.effectiveUserInterfaceLayoutDirection == .rightToLeft) ? .leading : .trailing
  }

  private func swipeDidChange(_ gesture: SwipeGesture) {
    switch gesture.state {
    case .began: beginSwipe(gesture)
    case .changed: followSwipe(gesture)
    case .ended: endSwipe(gesture)
    default: settleSwipe(at: 0)
    }
  }

  private func beginSwipe(_ gesture: SwipeGesture) {
    let path = indexPathForItem(at: gesture.start)
    if let open = swipes.open, open.path == path {
      gesture.distanceBefore = open.distance
    } else if let path {
      let edge = edge(toRight: gesture.firstWay.dx > 0)
      guard let configuration = swipeConfiguration(at: path, from: edge) else { return }
      gesture.distanceBefore = 0
      setSwipe(.init(path: path, edge: edge, configuration: configuration, distance: 0))
    }
    followSwipe(gesture)
  }

  /// How far a way to the right goes towards opening the row.
  private func opening(_ way: CGFloat, _ edge: SwipeEdge) -> CGFloat {
    self.edge(toRight: true) == edge ? way : -way
  }

  private func followSwipe(_ gesture: SwipeGesture) {
    guard var open = swipes.open else { return }
    let way = opening(gesture.translation(in: host).x, open.edge)
    open.distance = max(0, gesture.distanceBefore + way)
    setSwipe(open)
  }

  private func endSwipe(_ gesture: SwipeGesture) {
    guard let open = swipes.open, let cell = cell(at: open.path) else { return }
    let width = SwipeActionsView.openWidth(open.configuration.actions)
    if open.configuration.performsFirstActionWithFullSwipe,
      open.distance > max(width, cell.bounds.width * Self.fullSwipe)
    {
      settleSwipe(at: cell.bounds.width)
      return open.configuration.actions.first.map(perform) ?? ()
    }
    let speed = opening(gesture.velocity(in: host).x, open.edge)
    settleSwipe(at: open.distance + speed * Self.swipeDuration / 2 > width / 2 ? width : 0)
  }
}
