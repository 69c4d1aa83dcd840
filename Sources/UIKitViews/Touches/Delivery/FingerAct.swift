/// An action of a finger at one moment.
package struct FingerAct: Equatable {
  package let finger: Int
  package let phase: UITouch.Phase
  /// The location in the window, in points.
  package let point: CGPoint

  package init(finger: Int, phase: UITouch.Phase, point: CGPoint) {
    (self.finger, self.phase, self.point) = (finger, phase, point)
  }
}
