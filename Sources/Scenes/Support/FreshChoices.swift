import SeededRandom

/// Chooses among things so that none comes back soon.
struct FreshChoices {
  private let distance: Int
  private var recent: [Int] = []

  /// Choices of which none comes again within the next `distance` choices, as far as there are
  /// others.
  init(distance: Int) { self.distance = distance }

  /// The next choice among numbers that stand for things; of no numbers, 0.
  mutating func next(among numbers: [Int], _ generator: inout SeededGenerator) -> Int {
    let fresh = numbers.filter { !recent.contains($0) }
    let candidates = fresh.isEmpty ? numbers : fresh
    guard !candidates.isEmpty else { return 0 }
    let choice = candidates[generator.below(candidates.count)]
    recent.append(choice)
    if recent.count > distance { recent.removeFirst() }
    return choice
  }
}
