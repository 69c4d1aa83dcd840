/// What an animation does to a layer at a part of its time.
@MainActor
indirect enum AnimationEffect {
  /// It changes one property.
  case track(AnimationTrack)
  /// It has others run in its own time, which is so many seconds long.
  case group([Part], duration: CFTimeInterval)
  /// Its new look takes the place of an old one, between two parts of the way.
  case transition(LayerTransition, between: ClosedRange<Double>)

  /// One animation of a group.
  struct Part {
    /// In seconds of the group's time.
    let begin: CFTimeInterval
    let timing: AnimationTiming
    let effect: AnimationEffect
  }

  /// Gives a layer's stand-in the values at a progress, over those it has.
  func apply(_ progress: Double, to layer: CALayer) {
    switch self {
    case .track(let track): track.apply(progress, to: layer)
    case .transition(let transition, let ends):
      let part = ends.lowerBound + (ends.upperBound - ends.lowerBound) * progress
      layer.runningTransition = RunningTransition(
        transition: transition, progress: CGFloat(min(max(part, 0), 1)))
    case .group(let parts, let duration):
      for part in parts {
        let time = progress * duration - part.begin
        guard let progress = part.timing.progress(at: time, staysAfterEnd: true) else { continue }
        part.effect.apply(progress, to: layer)
      }
    }
  }
}
