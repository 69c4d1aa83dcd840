extension UIWindow {
  /// The clock by which what is in the window moves. It stands still until it is told to advance.
  public var clock: MediaClock { layer.clock }

  /// The fingers that are on the window, in the order of their numbers: where, in points, and since
  /// how many seconds.
  package var fingersDown: [(number: Int, point: CGPoint, age: TimeInterval)] {
    touches.fingers.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.location(in: self), clock.now - $0.value.beginning) }
  }

  /// Has fingers do what a script says, and lets the time pass that it takes.
  ///
  /// - Parameters:
  ///   - script: what fingers do; those that are down from before stay down.
  ///   - framesPerSecond: how many times a second a moving finger is seen: 60, or 120.
  public func play(
    _ script: TouchScript, framesPerSecond: Int = 60
  ) throws(TouchScriptError) {
    try schedule(script, framesPerSecond: framesPerSecond)
    clock.advance(by: script.duration)
  }

  /// Has fingers do what a closure writes down, and lets the time pass that it takes.
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

  /// Has fingers do what a script says as the clock advances, from now on. No time passes by
  /// itself.
  public func schedule(
    _ script: TouchScript, framesPerSecond: Int = 60
  ) throws(TouchScriptError) {
    let timeline = try TouchTimeline(
      script, fingers: touches.fingers.mapValues { $0.location(in: self) }, window: bounds,
      framesPerSecond: framesPerSecond)
    _ = TouchPlayer(timeline, on: self)
  }
}
