extension UIViewController: TraitStateHolder {
  var traitsInEffect: UITraitCollection {
    overridesInEffect.map { UITraitCollection(traitsFrom: [UIScreen.main.traitCollection, $0]) }
      ?? UIScreen.main.traitCollection
  }

  /// What the controller, its view and all that lies inside has in place of the traits around.
  /// Default nothing.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      traitStateInUse.overrides = newValue
      overridesChanged()
    }
  }

  /// Says what a child has in place of this controller's traits; nil for nothing.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.traitStateInUse.parentsOverrides = collection?.values ?? .unspecified
    childViewController.overridesChanged()
  }

  /// What this controller said that a child has in place of its traits; nil for nothing.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    guard childViewController.parent === self, let state = childViewController.traitState,
      state.parentsOverrides != .unspecified
    else { return nil }
    return UITraitCollection(state.parentsOverrides)
  }

  package var traitStateInUse: TraitState {
    let state = traitState ?? TraitState()
    traitState = state
    return state
  }

  /// The overrides of the screen's traits that hold for this controller; nil for nothing.
  ///
  /// - Complexity: O(1), O(depth) while the view lies nowhere.
  package var overridesInEffect: UITraitCollection? {
    let around = viewIfLoaded?.superview
    let outer = around.map(\.traitsInside) ?? parent?.overridesInEffect
    return traitState.map { $0.added(to: outer) } ?? outer
  }

  /// Tells the view; without one there is nobody to tell but those who listen.
  func overridesChanged() { viewIfLoaded?.traitsMayHaveChanged() }
}
