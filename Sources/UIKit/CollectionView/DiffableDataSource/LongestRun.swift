/// The longest increasing run of a list of different numbers.
enum LongestRun {
  /// The indexes of a longest run of increasing numbers: what may stay when the list is sorted by
  /// moving as few elements as possible.
  ///
  /// - Complexity: O(*n*) for a list that is increasing already, O(*n* log *n*) at worst.
  static func indexes(in numbers: [Int]) -> IndexSet {
    let isIncreasing = zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    if isIncreasing { return IndexSet(numbers.indices) }
    // ends[k]: where the run of length k + 1 with the least last number ends.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let length = firstIndex(of: ends) { numbers[$0] >= number }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var run = IndexSet()
    var index = ends.last ?? -1
    while index >= 0 {
      run.insert(index)
      index = previous[index]
    }
    return run
  }

  /// The first place where a condition holds that holds for all later ones too.
  private static func firstIndex(of list: [Int], where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(list[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
