/// The timing of a layer relative to its superlayer.
struct LayerTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  /// The run of the layer itself, which is always visible. Stored.
  var run = Run()

  struct Run: Equatable {
    var duration = CFTimeInterval.infinity
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
  }

  /// Whether the time equals the superlayer's.
  var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

  /// The speed of time, at least 0.
  var rate: Double { Double(max(speed, 0)) }

  /// Returns the layer's time at a time of the superlayer.
  func inside(_ around: CFTimeInterval) -> CFTimeInterval {
    (around - beginTime) * rate + timeOffset
  }

  /// Returns the superlayer's time at a time of the layer; nil if the layer is stopped.
  func around(_ inside: CFTimeInterval) -> CFTimeInterval? {
    rate > 0 ? (inside - timeOffset) / rate + beginTime : nil
  }
}
