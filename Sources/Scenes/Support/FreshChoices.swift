/// Chooses among things so that none comes back soon.
struct FreshChoices {
  private let count: Int
  private let distance: Int
  private var recent: [Int] = []

  /// Choices among `count` things; one is not chosen again within the next `distance` choices, as far as
  /// there are others.
  init(among count: Int, distance: Int) {
    self.count = count
    self.distance = min(distance, count - 1)
  }

  /// The next choice: an index below the count.
  mutating func next(_ generator: inout SeededGenerator) -> Int {
    let free = (0..<count).filter { !recent.contains($0) }
    let choice = free[generator.index(below: free.count)]
    recent.append(choice)
    if recent.count > distance { recent.removeFirst() }
    return choice
  }
}
