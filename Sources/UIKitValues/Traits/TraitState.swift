/// What a view, or a controller, has of traits besides its surroundings'.
@MainActor
package final class TraitState {
  /// What it says in place of its surroundings.
  package var overrides = UITraitOverrides()
  /// Between which sizes a view's text stays.
  package var textLimits = TextSizeLimits()
  /// What a controller's parent says for it.
  package var parentsOverrides = TraitValues()
  /// All that was said in place of the screen's traits, from the window down to here; nil where
  /// nobody said anything.
  package var inEffect: UITraitCollection?
  /// The observers of changes, in the order in which they registered.
  var observers: [TraitObserver] = []

  package init() {}

  /// What the state adds to what holds around.
  package func added(to outer: UITraitCollection?) -> UITraitCollection? {
    var all = (outer?.values ?? TraitValues()).overridden(by: parentsOverrides)
      .overridden(by: overrides.values)
    if textLimits != TextSizeLimits() {
      var limits = TraitValues()
      limits.textLimits = textLimits
      all = all.overridden(by: limits)
    }
    return all == TraitValues() ? nil : UITraitCollection(all)
  }

  /// Tells those that listen to a trait that has changed.
  package func tell(_ object: any UITraitEnvironment, of old: UITraitCollection) {
    let new = object.traitCollection
    for observer in observers where observer.listens(from: old, to: new) {
      observer.call(object, old)
    }
  }
}

/// Somebody who listens to changes of some traits.
struct TraitObserver {
  let registration: TraitRegistration
  let traits: [UITrait]
  /// Given whose traits changed, and what they were.
  let call: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

  func listens(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
    !traits.allSatisfy { old.values.agrees(with: new.values, on: $0) }
  }
}
