/// The thresholds of gestures. Apple publishes few of these figures; for the others most
/// measurements of UIKit agree.
package enum GestureLimits {
  /// The maximum movement of a tap, in points.
  static let tapMovement: CGFloat = 45
  /// The maximum duration of a tap, in seconds.
  static let tapDuration: TimeInterval = 0.75
  /// The maximum time until the next tap, in seconds.
  static let tapInterval: TimeInterval = 0.35
  /// The minimum movement of a pan, in points. The translation begins after it.
  package static let panHysteresis: CGFloat = 10
  /// The minimum distance of a swipe, in points.
  static let swipeDistance: CGFloat = 50
  /// The maximum deviation of a swipe from a straight line, in points.
  static let swipeDeviation: CGFloat = 50
  /// The maximum duration of a swipe, in seconds.
  static let swipeDuration: TimeInterval = 0.5
  /// The minimum change of the distance of a pinch, in points.
  static let pinchHysteresis: CGFloat = 8
  /// The minimum rotation, in radians.
  static let rotationHysteresis: CGFloat = .pi / 36
  /// The maximum distance to the edge at which an edge pan begins, in points.
  static let edgeZone: CGFloat = 20
  /// The time over which a velocity is measured, in seconds.
  static let velocitySpan: TimeInterval = 0.05
  /// The time by which a scroll view delays touches in its content, in seconds.
  package static let contentDelay: TimeInterval = 0.15
}

// Unsupported: UITapGestureRecognizer · works · A tap may move 45 points, lasts 0.75 seconds, and
//   the next follows within 0.35. · uncertain · test: GestureRecognizerTests
// Unsupported: UIPanGestureRecognizer · works · It begins after ten points, which its translation
//   excludes. Its speed is that of the last twentieth of a second. · uncertain · test:
//   GestureRecognizerTests
// Unsupported: UISwipeGestureRecognizer · works · A swipe takes 50 points in half a second. ·
//   uncertain · test: GestureRecognizerTests
// Unsupported: UIPinchGestureRecognizer · works · A pinch begins after eight points. · uncertain ·
//   test: GestureRecognizerTests
// Unsupported: UIRotationGestureRecognizer · works · A rotation begins after five degrees. ·
//   uncertain · test: GestureRecognizerTests
