extension UIViewController: TraitStateHolder {
  var traitsInEffect: UITraitCollection {
    overridesInEffect.map { UITraitCollection(traitsFrom: [UIScreen.main.traitCollection, $0]) }
      ?? UIScreen.main.traitCollection
  }

  /// The traits that override the inherited ones for the controller, its view and all descendants.
  /// Default none.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      ensuredTraitState.overrides = newValue
      overridesChanged()
    }
  }

  /// Sets the traits that override this controller's for a child; nil for none.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.ensuredTraitState.parentsOverrides = collection?.values ?? .unspecified
    childViewController.overridesChanged()
  }

  /// Returns the traits set for a child; nil if none are.
  func traitsSet(for child: UIViewController) -> UITraitCollection? {
    child.parent === self ? child.traitsSetFromOutside : nil
  }

  private var traitsSetFromOutside: UITraitCollection? {
    guard let set = traitState?.parentsOverrides, set != .unspecified else { return nil }
    return UITraitCollection(set)
  }

  /// The overrides by the parent, or those set for a controller without one.
  private var overridesFromOutside: UITraitCollection? {
    guard let parent else { return traitsSetFromOutside }
    return parent.overrideTraitCollection(forChild: self)
  }

  /// Determines the children's traits again, which ``overrideTraitCollection(forChild:)`` may
  /// compute, for example from the view's size.
  func determineChildrensTraits() { for child in children { child.overridesChanged() } }

  package var ensuredTraitState: TraitState {
    let state = traitState ?? TraitState()
    traitState = state
    return state
  }

  /// All overrides of the screen's traits, down to this controller; nil if there are none.
  ///
  /// - Complexity: O(1), O(depth) while the view is in no superview.
  package var overridesInEffect: UITraitCollection? {
    let around = viewIfLoaded?.superview
    var outer = around.map(\.traitsOfDescendants) ?? parent?.overridesInEffect
    if let given = overridesFromOutside {
      outer = outer.map { UITraitCollection(traitsFrom: [$0, given]) } ?? given
    }
    return traitState.map { $0.added(to: outer) } ?? outer
  }

  /// Notifies the view, if loaded, that its traits may have changed.
  func overridesChanged() { viewIfLoaded?.traitsMayHaveChanged() }
}
