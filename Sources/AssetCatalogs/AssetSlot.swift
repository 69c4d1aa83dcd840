/// The common properties of slots of colours and images.
struct AssetSlot: Decodable, Sendable {
  struct Appearance: Decodable, Sendable {
    let appearance: String
    let value: String
  }

  let idiom: String?
  let appearances: [Appearance]?
  let languageDirection: String?
  let displayGamut: String?
  let unassigned: Bool?

  enum CodingKeys: String, CodingKey {
    case idiom, appearances, unassigned
    case languageDirection = "language-direction"
    case displayGamut = "display-gamut"
  }

  /// Whether the slot applies to certain appearances or directions only.
  var isConditional: Bool { languageDirection != nil || appearances?.isEmpty == false }

  /// Returns a rating of the slot for traits, higher values being better; nil if it does not apply.
  ///
  /// A slot without appearances applies to all; a dark one does not apply to light. More matching
  /// appearances are preferred, then the device's idiom, then sRGB, in which everything is drawn.
  /// The order is uncertain for unusual sets.
  func fitness(for traits: AssetTraits) -> [Int]? {
    guard unassigned != true, idiom == nil || idiom == "universal" || idiom == traits.idiom else {
      return nil
    }
    if let languageDirection {
      guard languageDirection == (traits.isRightToLeft ? "right-to-left" : "left-to-right") else {
        return nil
      }
    }
    let appearances = appearances ?? []
    guard appearances.allSatisfy({ $0.serves(traits) }) else { return nil }
    return [
      appearances.count, idiom == traits.idiom ? 1 : 0, languageDirection == nil ? 0 : 1,
      displayGamut == "display-P3" ? 0 : 1,
    ]
  }

  /// Returns the best-rated slots for traits, in order.
  static func best<Slot>(
    of slots: [Slot], for traits: AssetTraits, _ common: (Slot) -> AssetSlot
  ) -> [Slot] {
    let fitting = slots.compactMap { slot in
      common(slot).fitness(for: traits).map { (slot: slot, fitness: $0) }
    }
    let most = fitting.map(\.fitness).max { $0.lexicographicallyPrecedes($1) }
    return fitting.filter { $0.fitness == most }.map(\.slot)
  }
}

extension AssetSlot.Appearance {
  fileprivate func serves(_ traits: AssetTraits) -> Bool {
    switch (appearance, value) {
    case ("luminosity", "dark"): traits.isDark
    case ("luminosity", "light"): !traits.isDark
    case ("contrast", "high"): traits.isHighContrast
    default: false
    }
  }
}
