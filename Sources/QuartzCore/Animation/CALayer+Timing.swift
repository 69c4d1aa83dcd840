/// A layer's time. Animations of the layer, and of all layers inside, go by it, those that run
/// already as well: at speed 0 they stand, and ``timeOffset`` says where.
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

  /// How fast time goes in the layer and everything inside; not backwards. Default 1.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// When the layer's time begins, in seconds of the time around. Default 0.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// What is added to the layer's time, in seconds. Default 0.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How long the layer is there, in seconds. Kept: it always is. Default for ever.
  public var duration: CFTimeInterval {
    get { timing.run.duration }
    set { timing.run.duration = newValue }
  }

  /// How many times the layer comes. Kept. Default 0.
  public var repeatCount: Float {
    get { timing.run.repeatCount }
    set { timing.run.repeatCount = newValue }
  }

  /// For how long the layer comes again and again, in seconds. Kept. Default 0.
  public var repeatDuration: CFTimeInterval {
    get { timing.run.repeatDuration }
    set { timing.run.repeatDuration = newValue }
  }

  /// Whether each run of the layer goes there and back. Kept. Default false.
  public var autoreverses: Bool {
    get { timing.run.autoreverses }
    set { timing.run.autoreverses = newValue }
  }

  /// What is seen of the layer outside its time. Kept. Default `.removed`.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.run.fillMode }
    set { timing.run.fillMode = newValue }
  }

  // MARK: Times

  /// A time of another layer as this layer counts it, in seconds; nil stands for the media clock,
  /// `CACurrentMediaTime()`. What a layer counts that stands still is everywhere else 0.
  /// Source: Apple, CALayer.convertTime(_:from:).
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    guard let layer else { return self.time(at: time) }
    return layer.clockTime(at: time).map { self.time(at: $0) } ?? 0
  }

  /// A time of this layer as another layer counts it, in seconds; nil stands for the media clock.
  /// Source: Apple, CALayer.convertTime(_:to:).
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    guard let clockTime = clockTime(at: time) else { return 0 }
    return layer?.time(at: clockTime) ?? clockTime
  }

  /// Whether the layer's time is the clock's. O(depth).
  var keepsClockTime: Bool {
    ownTiming?.isIdentity ?? true && superlayer?.keepsClockTime ?? true
  }

  /// How much faster the layer's time goes than the clock's. O(depth).
  var rate: Double { (ownTiming?.rate ?? 1) * (superlayer?.rate ?? 1) }

  /// The layer's time at a time of the clock, in seconds. O(depth).
  func time(at clockTime: CFTimeInterval) -> CFTimeInterval {
    let around = superlayer?.time(at: clockTime) ?? clockTime
    return ownTiming?.inside(around) ?? around
  }

  /// The time of the clock at a time of the layer's, in seconds; nil where it stands still.
  /// O(depth).
  func clockTime(at time: CFTimeInterval) -> CFTimeInterval? {
    guard let around = ownTiming.map({ $0.around(time) }) ?? time else { return nil }
    guard let superlayer else { return around }
    return superlayer.clockTime(at: around)
  }

  /// The ends of what runs here and inside come at other moments.
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
