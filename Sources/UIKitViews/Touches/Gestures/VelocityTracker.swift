/// Measures a velocity from positions at several times.
///
/// The velocity is that over the last ``GestureLimits/velocitySpan``; it is zero after resting that
/// long.
struct VelocityTracker {
  private var samples: [(time: TimeInterval, position: CGVector)] = []

  /// Adds a position at a time.
  mutating func add(_ position: CGVector, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, position))
    let oldest = time - GestureLimits.velocitySpan
    while samples.count > 2, samples[1].time <= oldest { samples.removeFirst() }
  }

  /// Returns the velocity at a time not before the last position, per second.
  func velocity(at time: TimeInterval) -> CGVector {
    guard let first = samples.first, let last = samples.last else { return .zero }
    let start = max(first.time, time - GestureLimits.velocitySpan)
    let span = time - start
    // The clock's times are whole nanoseconds.
    guard span > 1e-8 else { return .zero }
    let position = position(at: start)
    return CGVector(
      dx: (last.position.dx - position.dx) / span, dy: (last.position.dy - position.dy) / span)
  }

  /// Returns the position at a time, interpolated linearly.
  private func position(at time: TimeInterval) -> CGVector {
    guard let next = samples.firstIndex(where: { $0.time > time }) else {
      return samples.last?.position ?? .zero
    }
    guard next > 0 else { return samples[next].position }
    let (before, after) = (samples[next - 1], samples[next])
    let part = (time - before.time) / (after.time - before.time)
    return CGVector(
      dx: before.position.dx + (after.position.dx - before.position.dx) * part,
      dy: before.position.dy + (after.position.dy - before.position.dy) * part)
  }
}
