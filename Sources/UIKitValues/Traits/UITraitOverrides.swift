/// What a view or a controller says of its traits in place of its surroundings. Source: Apple,
/// UITraitOverrides.
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  package init() {}

  /// The value that was set; without one a trait's default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether there is a value for a trait.
  public func contains(_ trait: UITrait) -> Bool { has(trait) }

  /// Takes a value back: what the surroundings say counts again.
  public mutating func remove(_ trait: UITrait) { take(trait) }

  private func has<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { values.contains(trait) }

  private mutating func take<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    values.remove(trait)
  }
}
