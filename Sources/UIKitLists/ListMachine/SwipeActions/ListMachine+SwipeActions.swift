/// Swipe actions of rows.
extension ListMachine {
  /// The duration of the animation, in seconds. Apple publishes no value.
  private static let swipeDuration: TimeInterval = 0.3
  /// The fraction of the row's width from which a full swipe performs the first action. Uncertain.
  private static let fullSwipe: CGFloat = 0.6

  /// Shows a row's swipe actions at once, at a fraction of the resting position: 0 is closed, 1
  /// open; more continues towards a full swipe. Returns whether the row has actions at that edge.
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

  /// Shows a row's swipe actions with animation, as its delete control does.
  func revealSwipeActions(at path: IndexPath, from edge: SwipeEdge) {
    guard let configuration = swipeConfiguration(at: path, from: edge) else { return }
    setSwipe(.init(path: path, edge: edge, configuration: configuration, distance: 0))
    settleSwipe(at: SwipeActionsView.openWidth(configuration.actions))
  }

  /// Returns a row's swipe actions; nil for none.
  func swipeConfiguration(
    at path: IndexPath, from edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? {
    guard let configuration = layout.swipeActions(at: path, from: edge),
      !configuration.actions.isEmpty
    else { return nil }
    return configuration
  }

  /// Returns the visible swipe of a row; nil for none.
  func visibleSwipe(at path: IndexPath) -> RowSwipe? {
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
    parts.swipe = visibleSwipe(at: open.path)
  }

  /// Hides the swipe actions of the open row.
  package func closeSwipeActions(animated: Bool) {
    guard swipes.open != nil else { return }
    guard animated, window != nil else { return setSwipe(nil) }
    settleSwipe(at: 0)
  }

  /// Animates the open row to its resting position; 0 closes it.
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

  // MARK: Touches

  /// Adds the gesture recognizer for swipes.
  func consumeSwipes() {
    guard swipes.gesture == nil else { return }
    let gesture = SwipeGesture { [weak self] in self?.swipeDidChange($0) }
    swipes.gesture = gesture
    host.addGestureRecognizer(gesture)
  }

  /// Returns whether a horizontal pan from a point begins a swipe.
  func shouldBeginSwipe(at point: CGPoint, toRight: Bool) -> Bool {
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
      let edge = edge(toRight: gesture.initialTranslation.dx > 0)
      guard let configuration = swipeConfiguration(at: path, from: edge) else { return }
      gesture.distanceBefore = 0
      setSwipe(.init(path: path, edge: edge, configuration: configuration, distance: 0))
    }
    followSwipe(gesture)
  }

  /// Converts a distance to the right to the direction in which the row opens.
  private func opening(_ translation: CGFloat, _ edge: SwipeEdge) -> CGFloat {
    self.edge(toRight: true) == edge ? translation : -translation
  }

  private func followSwipe(_ gesture: SwipeGesture) {
    guard var open = swipes.open else { return }
    let translation = opening(gesture.translation(in: host).x, open.edge)
    open.distance = max(0, gesture.distanceBefore + translation)
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
