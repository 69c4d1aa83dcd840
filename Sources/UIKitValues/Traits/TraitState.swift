/// The trait overrides and observers of a view or a controller.
@MainActor
package final class TraitState {
  /// The overrides of the inherited traits.
  package var overrides = UITraitOverrides()
  /// The minimum and maximum text size of a view.
  package var textLimits = TextSizeLimits()
  /// The overrides set for a controller from outside, usually by its parent.
  package var parentsOverrides = TraitValues()
  /// All overrides of the screen's traits from the window to this object; nil if there are none.
  package var inEffect: UITraitCollection?
  /// The observers, in the order of their registration.
  var observers: [TraitObserver] = []

  package init() {}

  /// Returns inherited overrides combined with this state's.
  package func added(to outer: UITraitCollection?) -> UITraitCollection? {
    var all = (outer?.values ?? TraitValues()).overridden(by: overrides.values)
    if textLimits != TextSizeLimits() {
      var limits = TraitValues()
      limits.textLimits = textLimits
      all = all.overridden(by: limits)
    }
    return all == TraitValues() ? nil : UITraitCollection(all)
  }

  /// Notifies the observers of changed traits.
  package func notify(_ object: any UITraitEnvironment, of old: UITraitCollection) {
    let new = object.traitCollection
    for observer in observers where observer.listens(from: old, to: new) {
      observer.call(object, old)
    }
  }
}

/// An observer of some traits.
struct TraitObserver {
  let registration: TraitRegistration
  let traits: [UITrait]
  /// The closure, which gets the changed object and its old traits.
  let call: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

  func listens(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
    !traits.allSatisfy { old.values.agrees(with: new.values, on: $0) }
  }
}
