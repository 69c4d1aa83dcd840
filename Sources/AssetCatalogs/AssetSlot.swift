/// What slots of colours and of images say about where they serve.
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

  /// Whether it serves under some appearances or directions alone.
  var isConditional: Bool { languageDirection != nil || appearances?.isEmpty == false }

  /// How well the slot serves a screen, more being better; nil where it does not.
  ///
  /// A slot that names no appearance serves any; a dark one never serves light. Of two that serve
  /// the one with more matching appearances comes first, then the device's own idiom, then sRGB,
  /// for all is drawn in it. The order is uncertain where sets are odd.
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

  /// Of slots that serve a screen, those that serve it best, in their order.
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
