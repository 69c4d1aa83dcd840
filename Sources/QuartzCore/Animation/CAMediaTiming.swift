/// What has a time of its own in that of something around: *t* = (around - ``beginTime``) *
/// ``speed`` + ``timeOffset``, in seconds. Source: Apple, CAMediaTiming.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in the time around.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes.
  var duration: CFTimeInterval { get set }
  /// How fast its time goes.
  var speed: Float { get set }
  /// What is added to its time.
  var timeOffset: CFTimeInterval { get set }
  /// How many times it runs.
  var repeatCount: Float { get set }
  /// For how many seconds it runs again and again.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run goes there and back.
  var autoreverses: Bool { get set }
  /// What it shows before its beginning and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CAAnimation: CAMediaTiming {}
extension CALayer: CAMediaTiming {}

// Unsupported: CAMediaTiming: times of layers · works · `speed`, `timeOffset` and `beginTime` of
//   layers count for all animations inside, except those of property animators. · test:
//   LayerTimeTests
// Unsupported: CAMediaTiming: layers · kept · Repeats, durations and fill modes of layers, which
//   always exist, are kept. So is an animation's `isCumulative`. · test: LayerTimeTests
