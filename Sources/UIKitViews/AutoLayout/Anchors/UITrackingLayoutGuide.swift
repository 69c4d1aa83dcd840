/// A guide that has constraints active only while it is near to edges, or away from them.
///
/// It is near to an edge where what it follows lies there. Source: Apple, UITrackingLayoutGuide.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var nearby: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// The edges that the guide is near to.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Has constraints active while the guide is near to all of the edges, in the place of those
  /// that were set for the same edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edges: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(nearby[edges.rawValue] ?? [])
    nearby[edges.rawValue] = trackedConstraints
    setActive(trackedConstraints, nearEdges.isSuperset(of: edges))
  }

  /// Has constraints active while the guide is near to none of the edges, in the place of those
  /// that were set for the same edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(away[edges.rawValue] ?? [])
    away[edges.rawValue] = trackedConstraints
    setActive(trackedConstraints, nearEdges.isDisjoint(with: edges))
  }

  /// What was set for nearness to edges.
  open func constraints(activeWhenNearEdge edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    nearby[edges.rawValue] ?? []
  }

  /// What was set for distance from edges.
  open func constraints(activeWhenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edges.rawValue] ?? []
  }

  /// Deactivates all that was set, and forgets it.
  open func removeAllTrackedConstraints() {
    for constraints in [nearby, away].flatMap(\.values) {
      NSLayoutConstraint.deactivate(constraints)
    }
    (nearby, away) = ([:], [:])
  }

  private func setActive(_ constraints: [NSLayoutConstraint], _ isActive: Bool) {
    if isActive {
      NSLayoutConstraint.activate(constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
  }
}
