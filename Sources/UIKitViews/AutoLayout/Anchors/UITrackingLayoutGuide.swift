/// A guide with constraints that are active only while it is near edges or away from them.
///
/// It is near an edge when the tracked object is there. Source: Apple, UITrackingLayoutGuide.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var nearby: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// The edges that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Sets the constraints that are active while the guide is near all of the edges. They replace
  /// those set before for the same edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edges: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(nearby[edges.rawValue] ?? [])
    nearby[edges.rawValue] = trackedConstraints
    setActive(trackedConstraints, nearEdges.isSuperset(of: edges))
  }

  /// Sets the constraints that are active while the guide is near none of the edges. They replace
  /// those set before for the same edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(away[edges.rawValue] ?? [])
    away[edges.rawValue] = trackedConstraints
    setActive(trackedConstraints, nearEdges.isDisjoint(with: edges))
  }

  /// Returns the constraints that were set for being near edges.
  open func constraints(activeWhenNearEdge edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    nearby[edges.rawValue] ?? []
  }

  /// Returns the constraints that were set for being away from edges.
  open func constraints(activeWhenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edges.rawValue] ?? []
  }

  /// Deactivates and removes all tracked constraints.
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
