/// A binary heap of gains, least first.
///
/// A linear search at each pivot would take eleven seconds for a chain of 40,000 views.
struct GainHeap: ~Copyable {
  private var gains = Slots<Gain>()

  mutating func removeAll() { gains.removeAll() }

  mutating func insert(_ gain: Gain) {
    gains.append(gain)
    var child = gains.count - 1
    while child > 0, gains[child] < gains[(child - 1) / 2] {
      gains.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popLeast() -> Gain? {
    guard let last = gains.popLast() else { return nil }
    guard !gains.isEmpty else { return last }
    let least = gains[0]
    gains[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < gains.count else { return least }
      if child + 1 < gains.count, gains[child + 1] < gains[child] { child += 1 }
      guard gains[child] < gains[parent] else { return least }
      gains.swapAt(child, parent)
      parent = child
    }
  }
}
