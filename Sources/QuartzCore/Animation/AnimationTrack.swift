/// The animation of one property.
@MainActor
struct AnimationTrack {
  enum Course {
    case between(from: [Double]?, to: [Double]?, by: [Double]?)
    case through([[Double]], times: [Double], curves: [CAMediaTimingFunction], jumps: Bool)
    case along(KeyframeCurve, times: [Double], curves: [CAMediaTimingFunction])
  }

  let property: AnimatedProperty
  let isAdditive: Bool
  let course: Course

  /// Sets the value at a progress on a layer's presentation copy, relative to its current value.
  func apply(_ progress: Double, to layer: CALayer) {
    let base = property.read(layer)
    guard let value = value(at: progress, over: base), value.count == base.count else { return }
    property.write(layer, isAdditive ? zip(base, value).map(+) : value)
  }

  private func value(at progress: Double, over base: [Double]) -> [Double]? {
    switch course {
    case .between(let from, let to, let by):
      let ends = Self.ends(from, to, by, over: base)
      return property.mix(ends.from, ends.to, progress)
    case .through(let frames, let times, let curves, let jumps):
      guard let position = Self.position(progress, times, curves, count: frames.count) else {
        return frames.first
      }
      guard !jumps, position.part > 0 else { return frames[position.index] }
      return property.mix(frames[position.index], frames[position.index + 1], position.part)
    case .along(let curve, let times, let curves):
      guard let position = Self.position(progress, times, curves, count: curve.frames.count) else {
        return curve.frames.first
      }
      return position.part > 0
        ? curve.value(after: position.index, part: position.part) : curve.frames[position.index]
    }
  }

  /// Returns the frame before a progress and the fraction of the way to the next one, 0 without a
  /// next one. Nil before the first frame.
  private static func position(
    _ progress: Double, _ times: [Double], _ curves: [CAMediaTimingFunction], count: Int
  ) -> (index: Int, part: Double)? {
    guard let last = times.indices.last(where: { times[$0] <= progress && $0 < count }) else {
      return nil
    }
    guard last + 1 < count, last + 1 < times.count, times[last + 1] > times[last] else {
      return (last, 0)
    }
    let part = (progress - times[last]) / (times[last + 1] - times[last])
    let curve = curves.indices.contains(last) ? curves[last] : nil
    return (last, curve?.value(at: part) ?? part)
  }

  /// Returns the interpolated values by Apple's table for missing values.
  private static func ends(
    _ from: [Double]?, _ to: [Double]?, _ by: [Double]?, over base: [Double]
  ) -> (from: [Double], to: [Double]) {
    if let from, let to { return (from, to) }
    if let from, let by { return (from, zip(from, by).map(+)) }
    if let to, let by { return (zip(to, by).map(-), to) }
    if let by { return (base, zip(base, by).map(+)) }
    return (from ?? base, to ?? base)
  }
}
