/// The values of a trait collection, each unspecified unless it was set.
package struct TraitValues: Hashable {
  var style = UIUserInterfaceStyle.unspecified
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  var textSize = UIContentSizeCategory.unspecified
  var scale: CGFloat = 0
  var contrast = UIAccessibilityContrast.unspecified
  var width = UIUserInterfaceSizeClass.unspecified
  var height = UIUserInterfaceSizeClass.unspecified
  var idiom = UIUserInterfaceIdiom.unspecified
  var level = UIUserInterfaceLevel.unspecified
  var weight = UILegibilityWeight.unspecified
  var gamut = UIDisplayGamut.unspecified
  var force = UIForceTouchCapability.unknown
  /// The minimum and maximum text size of a view, whatever the inherited size.
  package var textLimits: TextSizeLimits?
  /// The values of custom traits, by their definitions.
  package var own: [ObjectIdentifier: OwnTraitValue] = [:]

  /// Unspecified values of all traits.
  package static var unspecified: TraitValues { TraitValues() }

  package func overridden(by other: TraitValues) -> TraitValues {
    var all = self
    if other.style != .unspecified { all.style = other.style }
    if other.direction != .unspecified { all.direction = other.direction }
    if other.textSize != .unspecified { (all.textSize, all.textLimits) = (other.textSize, nil) }
    if let limits = other.textLimits {
      all.textLimits = limits.after(all.textLimits)
      all.textSize = limits.limited(all.textSize)
    }
    if other.scale != 0 { all.scale = other.scale }
    if other.contrast != .unspecified { all.contrast = other.contrast }
    if other.width != .unspecified { all.width = other.width }
    if other.height != .unspecified { all.height = other.height }
    if other.idiom != .unspecified { all.idiom = other.idiom }
    if other.level != .unspecified { all.level = other.level }
    if other.weight != .unspecified { all.weight = other.weight }
    if other.gamut != .unspecified { all.gamut = other.gamut }
    if other.force != .unknown { all.force = other.force }
    all.own.merge(other.own) { $1 }
    return all
  }

  /// The value of a trait; the default for a custom trait that is not set.
  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type,
        let value = system.value(in: self) as? Trait.Value
      {
        return value
      }
      return own[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
      own[ObjectIdentifier(trait)] = OwnTraitValue(value: newValue)
    }
  }

  /// Removes the value of a trait.
  mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    if let system = trait as? any SystemTrait.Type { return system.clear(in: &self) }
    own[ObjectIdentifier(trait)] = nil
  }

  /// Returns whether a trait has a value.
  func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSet(in: self) }
    return own[ObjectIdentifier(trait)] != nil
  }

  /// Returns whether other values have an equal value of a trait.
  func agrees(with other: TraitValues, on trait: any UITraitDefinition.Type) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSame(in: self, and: other) }
    return own[ObjectIdentifier(trait)] == other.own[ObjectIdentifier(trait)]
  }
}

/// The value of a custom trait. Values that are not `Equatable` are never equal.
package struct OwnTraitValue: Hashable {
  let value: Any

  package static func == (one: OwnTraitValue, other: OwnTraitValue) -> Bool {
    guard let value = one.value as? any Equatable else { return false }
    return value.equals(other.value)
  }

  package func hash(into hasher: inout Hasher) {}
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
