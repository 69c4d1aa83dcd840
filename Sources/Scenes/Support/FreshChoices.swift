import SeededRandom

/// Chooses random elements without early repetition.
struct FreshChoices {
  private let distance: Int
  private var recent: [Int] = []

  /// Creates choices without repetition within `distance` choices, if there are other elements.
  init(distance: Int) { self.distance = distance }

  /// Returns the next choice among the numbers of elements; 0 for an empty array.
  mutating func next(among numbers: [Int], _ generator: inout SeededGenerator) -> Int {
    guard !numbers.isEmpty else { return 0 }
    let freshCount = numbers.count { !recent.contains($0) }
    let place = generator.below(freshCount > 0 ? freshCount : numbers.count)
    let choice = freshCount > 0 ? fresh(place, of: numbers) : numbers[place]
    recent.append(choice)
    if recent.count > distance { recent.removeFirst() }
    return choice
  }

  /// Returns the fresh number at an index among the fresh ones. Avoids an array for each choice.
  private func fresh(_ place: Int, of numbers: [Int]) -> Int {
    var left = place
    for number in numbers where !recent.contains(number) {
      if left == 0 { return number }
      left -= 1
    }
    return numbers[0]
  }
}
