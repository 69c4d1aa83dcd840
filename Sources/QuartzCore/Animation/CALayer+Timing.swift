/// The time of a layer, which also applies to its running animations and to all descendants: at
/// speed 0 they stop, at ``timeOffset``.
///
/// Source: Apple, CAMediaTiming; *Customizing the Timing of an Animation* in the Core Animation
/// Programming Guide.
extension CALayer {
  private var timing: LayerTiming {
    get { ownTiming ?? LayerTiming() }
    set {
      guard newValue != timing else { return }
      let changes =
        (newValue.beginTime, newValue.speed, newValue.timeOffset) != (
          timing.beginTime, timing.speed, timing.timeOffset
        )
      ownTiming = newValue == LayerTiming() ? nil : newValue
      if changes { timesDidChange() }
    }
  }

  /// The speed of time in the layer and its descendants; negative values mean 0. Default 1.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// The beginning of the layer's time, in seconds of its superlayer's. Default 0.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The offset added to the layer's time, in seconds. Default 0.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// The duration of the layer, in seconds. Stored: layers are always visible. Default infinite.
  public var duration: CFTimeInterval {
    get { timing.run.duration }
    set { timing.run.duration = newValue }
  }

  /// The number of repetitions of the layer. Stored. Default 0.
  public var repeatCount: Float {
    get { timing.run.repeatCount }
    set { timing.run.repeatCount = newValue }
  }

  /// The duration of repetitions of the layer, in seconds. Stored. Default 0.
  public var repeatDuration: CFTimeInterval {
    get { timing.run.repeatDuration }
    set { timing.run.repeatDuration = newValue }
  }

  /// Whether each run of the layer plays backwards at its end. Stored. Default false.
  public var autoreverses: Bool {
    get { timing.run.autoreverses }
    set { timing.run.autoreverses = newValue }
  }

  /// The values shown outside of the layer's duration. Stored. Default `.removed`.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.run.fillMode }
    set { timing.run.fillMode = newValue }
  }

  // MARK: Times

  /// Converts a time of another layer to this layer's time, in seconds; nil means the media clock,
  /// `CACurrentMediaTime()`. Times of a stopped layer are 0 elsewhere. Source: Apple,
  /// CALayer.convertTime(_:from:).
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    guard let layer else { return self.time(at: time) }
    return layer.clockTime(at: time).map { self.time(at: $0) } ?? 0
  }

  /// Converts a time of this layer to another layer's time, in seconds; nil means the media clock.
  /// Source: Apple, CALayer.convertTime(_:to:).
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    guard let clockTime = clockTime(at: time) else { return 0 }
    return layer?.time(at: clockTime) ?? clockTime
  }

  /// Whether the layer's time equals the clock's. O(depth).
  var keepsClockTime: Bool {
    ownTiming?.isIdentity ?? true && superlayer?.keepsClockTime ?? true
  }

  /// The speed of the layer's time relative to the clock's. O(depth).
  var rate: Double { (ownTiming?.rate ?? 1) * (superlayer?.rate ?? 1) }

  /// Returns the layer's time at a time of the clock, in seconds. O(depth).
  func time(at clockTime: CFTimeInterval) -> CFTimeInterval {
    let around = superlayer?.time(at: clockTime) ?? clockTime
    return ownTiming?.inside(around) ?? around
  }

  /// Returns the clock's time at a time of the layer, in seconds; nil if the layer is stopped.
  /// O(depth).
  func clockTime(at time: CFTimeInterval) -> CFTimeInterval? {
    guard let around = ownTiming.map({ $0.around(time) }) ?? time else { return nil }
    guard let superlayer else { return around }
    return superlayer.clockTime(at: around)
  }

  /// Schedules the ends of animations of this layer and its descendants again.
  private func timesDidChange() {
    if animations != nil { scheduleEnds() }
    for child in children { child.timesDidChange() }
    mask?.timesDidChange()
  }

  private func scheduleEnds() {
    let keepsClockTime = keepsClockTime
    animations?.scheduleEnds { entry, clock in
      guard let length = entry.timing.clockDuration else { return nil }
      if keepsClockTime { return entry.begin + MediaClock.ticks(length) }
      return clockTime(at: entry.layerBegin + length).map(MediaClock.ticks)
    }
  }
}
