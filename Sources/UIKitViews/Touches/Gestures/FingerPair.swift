/// Two fingers: how far apart they are, and in what direction one lies from the other.
struct FingerPair {
  let distance: CGFloat
  /// In radians.
  let angle: CGFloat

  /// The first two fingers of a gesture; nil where there are fewer.
  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].place, touches[1].place)
    let way = CGVector(dx: second.x - first.x, dy: second.y - first.y)
    distance = way.length
    angle = atan2(way.dy, way.dx)
  }
}
