/// The distance of two fingers, and the direction from the first to the second.
struct TouchPair {
  let distance: CGFloat
  /// In radians.
  let angle: CGFloat

  /// Creates a pair of a gesture's first two fingers; nil with fewer.
  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].locationInWindow, touches[1].locationInWindow)
    let vector = CGVector(dx: second.x - first.x, dy: second.y - first.y)
    distance = vector.length
    angle = atan2(vector.dy, vector.dx)
  }
}
