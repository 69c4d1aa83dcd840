import LayoutGeometry

/// The longest increasing subsequence of an array of different numbers.
enum LongestIncreasingSubsequence {
  /// Returns the indexes of a longest increasing subsequence: the elements that need not move when
  /// the array is sorted with as few moves as possible.
  ///
  /// - Complexity: O(*n*) for an increasing array, O(*n* log *n*) at worst.
  static func indexes(in numbers: [Int]) -> IndexSet {
    let isIncreasing = zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    if isIncreasing { return IndexSet(numbers.indices) }
    // ends[k]: the last index of the subsequence of length k + 1 with the least last number.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let length = ends.partitioningIndex { numbers[$0] >= number }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var subsequence = IndexSet()
    var index = ends.last ?? -1
    while index >= 0 {
      subsequence.insert(index)
      index = previous[index]
    }
    return subsequence
  }
}
