extension UIView {
  /// Whether the view must update its constraints when it first takes part in constraint-based
  /// layout.
  var requiresUpdateOfConstraints: Bool {
    guard let constraintState else { return true }
    return !constraintState.didRequestConstraints
  }

  /// Marks the view and its ancestors.
  func markNeedsUpdateConstraints() {
    ensuredConstraintState.needsUpdateConstraints = true
    ensuredConstraintState.didRequestConstraints = true
    markAncestorsNeedUpdateConstraints()
    // A layout pass must follow; during the view's own layout another phase follows anyway.
    if !layer.isPlacingSublayers { setNeedsLayout() }
  }

  func markAncestorsNeedUpdateConstraints() {
    var view: UIView? = self
    while let current = view, !current.layoutFlags.descendantsNeedUpdateConstraints {
      current.layoutFlags.descendantsNeedUpdateConstraints = true
      view = current.superview
    }
  }

  /// Updates pending constraints of the descendants, then of the view.
  ///
  /// - Complexity: O(views with pending updates, and their ancestors).
  func updateConstraintsOfDescendants() {
    guard layoutFlags.descendantsNeedUpdateConstraints else { return }
    layoutFlags.descendantsNeedUpdateConstraints = false
    for subview in subviews { subview.updateConstraintsOfDescendants() }
    constraintState?.engine?.updateStaleContents()
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
