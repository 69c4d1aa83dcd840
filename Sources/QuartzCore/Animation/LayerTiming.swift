/// The time of a layer in that of the layer around.
struct LayerTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  /// Of the layer itself, which is always there: kept.
  var run = Run()

  struct Run: Equatable {
    var duration = CFTimeInterval.infinity
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
  }

  /// Whether time goes as it does around.
  var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

  /// How fast time goes; it does not run backwards.
  var rate: Double { Double(max(speed, 0)) }

  /// The layer's time at a time around.
  func inside(_ around: CFTimeInterval) -> CFTimeInterval {
    (around - beginTime) * rate + timeOffset
  }

  /// The time around at a time of the layer's; nil where the layer stands still.
  func around(_ inside: CFTimeInterval) -> CFTimeInterval? {
    rate > 0 ? (inside - timeOffset) / rate + beginTime : nil
  }
}
