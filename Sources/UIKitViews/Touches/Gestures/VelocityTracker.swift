/// Takes the speed of something that is seen now and then.
///
/// The speed is that of the last moments, ``GestureLimits/velocitySpan``: who rests that long has
/// none.
struct VelocityTracker {
  private var samples: [(time: TimeInterval, place: CGVector)] = []

  /// It is seen at a place.
  mutating func add(_ place: CGVector, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, place))
    let oldest = time - GestureLimits.velocitySpan
    while samples.count > 2, samples[1].time <= oldest { samples.removeFirst() }
  }

  /// Its speed at a time not before it was last seen, a second.
  func velocity(at time: TimeInterval) -> CGVector {
    guard let first = samples.first, let last = samples.last else { return .zero }
    let start = max(first.time, time - GestureLimits.velocitySpan)
    let span = time - start
    // Moments of the clock are whole nanoseconds.
    guard span > 1e-8 else { return .zero }
    let place = place(at: start)
    return CGVector(
      dx: (last.place.dx - place.dx) / span, dy: (last.place.dy - place.dy) / span)
  }

  /// Where it was at a time since it was first seen, between two sights on the straight line.
  private func place(at time: TimeInterval) -> CGVector {
    guard let next = samples.firstIndex(where: { $0.time > time }) else {
      return samples.last?.place ?? .zero
    }
    guard next > 0 else { return samples[next].place }
    let (before, after) = (samples[next - 1], samples[next])
    let part = (time - before.time) / (after.time - before.time)
    return CGVector(
      dx: before.place.dx + (after.place.dx - before.place.dx) * part,
      dy: before.place.dy + (after.place.dy - before.place.dy) * part)
  }
}
