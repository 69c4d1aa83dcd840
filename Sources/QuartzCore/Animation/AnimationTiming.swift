import LayoutGeometry

/// When an animation shows what part of itself.
@MainActor
struct AnimationTiming {
  /// Of one run one way, in seconds.
  let duration: CFTimeInterval
  /// Of everything, in the animation's own seconds; may be infinite.
  let active: CFTimeInterval
  let speed: Double
  let offset: CFTimeInterval
  let autoreverses: Bool
  let fillMode: CAMediaTimingFillMode
  let curve: AnimationCurve

  /// How long it takes on the clock, in seconds; nil where it never ends.
  var clockDuration: CFTimeInterval? {
    let length = (active - offset) / speed
    return length.isFinite ? max(0, length) : nil
  }

  /// The progress so many seconds after its beginning; nil where it shows nothing.
  ///
  /// - Parameter goesBeyond: whether a moment before or after it is an even way's beyond its ends.
  func progress(
    at elapsed: CFTimeInterval, staysAfterEnd: Bool, goesBeyond: Bool = false
  ) -> Double? {
    if goesBeyond, elapsed < 0 || elapsed * speed + offset > active {
      return (elapsed * speed + offset) / duration
    }
    if elapsed < 0 { return fillMode.fillsBefore ? curve.value(at: 0) : nil }
    let time = elapsed * speed + offset
    if time >= active {
      guard staysAfterEnd && fillMode.fillsAfter else { return nil }
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

/// How progress depends on time.
package enum AnimationCurve: Sendable {
  case linear
  case bezier(CAMediaTimingFunction)
  case spring(SpringCurve)
  /// A spring by its physics, and how many seconds the whole time is.
  case damped(DampedSpring, CFTimeInterval)

  /// The progress at a part of the time, 0 to 1.
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
  /// Whether both go the same way.
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
