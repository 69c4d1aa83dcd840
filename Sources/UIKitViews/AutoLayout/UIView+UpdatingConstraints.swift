extension UIView {
  /// Whether the view is to be asked to update its constraints when it begins to take part in them.
  var requiresUpdateOfConstraints: Bool {
    constraintState.map { !$0.wasAskedForConstraints } ?? true
  }

  /// Marks the view, and the way from the root to it.
  func markNeedsUpdateConstraints() {
    ensuredConstraintState.needsUpdateConstraints = true
    ensuredConstraintState.wasAskedForConstraints = true
    markPathToUpdateConstraints()
    // The pass must come by; where the view is being laid out, another phase follows.
    if !layer.isPlacingSublayers { setNeedsLayout() }
  }

  func markPathToUpdateConstraints() {
    var view: UIView? = self
    while let current = view, !current.constraintsNeedUpdateInside {
      current.constraintsNeedUpdateInside = true
      view = current.superview
    }
  }

  /// Has what lies inside the view update its constraints, and then the view.
  ///
  /// - Complexity: O(views that asked, and their ancestors).
  func updateConstraintsInside() {
    guard constraintsNeedUpdateInside else { return }
    constraintsNeedUpdateInside = false
    for subview in subviews { subview.updateConstraintsInside() }
    constraintState?.engine?.lookAtContents()
    guard let state = constraintState, state.needsUpdateConstraints else { return }
    state.needsUpdateConstraints = false
    state.didUpdateConstraints = false
    LayoutProgress.during(.updateConstraints, viewOwner ?? self) {
      if let viewOwner { viewOwner.updateViewConstraints() } else { updateConstraints() }
    }
    if !state.didUpdateConstraints {
      stop(
        "\(type(of: self))'s updateConstraints method was overridden without calling super, or "
          + "calls to super were not made: -[UIView updateConstraints] must be called.")
    }
  }
}
