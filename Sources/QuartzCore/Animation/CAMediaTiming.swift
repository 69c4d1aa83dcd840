/// An object with its own time relative to its parent's: *t* = (parent - ``beginTime``) * ``speed``
/// + ``timeOffset``, in seconds. Source: Apple, CAMediaTiming.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The beginning, in the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run.
  var duration: CFTimeInterval { get set }
  /// The speed of the object's time.
  var speed: Float { get set }
  /// The offset added to the object's time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs.
  var repeatCount: Float { get set }
  /// The duration of repeated runs, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run plays backwards at its end.
  var autoreverses: Bool { get set }
  /// The values shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CAAnimation: CAMediaTiming {}
extension CALayer: CAMediaTiming {}

// Unsupported: CAMediaTiming: times of layers · works · `speed`, `timeOffset` and `beginTime` of
//   layers count for all animations inside, except those of property animators. · test:
//   LayerTimeTests
// Unsupported: CAMediaTiming: layers · kept · Repeats, durations and fill modes of layers, which
//   always exist, are kept. So is an animation's `isCumulative`. · test: LayerTimeTests
