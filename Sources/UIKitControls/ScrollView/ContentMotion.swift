/// A motion of content: its offset as a function of the time since the start.
@preconcurrency @MainActor
package protocol ContentMotion: AnyObject {
  /// The duration in seconds; infinity if the motion ends otherwise.
  var duration: TimeInterval { get }

  /// Returns the content offset after a time, not rounded to pixels.
  func offset(at time: TimeInterval) -> CGPoint

  /// Moves the content to the offset after a time.
  func move(_ view: UIScrollView, to time: TimeInterval)

  /// Whether a touch stops the motion.
  var stopsOnTouch: Bool { get }

  /// Moves the whole motion by a distance, after the visible content has been moved.
  func shift(by distance: CGPoint)

  /// Limits the end of the motion to the content, which may have become shorter.
  ///
  /// - Parameter time: The time since the start, in seconds.
  func clampToContent(_ view: UIScrollView, at time: TimeInterval)

  /// Called after the layout of a frame.
  func didStep(in view: UIScrollView)

  /// Called after the motion has ended.
  func didArrive(in view: UIScrollView)

  /// Called after the motion was stopped, by a touch or by code.
  func wasStopped(in view: UIScrollView, byTouch: Bool)
}

extension ContentMotion {
  package var stopsOnTouch: Bool { true }

  package func move(_ view: UIScrollView, to time: TimeInterval) {
    view.scroll(to: offset(at: time))
  }

  package func didStep(in view: UIScrollView) {}
}
