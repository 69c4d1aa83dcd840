import Sessions

extension CALayer {
  /// Adds an animation. The layer's own values do not change: ``presentation()`` and pictures show
  /// the animated ones.
  ///
  /// - Parameter key: A name; an animation of the same name is removed. Nil for none.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = anim is CATransition ? kCATransition : key
    if let key { removeAnimation(forKey: key) }
    start(anim, key: key ?? "", completions: CATransaction.openCompletions)
  }

  /// Returns the animation of a name.
  public func animation(forKey key: String) -> CAAnimation? { animations?[key] }

  /// Returns the names of the animations, in the order of addition; nil if there are none.
  public func animationKeys() -> [String]? {
    guard let animations, !animations.entries.isEmpty else { return nil }
    return animations.entries.map(\.key)
  }

  /// Removes the animation of a name; its delegate is notified that it did not finish.
  public func removeAnimation(forKey key: String) {
    if let entry = animations?.take(key) { abandon(entry) }
  }

  /// Removes all animations.
  public func removeAllAnimations() {
    guard let entries = animations?.entries else { return }
    animations = nil
    entries.forEach(abandon)
  }

  /// Returns the layer with its currently animated values: a copy of the same class without
  /// sublayers, created by its `init(layer:)`.
  ///
  /// Source: Apple, CALayer.presentation().
  public func presentation() -> Self? {
    let copy = makeCopy()
    animations?.apply(to: copy, of: self)
    return copy
  }

  /// Returns the model layer: itself.
  public func model() -> CALayer { self }

  // MARK: For this package

  /// The session of the layer's tree: that in which the root layer was created. O(depth).
  package var session: RenderSession {
    var root = self
    while let superlayer = root.superlayer { root = superlayer }
    return root.ownSession
  }

  /// The clock of the animations in the layer's tree.
  package var clock: MediaClock { session.state() }

  /// Removes the animations of the layer and its descendants, which have left the picture.
  ///
  /// - Parameter clock: The clock of the tree that the layer has left.
  /// - Complexity: O(1) if nothing is scheduled on the clock.
  package func abandonAnimations(by clock: MediaClock) {
    guard !clock.isIdle else { return }
    removeAllAnimations()
    for child in children { child.abandonAnimations(by: clock) }
  }

  func start(_ animation: CAAnimation, key: String, completions: [AnimationCompletion]) {
    let timing = animation.makeTiming()
    let clock = clock
    let begin = beginning(of: animation, by: clock)
    let layerBegin =
      animation.beginTime > 0 ? animation.beginTime : time(at: MediaClock.seconds(begin))
    var entry = LayerAnimations.Entry(
      key: key, animation: animation, timing: timing, effect: animation.makeEffect(for: self),
      begin: begin, layerBegin: layerBegin,
      persistsAfterEnd: !animation.isRemovedOnCompletion, pace: AnimationTimeController.current,
      waiting: AnimationCompletions())
    let waiting = entry.waiting
    if let length = timing.clockDuration {
      let finish: @MainActor () -> Void = { [weak self, animation] in
        CALayer.finish(animation, of: self, waiting)
      }
      entry.finish = finish
      entry.isMoot = { [weak self, animation] in
        self == nil && animation.delegate == nil && waiting.areRemoved
      }
      entry.end = entry.pace?.atEnd(finish)
      if entry.pace == nil {
        let end =
          keepsClockTime
          ? begin + MediaClock.ticks(length)
          : clockTime(at: layerBegin + length).map(MediaClock.ticks)
        entry.end = end.map { clock.schedule(at: $0, unless: entry.isMoot, finish) }
      }
    }
    waiting.add(completions, by: clock)
    if animations == nil { animations = LayerAnimations(clock: clock) }
    animations?.add(entry)
    animation.delegate?.animationDidStart(animation)
  }

  /// Returns the beginning of an animation, relative to the current pace if there is one.
  private func beginning(of animation: CAAnimation, by clock: MediaClock) -> MediaClock.Ticks {
    let wanted = animation.beginTime > 0 ? clockTime(at: animation.beginTime) : nil
    let wait = wanted.map { MediaClock.ticks($0) - clock.ticks } ?? 0
    guard let pace = AnimationTimeController.current else { return clock.ticks + wait }
    return pace.begin + MediaClock.ticks(pace.elapsed) + wait
  }

  private func abandon(_ entry: LayerAnimations.Entry) {
    guard entry.end?.hasHappened != true else { return }
    entry.end?.cancel()
    entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
    entry.waiting.end(finished: false)
  }

  /// Ends an animation whose layer may no longer exist.
  private static func finish(
    _ animation: CAAnimation, of layer: CALayer?, _ waiting: AnimationCompletions
  ) {
    layer?.forget(animation)
    animation.delegate?.animationDidStop(animation, finished: true)
    waiting.end(finished: true)
  }

  private func forget(_ animation: CAAnimation) {
    guard animation.isRemovedOnCompletion else { return }
    _ = animations?.take(animation)
    if animations?.entries.isEmpty == true { animations = nil }
  }
}
