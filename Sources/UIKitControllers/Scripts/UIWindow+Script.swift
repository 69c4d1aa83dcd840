extension UIWindow {
  /// The clock of the window's animations. It advances only on request.
  public var clock: MediaClock { layer.clock }

  /// The fingers that are down, by number: their points, and since how many seconds.
  package var fingersDown: [(number: Int, point: CGPoint, age: TimeInterval)] {
    touches.fingers.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.location(in: self), clock.now - $0.value.beginning) }
  }

  /// Plays a script and advances the clock by its duration.
  ///
  /// - Parameters:
  ///   - script: the script; fingers that are already down stay down.
  ///   - framesPerSecond: the number of positions per second of a moving finger: 60, or 120.
  public func play(
    _ script: TouchScript, framesPerSecond: Int = 60
  ) throws(TouchScriptError) {
    try schedule(script, framesPerSecond: framesPerSecond)
    clock.advance(by: script.duration)
  }

  /// Plays the script that a closure writes, and advances the clock by its duration.
  ///
  /// ```swift
  /// try window.play { $0.tap(at: CGPoint(x: 20, y: 60)) }
  /// ```
  public func play(
    framesPerSecond: Int = 60, _ write: (inout TouchScript) -> Void
  ) throws(TouchScriptError) {
    var script = TouchScript()
    write(&script)
    try play(script, framesPerSecond: framesPerSecond)
  }

  /// Schedules a script, to be played as the clock advances. The clock is not advanced.
  public func schedule(
    _ script: TouchScript, framesPerSecond: Int = 60
  ) throws(TouchScriptError) {
    let timeline = try TouchTimeline(
      script, fingers: touches.fingers.mapValues { $0.location(in: self) }, window: bounds,
      framesPerSecond: framesPerSecond)
    _ = TouchPlayer(timeline, on: self)
  }
}
