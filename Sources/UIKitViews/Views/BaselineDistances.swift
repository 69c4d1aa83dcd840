/// The distances of a view's baselines to its alignment rectangle, in points.
package struct BaselineDistances: Equatable, Sendable {
  package var fromTopToFirst: CGFloat = 0
  package var fromLastToBottom: CGFloat = 0

  package init(fromTopToFirst: CGFloat = 0, fromLastToBottom: CGFloat = 0) {
    self.fromTopToFirst = fromTopToFirst
    self.fromLastToBottom = fromLastToBottom
  }
}
