/// The overrides of a view's or a controller's inherited traits. Source: Apple, UITraitOverrides.
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  package init() {}

  /// The override of a trait, or its default without one.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether a trait has an override.
  public func contains(_ trait: UITrait) -> Bool { has(trait) }

  /// Removes an override: the inherited value applies again.
  public mutating func remove(_ trait: UITrait) { take(trait) }

  private func has<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { values.contains(trait) }

  private mutating func take<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    values.remove(trait)
  }
}
