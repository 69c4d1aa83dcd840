/// Tab stops, in points from the beginning of the line.
package struct TabStops: Hashable, Sendable {
  /// The explicit positions, ascending.
  package var locations: [Double] = []
  /// The interval of tab stops after the explicit ones; 0 for none.
  package var interval = 28.0

  /// Returns the position after a tab at a position.
  ///
  /// - Complexity: O(places).
  func next(after x: Double) -> Double {
    if let location = locations.first(where: { $0 > x }) { return location }
    return interval > 0 ? ((x / interval).rounded(.down) + 1) * interval : x
  }
}
