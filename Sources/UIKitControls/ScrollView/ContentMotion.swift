/// A way that content goes by itself: its offset as a function of the time since it began.
@MainActor
package protocol ContentMotion: AnyObject {
  /// After how many seconds it ends; infinity where it ends otherwise.
  var duration: TimeInterval { get }

  /// Where the content is after so many seconds, not yet on whole pixels.
  func offset(at time: TimeInterval) -> CGPoint

  /// Puts the content where it is after so many seconds.
  func move(_ view: UIScrollView, to time: TimeInterval)

  /// Whether a finger that comes down stops it.
  var yieldsToFingers: Bool { get }

  /// Goes the same way elsewhere: what is in sight has been moved.
  func shift(by distance: CGPoint)

  /// Ends where there still is content, should it have become shorter on the way.
  ///
  /// - Parameter time: since it began, in seconds.
  func keepInside(_ view: UIScrollView, at time: TimeInterval)

  /// A frame has been laid out.
  func didStep(in view: UIScrollView)

  /// The end has been reached.
  func didArrive(in view: UIScrollView)

  /// It was stopped on the way, by a finger or by code.
  func wasStopped(in view: UIScrollView, byFinger: Bool)
}

extension ContentMotion {
  package var yieldsToFingers: Bool { true }

  package func move(_ view: UIScrollView, to time: TimeInterval) {
    view.scroll(to: offset(at: time))
  }

  package func didStep(in view: UIScrollView) {}
}
