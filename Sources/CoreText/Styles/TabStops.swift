/// Where text goes on after a tab, in points from where the line begins.
package struct TabStops: Hashable, Sendable {
  /// Places of their own, ascending.
  package var places: [Double] = []
  /// Behind them tabs stop at each multiple of this; nowhere when it is 0.
  package var interval = 28.0

  /// Where text goes on after a tab at a place.
  ///
  /// - Complexity: O(places).
  func next(after x: Double) -> Double {
    if let place = places.first(where: { $0 > x }) { return place }
    return interval > 0 ? ((x / interval).rounded(.down) + 1) * interval : x
  }
}
