extension RandomAccessCollection where Index == Int {
  /// Returns the first index from which on a condition holds, assuming that the collection is
  /// partitioned by it; the end index if it never holds.
  ///
  /// - Complexity: O(log *n*) calls of the condition.
  @inlinable
  package func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if belongsInSecondPart(self[middle]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
