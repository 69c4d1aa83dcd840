extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies a condition that, once true, stays true.
  /// Complexity: O(log count).
  package func firstIndexByHalves(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
