import LayoutGeometry

/// The timing of an animation, which determines its progress.
@MainActor
struct AnimationTiming {
  /// The duration of one run in one direction, in seconds.
  let duration: CFTimeInterval
  /// The total duration in the animation's own seconds; may be infinite.
  let active: CFTimeInterval
  let speed: Double
  let offset: CFTimeInterval
  let autoreverses: Bool
  let fillMode: CAMediaTimingFillMode
  let curve: AnimationCurve

  /// The total duration on the clock, in seconds; nil if it never ends.
  var clockDuration: CFTimeInterval? {
    let length = (active - offset) / speed
    return length.isFinite ? max(0, length) : nil
  }

  /// Returns the progress at a time after the beginning, in seconds; nil if nothing is shown.
  ///
  /// - Parameter extrapolates: Whether times before and after are extrapolated linearly.
  func progress(
    at elapsed: CFTimeInterval, persistsAfterEnd: Bool, extrapolates: Bool = false
  ) -> Double? {
    if extrapolates, elapsed < 0 || elapsed * speed + offset > active {
      return (elapsed * speed + offset) / duration
    }
    if elapsed < 0 { return fillMode.fillsBefore ? curve.value(at: 0) : nil }
    let time = elapsed * speed + offset
    if time >= active {
      guard persistsAfterEnd && fillMode.fillsAfter else { return nil }
      return ended
    }
    let run = (time / duration).rounded(.down)
    let part = time / duration - run
    let returns = autoreverses && Int(run) % 2 == 1
    return curve.value(at: returns ? 1 - part : part)
  }

  private var ended: Double {
    let runs = active / duration
    let part = runs - runs.rounded(.down)
    let isWhole = part == 0
    let last = isWhole ? Int(runs) - 1 : Int(runs.rounded(.down))
    let returns = autoreverses && last % 2 == 1
    let end = isWhole ? 1 : part
    return curve.value(at: returns ? 1 - end : end)
  }
}

/// The dependence of progress on time.
package enum AnimationCurve: Sendable {
  case linear
  case bezier(CAMediaTimingFunction)
  case spring(SpringCurve)
  /// A spring by its physical parameters, and the total duration in seconds.
  case damped(DampedSpring, CFTimeInterval)

  /// Returns the progress at a fraction of the time, 0 to 1.
  package func value(at part: Double) -> Double {
    switch self {
    case .linear: part
    case .bezier(let function): function.value(at: part)
    case .spring(let spring): spring.value(at: part)
    case .damped(let spring, let duration): spring.progress(at: part * duration)
    }
  }
}

extension AnimationCurve: Equatable {
  /// Returns whether both curves are equal.
  package static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.linear, .linear): true
    case (.bezier(let first), .bezier(let second)): first.isSame(as: second)
    case (.spring(let first), .spring(let second)): first == second
    case (.damped(let first, let time), .damped(let second, let other)):
      first == second && time == other
    default: false
    }
  }
}
