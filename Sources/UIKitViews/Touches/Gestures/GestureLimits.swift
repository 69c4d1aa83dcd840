/// How far and how long fingers may go before a gesture is one, or is none. Apple publishes few of
/// these figures; the others are what people who measured UIKit agree on most.
package enum GestureLimits {
  /// How far the finger of a tap may move, in points.
  static let tapMovement: CGFloat = 45
  /// How long the finger of a tap may rest, in seconds.
  static let tapDuration: TimeInterval = 0.75
  /// How soon the next tap must follow, in seconds.
  static let tapInterval: TimeInterval = 0.35
  /// How far a finger must move to pan, in points; by that much the pan begins later.
  package static let panHysteresis: CGFloat = 10
  /// How far the finger of a swipe must go, in points.
  static let swipeDistance: CGFloat = 50
  /// How far it may leave the straight line, in points.
  static let swipeDeviation: CGFloat = 50
  /// How long it may take, in seconds.
  static let swipeDuration: TimeInterval = 0.5
  /// How much two fingers must come nearer to each other, or part, to pinch, in points.
  static let pinchHysteresis: CGFloat = 8
  /// How far two fingers must turn about each other, in radians.
  static let rotationHysteresis: CGFloat = .pi / 36
  /// How near to the edge a pan from the edge must begin, in points.
  static let edgeZone: CGFloat = 20
  /// Over how long a finger's speed is taken, in seconds.
  static let velocitySpan: TimeInterval = 0.05
  /// How long a scroll view makes its content wait for a finger, in seconds.
  package static let contentDelay: TimeInterval = 0.15
}

// Unsupported: UITapGestureRecognizer · works · A tap may move 45 points, lasts 0.75 seconds, and
//   the next follows within 0.35. · uncertain · test: GestureRecognizerTests
// Unsupported: UIPanGestureRecognizer · works · It begins after ten points, which its translation
//   leaves out. Its speed is that of the last twentieth of a second. · uncertain · test:
//   GestureRecognizerTests
// Unsupported: UISwipeGestureRecognizer · works · A swipe takes 50 points in half a second. ·
//   uncertain · test: GestureRecognizerTests
// Unsupported: UIPinchGestureRecognizer · works · A pinch begins after eight points. · uncertain ·
//   test: GestureRecognizerTests
// Unsupported: UIRotationGestureRecognizer · works · A rotation begins after five degrees. ·
//   uncertain · test: GestureRecognizerTests
