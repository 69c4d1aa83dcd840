import CPixels

extension GaussianBlur {
  /// Up to this reach each tap of the kernel is summed: that is exact, and boxes gain little.
  static let largestSummedReach = 64

  /// How many boxes make a kernel. With these a blurred edge is at most a fifth of a level (of 255)
  /// off; with half as many, four times as much.
  private static let boxCount = 20

  /// The kernel as a sum of boxes around its middle, for reaches past `largestSummedReach`.
  ///
  /// Between two boxes' edges the kernel is replaced by its mean there, so that the sum stays one;
  /// the edges are closest where it is steepest: the largest error of a step's integral is its
  /// length squared times the slope, which is the same for all then. Complexity: O(reach).
  var boxes: [cblur_box] {
    let weights = weights
    let edges = boxEdges(of: weights)
    var levels: [Float] = []
    var first = 0
    for edge in edges {
      let sum = weights[first...edge].reduce(0) { $0 + Double($1) }
      // The middle has no twin on the other side.
      let isMiddle = first == 0
      let mass = isMiddle ? 2 * sum - Double(weights[0]) : sum
      let length = isMiddle ? 2 * edge + 1 : edge - first + 1
      levels.append(Float(mass / Double(length)))
      first = edge + 1
    }
    return zip(edges, zip(levels, levels.dropFirst() + [0])).map { edge, level in
      cblur_box(reach: UInt32(edge), weight: level.0 - level.1)
    }
  }

  /// The last distances of the steps, `reach` the last of them.
  private func boxEdges(of weights: [Float]) -> [Int] {
    let bends = zip(weights, weights.dropFirst()).map { Double(max($0 - $1, 0)).squareRoot() }
    let total = bends.reduce(0, +)
    var edges: [Int] = []
    var passed = 0.0
    for (distance, bend) in bends.enumerated() {
      passed += bend
      if passed >= total * Double(edges.count + 1) / Double(Self.boxCount) {
        edges.append(distance)
      }
    }
    if let last = edges.last, last < reach, edges.count == Self.boxCount { edges.removeLast() }
    return edges + [reach]
  }
}
