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
    guard !numbers.isEmpty else { return 0 }
    let freshCount = numbers.count { !recent.contains($0) }
    let place = generator.below(freshCount > 0 ? freshCount : numbers.count)
    let choice = freshCount > 0 ? fresh(place, of: numbers) : numbers[place]
    recent.append(choice)
    if recent.count > distance { recent.removeFirst() }
    return choice
  }

  /// The fresh number that so many fresh ones stand before: a list of them would be made for each
  /// choice.
  private func fresh(_ place: Int, of numbers: [Int]) -> Int {
    var left = place
    for number in numbers where !recent.contains(number) {
      if left == 0 { return number }
      left -= 1
    }
    return numbers[0]
  }
}
