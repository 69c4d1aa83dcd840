/// The effect of an animation on a layer at a progress.
@MainActor
indirect enum AnimationEffect {
  /// The animation of one property.
  case track(AnimationTrack)
  /// The animations of several properties in the same time.
  case tracks([AnimationTrack])
  /// A group of animations in its own time, with its duration in seconds.
  case group([Part], duration: CFTimeInterval)
  /// A transition between two looks of a layer, from a start to an end progress.
  case transition(LayerTransition, between: ClosedRange<Double>)

  /// An animation of a group.
  struct Part {
    /// The beginning, in seconds of the group's time.
    let begin: CFTimeInterval
    let timing: AnimationTiming
    let effect: AnimationEffect
  }

  /// Sets the values at a progress on a layer's presentation copy.
  func apply(_ progress: Double, to layer: CALayer) {
    switch self {
    case .track(let track): track.apply(progress, to: layer)
    case .tracks(let tracks): for track in tracks { track.apply(progress, to: layer) }
    case .transition(let transition, let ends):
      let part = ends.lowerBound + (ends.upperBound - ends.lowerBound) * progress
      layer.runningTransition = RunningTransition(
        transition: transition, progress: CGFloat(min(max(part, 0), 1)))
    case .group(let parts, let duration):
      for part in parts {
        let time = progress * duration - part.begin
        guard let progress = part.timing.progress(at: time, persistsAfterEnd: true) else {
          continue
        }
        part.effect.apply(progress, to: layer)
      }
    }
  }
}
