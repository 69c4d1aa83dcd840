import CPixels

extension GaussianBlur {
  /// The maximum reach for exact summation; boxes save little time there.
  static let largestSummedReach = 64

  /// The number of boxes per kernel: the error at a blurred edge is at most a fifth of a level (of
  /// 255); with half as many, it is four times as large.
  private static let boxCount = 20

  /// The kernel as a sum of centred boxes, for reaches beyond `largestSummedReach`.
  ///
  /// Between edges of boxes the kernel is replaced by its mean, so that the sum remains 1. Edges
  /// are closest where the kernel is steepest: the error of a step's integral is its length squared
  /// times the slope, which is equalised. O(reach).
  var boxes: [cblur_box] {
    let weights = weights
    let edges = boxEdges(of: weights)
    var levels: [Float] = []
    var first = 0
    for edge in edges {
      let sum = weights[first...edge].reduce(0) { $0 + Double($1) }
      // The centre is not mirrored.
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

  /// Returns the last distance of each step, ending with `reach`.
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
